// The files of src/functions/ that a build takes, as `npm run build -- --env names=…` chooses.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(__dirname, "..");
const ENTRY = "./src/functions/index.ts";
/** Names of fewer than three letters, which the unified manifest refuses. */
const SHORT_NAMES = "./src/functions/short-names.ts";

/**
 * The entry of functions.js, and the files with custom functions: all that carry the tag, so that a
 * new one is not forgotten.
 * @param env what webpack read from the command line: with `names=strict` the short names are left out.
 * @throws Error when `names` is anything else.
 */
export function functionFiles(env: { readonly names?: unknown } = {}): { entry: string[]; declaring: string[] } {
  if ("names" in env && env.names !== "strict")
    throw new Error(`--env names=${String(env.names)} is not known: give --env names=strict, or leave it out.`);
  const leftOut = "names" in env ? [SHORT_NAMES] : [];
  const declaring = readdirSync(path.join(ROOT, "src/functions"))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `./src/functions/${file}`)
    .filter((file) => readFileSync(path.join(ROOT, file), "utf8").includes("@customfunction"))
    .filter((file) => !leftOut.includes(file));
  return { entry: [ENTRY, SHORT_NAMES].filter((file) => !leftOut.includes(file)), declaring };
}
