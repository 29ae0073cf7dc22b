import { spawnSync } from "node:child_process";
import path from "node:path";

const ROOT = path.join(__dirname, "../..");

/** Where the production build is; see `built`. */
export const DIST = path.join(ROOT, "dist");

/**
 * Builds those of the bundles that are older than their sources. For suites that need them, before
 * their tests: of suites that run side by side one builds, and the others wait for it.
 */
export function built(...bundles: readonly ("functions" | "taskpane" | "cli")[]): void {
  const script = path.join(ROOT, "scripts/prepare.js");
  const { status, stderr } = spawnSync(process.execPath, [script, "--build", ...bundles], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}
