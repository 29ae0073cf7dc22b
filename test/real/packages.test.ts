import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { built } from "../support/built";
import { licenceList, shippedPackages } from "../../scripts/licences";

const ROOT = path.join(__dirname, "../..");

/** Licences that ask for no more than to be passed on. */
const ALLOWED = ["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "0BSD"];

/** A package that asks for less still: its licence lets anybody do anything. */
const EXCEPTIONS: Readonly<Record<string, string>> = { "truncate-utf8-bytes": "WTFPL" };

test("what is installed is what the lock file and the packages ask for", () => {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status, stdout } = spawnSync(npm, ["ls", "--all", "--json"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 1e8,
    shell: process.platform === "win32",
  });
  const { problems = [] } = JSON.parse(stdout) as { problems?: readonly string[] };
  expect([status, problems]).toEqual([0, []]);
});

describe("what is shipped", () => {
  let shipped: ReturnType<typeof shippedPackages>;
  beforeAll(() => {
    built("functions", "taskpane", "cli");
    shipped = shippedPackages();
  });

  test("is what the pane and the command line bundle, and nothing in the functions", () => {
    const names = shipped.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["fflate", "papaparse", "preact"]));
    expect(names.length).toBeLessThan(20);
    expect(shipped.filter(({ bundles }) => bundles.includes("functions"))).toEqual([]);
  });

  test("comes from packages in the lock file that are not for development", () => {
    const { packages } = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")) as {
      packages: Readonly<Record<string, { version: string; dev?: boolean }>>;
    };
    for (const { name, version } of shipped) {
      const locked = packages[`node_modules/${name}`];
      expect([name, locked?.version, locked?.dev]).toEqual([name, version, undefined]);
    }
  });

  test("may be passed on by whoever has it", () => {
    for (const { name, licence } of shipped)
      expect([name, licence, isAllowed(name, licence)]).toEqual([name, licence, true]);
  });

  test("has its licences beside it, in full", () => {
    const texts = ["taskpane", "cli"].map((name) => readFileSync(path.join(ROOT, `dist/${name}.licences.txt`), "utf8"));
    for (const text of texts) {
      expect(text).toContain("Permission is hereby granted, free of charge");
      expect(text).not.toContain("undefined");
    }
    expect(existsSync(path.join(ROOT, "dist/functions.licences.txt"))).toBe(false);
  });

  test("stands in packages/README.md: npm run licences", () => {
    const written = readFileSync(path.join(ROOT, "packages/README.md"), "utf8");
    expect(written).toBe(licenceList(shipped));
  });
});

/** Of licences to choose from, one must be allowed. */
function isAllowed(name: string, licence: string): boolean {
  if (EXCEPTIONS[name] === licence) return true;
  return licence.split(" OR ").some((one) => ALLOWED.includes(one));
}
