import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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
