import { readFileSync } from "node:fs";
import path from "node:path";

/** The built bundles; `npm run bench` builds them first. */
export const DIST = path.join(__dirname, "../dist");

/** The text of a built file. */
export function built(file: string): string {
  return readFileSync(path.join(DIST, file), "utf8");
}
