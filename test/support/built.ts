import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
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

/** The addresses of the pane's later parts that have a text in them: such a part has a number for its name. */
export function partsWith(text: string): RegExp {
  const folder = path.join(DIST, "taskpane");
  const parts = readdirSync(folder).filter((file) => readFileSync(path.join(folder, file), "utf8").includes(text));
  if (parts.length === 0) throw new Error(`No part of the pane has ${JSON.stringify(text)}.`);
  return new RegExp(`/taskpane/(${parts.join("|").replace(/\./g, "\\.")})`);
}
