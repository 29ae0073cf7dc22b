// Installs what the benchmark compares with, when it is absent or older than the lock file here.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";

const changed = (file: string) => {
  const full = path.join(__dirname, file);
  return existsSync(full) ? statSync(full).mtimeMs : 0;
};

if (changed("node_modules/.package-lock.json") < changed("package-lock.json")) {
  process.stderr.write("Installing what to compare with (npm ci in bench/) …\n");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: __dirname,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    process.stderr.write("Installing what to compare with failed.\n");
    process.exit(status ?? 1);
  }
}
