import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./markdown";

const WORKFLOW = readFileSync(path.join(ROOT, ".github/workflows/ci.yml"), "utf8");
const CI_RUN = readFileSync(path.join(ROOT, ".ci/run"), "utf8");

test("the workflow runs .ci/run, which is a program, on the versions of Node that are served", () => {
  expect(WORKFLOW).toMatch(/^ +- run: \.ci\/run$/m);
  expect(WORKFLOW).toMatch(/^ +node: \[20, 22\]$/m);
  expect(statSync(path.join(ROOT, ".ci/run")).mode & 0o111).not.toBe(0);
});

test("it uses GitHub's own actions by their major versions, and no secrets", () => {
  const uses = [...WORKFLOW.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(uses.map((action) => action!.replace(/\d+$/, "N"))).toEqual(["actions/checkout@vN", "actions/setup-node@vN"]);
  expect(WORKFLOW).not.toContain("secrets");
  expect(WORKFLOW).toContain("contents: read");
});

test("it installs beforehand what .ci/run would install, except the browser", () => {
  const needed = [...CI_RUN.matchAll(/^need ".*" (.+)$/gm)].flatMap(([, names]) => names!.split(" "));
  expect(needed).toContain("libreoffice-calc");
  const line = WORKFLOW.split("\n").find((text) => text.includes("apt-get install"))!;
  for (const name of needed.filter((each) => each !== "chromium")) expect(line).toContain(name);
});
