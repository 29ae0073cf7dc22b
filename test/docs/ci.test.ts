import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./markdown";

const WORKFLOWS = path.join(ROOT, ".github/workflows");
const WORKFLOW = readFileSync(path.join(WORKFLOWS, "ci.yml"), "utf8");
const CI_RUN = readFileSync(path.join(ROOT, ".ci/run"), "utf8");

test("the workflow runs .ci/run, which is a program, on the versions of Node that are served", () => {
  expect(WORKFLOW).toMatch(/^ +- run: \.ci\/run$/m);
  expect(WORKFLOW).toMatch(/^ +node: \[20, 22\]$/m);
  expect(statSync(path.join(ROOT, ".ci/run")).mode & 0o111).not.toBe(0);
});

describe.each(readdirSync(WORKFLOWS))("%s", (file) => {
  const text = readFileSync(path.join(WORKFLOWS, file), "utf8");

  test("uses GitHub's own actions, each by its commit and with its version said", () => {
    const uses = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action!);
    expect(uses.length).toBeGreaterThan(1);
    for (const action of uses) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("leaves no token in the checkout", () => {
    const checkouts = text.split("actions/checkout@").slice(1);
    for (const checkout of checkouts) expect(checkout).toMatch(/^\S+ # \S+\n +with:\n +persist-credentials: false\n/);
  });

  test("asks for no secrets, and for no permission that it has not named", () => {
    expect(text).not.toContain("secrets");
    expect(text).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)$/m);
  });

  test("hands what GitHub says to commands as variables, never as text of theirs", () => {
    const commands = [...text.matchAll(/^ +-? ?run: (.+(?:\n {10}.+)*)/gm)].map(
      ([, command]) => command!.split("\n        env:")[0]
    );
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) expect(command).not.toContain("${{");
  });
});

test("only the jobs that publish may write, and they run nothing of the project", () => {
  const writing = readdirSync(WORKFLOWS).flatMap((file) =>
    readFileSync(path.join(WORKFLOWS, file), "utf8")
      .split(/^ {2}(?=[a-z]+:\n)/m)
      .filter((job) => job.includes(": write"))
  );
  expect(writing.map((job) => job.split(":")[0])).toEqual(["release", "publish"]);
  for (const job of writing) expect(job).not.toMatch(/npm|checkout/);
});

test("it installs beforehand what .ci/run would install, except the browser that the runner has", () => {
  const needed = [...CI_RUN.matchAll(/^need ".*" (.+)$/gm)].flatMap(([, names]) => names!.split(" "));
  expect(needed).toContain("libreoffice-calc");
  const line = WORKFLOW.split("\n").find((text) => text.includes("apt-get install"))!;
  for (const name of needed.filter((each) => !/^chromium/.test(each))) expect(line).toContain(name);
});
