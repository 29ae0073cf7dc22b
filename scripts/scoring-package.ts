// Builds packages/scoring, the scoring core for others: one ES module and its types.
//   npm run scoring
import { spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";

const ROOT = path.join(__dirname, "..");
export const PACKAGE = path.join(ROOT, "packages/scoring");

/** @throws Error with what the compiler says. */
export function buildScoringPackage(): void {
  const dist = path.join(PACKAGE, "dist");
  rmSync(dist, { recursive: true, force: true });
  const entryPoints = [path.join(PACKAGE, "index.ts")];
  buildSync({ entryPoints, bundle: true, format: "esm", target: "es2020", outfile: path.join(dist, "index.js") });
  const tsc = [path.join(ROOT, "node_modules/typescript/bin/tsc"), "--project", PACKAGE];
  const { status, stdout } = spawnSync(process.execPath, tsc, { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw new Error(stdout);
  for (const entry of readdirSync(dist, { recursive: true })) {
    const file = path.join(dist, String(entry));
    if (!file.endsWith(".d.ts")) continue;
    // Node's own resolution, which others may ask TypeScript for, wants the ending.
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace(/((?:from|import\()\s*"\.{1,2}\/[^"]+)"/g, '$1.js"'));
  }
  copyFileSync(path.join(ROOT, "LICENSE"), path.join(PACKAGE, "LICENSE"));
}

if (require.main === module) buildScoringPackage();
