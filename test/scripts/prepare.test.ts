import { spawnSync } from "node:child_process";
import {
  copyFileSync,
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

test("a linked node_modules that is out of date is left alone", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-prepare-"));
  try {
    const [checkout, shared] = [path.join(folder, "checkout"), path.join(folder, "shared")];
    mkdirSync(path.join(checkout, "scripts"), { recursive: true });
    mkdirSync(path.join(shared, "somebody-elses"), { recursive: true });
    for (const name of ["prepare.js", "one-at-a-time.js"])
      copyFileSync(path.join(SCRIPTS, name), path.join(checkout, "scripts", name));
    writeFileSync(path.join(checkout, "package-lock.json"), "{}");
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
