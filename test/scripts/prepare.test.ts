import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const SCRIPTS = path.join(__dirname, "../../scripts");

/** A lock file with one package, and one that is for other machines. */
const lock = (version: string) =>
  JSON.stringify({
    packages: {
      "": { name: "checkout" },
      "node_modules/one": { version, integrity: `sha512-${version}` },
      "node_modules/for-another": { version: "1.0.0", optional: true },
    },
  });

test("a linked node_modules that is out of date is left alone", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-prepare-"));
  try {
    const [checkout, shared] = [path.join(folder, "checkout"), path.join(folder, "shared")];
    mkdirSync(path.join(checkout, "scripts"), { recursive: true });
    mkdirSync(path.join(shared, "somebody-elses"), { recursive: true });
    for (const name of ["prepare.js", "one-at-a-time.js"])
      copyFileSync(path.join(SCRIPTS, name), path.join(checkout, "scripts", name));
    writeFileSync(path.join(checkout, "package-lock.json"), lock("1.0.0"));
    symlinkSync(shared, path.join(checkout, "node_modules"), "junction");

    const script = path.join(checkout, "scripts/prepare.js");
    const { status, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8" });
    expect([status, stderr]).toEqual([1, expect.stringContaining("node_modules is a link")]);
    expect(readdirSync(shared)).toEqual(["somebody-elses"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("what a build leaves as it was is not built again", () => {
  const checkout = mkdtempSync(path.join(tmpdir(), "overtrick-prepare-"));
  const at = (...names: string[]) => path.join(checkout, ...names);
  try {
    for (const folder of ["scripts", "dist", "src", "node_modules/webpack/bin"])
      mkdirSync(at(folder), { recursive: true });
    for (const name of ["prepare.js", "one-at-a-time.js"]) copyFileSync(path.join(SCRIPTS, name), at("scripts", name));
    // It finds that all would come out as it is there.
    writeFileSync(at("node_modules/webpack/bin/webpack.js"), `require("fs").appendFileSync("dist/builds", "+")`);
    writeFileSync(at("dist/functions.json"), "[]");
    utimesSync(at("dist/functions.json"), new Date(0), new Date(0));
    writeFileSync(at("src/index.ts"), "");

    for (let i = 0; i < 2; i++) spawnSync(process.execPath, [at("scripts/prepare.js"), "--build", "functions"]);
    expect(readFileSync(at("dist/builds"), "utf8")).toBe("+");
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
});

describe("installing", () => {
  let checkout: string;
  const at = (...names: string[]) => path.join(checkout, ...names);

  beforeEach(() => {
    checkout = mkdtempSync(path.join(tmpdir(), "overtrick-prepare-"));
    for (const folder of ["scripts", "bin", "node_modules/one"]) mkdirSync(at(folder), { recursive: true });
    for (const name of ["prepare.js", "one-at-a-time.js"]) copyFileSync(path.join(SCRIPTS, name), at("scripts", name));
    writeFileSync(at("package-lock.json"), lock("1.0.0"));
    writeFileSync(
      at("node_modules/.package-lock.json"),
      JSON.stringify({ packages: { "node_modules/one": { version: "1.0.0", integrity: "sha512-1.0.0" } } })
    );
  });
  afterEach(() => rmSync(checkout, { recursive: true, force: true }));

  /** Prepares with a command in npm's place; says whether npm was called. */
  const prepare = (npm: string) => {
    writeFileSync(at("bin/npm"), `#!/bin/sh\ntouch called\n${npm}\n`, { mode: 0o755 });
    const env = { ...process.env, PATH: `${at("bin")}${path.delimiter}${process.env.PATH}` };
    const { status } = spawnSync(process.execPath, [at("scripts/prepare.js")], { cwd: checkout, env });
    return { status, isCalled: existsSync(at("called")) };
  };

  test("is left out where all is there, though the lock file is the newer one", () => {
    const later = new Date(Date.now() + 60_000);
    utimesSync(at("package-lock.json"), later, later);
    expect(prepare("exit 0")).toEqual({ status: 0, isCalled: false });
  });

  test("is done where a package is of another version, though the lock file is the older one", () => {
    writeFileSync(at("package-lock.json"), lock("1.0.1"));
    utimesSync(at("package-lock.json"), new Date(0), new Date(0));
    expect(prepare("exit 0")).toEqual({ status: 0, isCalled: true });
  });

  test("leaves no half of it where it fails or is interrupted", () => {
    writeFileSync(at("package-lock.json"), lock("1.0.1"));
    for (const end of ["exit 1", "kill -INT $PPID; kill -INT $$"]) {
      expect(prepare(`mkdir -p node_modules/half\n${end}`)).toEqual({ status: 1, isCalled: true });
      expect(existsSync(at("node_modules"))).toBe(false);
    }
  });

  test("is done again after one that was ended before it could remove anything", () => {
    writeFileSync(at("package-lock.json"), lock("1.0.1"));
    prepare("kill -KILL $PPID");
    writeFileSync(at("package-lock.json"), lock("1.0.0"));
    rmSync(at("called"));
    expect(prepare("exit 0").isCalled).toBe(true);
  });
});
