// The longer proofs: the suites of test/soak, and every other one that says by `runs` in test/support/runs.ts how many cases
// it has, with all of them; or those that are named. --list says which these are. SEED=… repeats what an earlier run has
// drawn.
import { spawnSync, type SpawnSyncOptions } from "node:child_process";
import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "..");
const words = process.argv.slice(2);

function jest(args: readonly string[], options: SpawnSyncOptions) {
  const program = path.join(root, "node_modules/jest/bin/jest.js");
  const done = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: "utf8", ...options });
  if (done.error) throw done.error;
  return done;
}

/** The suites that jest finds, by their paths from the root. */
function found(...args: readonly string[]): string[] {
  const { stdout } = jest(["--listTests", ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const files = String(stdout)
    .split("\n")
    .filter((line) => line !== "");
  return files.map((file) => path.relative(root, file).split(path.sep).join("/")).sort();
}

/** The suites that only the soak has, and those that have more cases in it. */
function held(): { only: readonly string[]; more: readonly string[] } {
  const only = found("test/soak/");
  const more = found("--findRelatedTests", "test/support/runs.ts").filter((file) => !only.includes(file));
  return { only, more };
}

/** What a suite calls itself. */
function title(file: string): string | undefined {
  return /\bdescribe\w*\(\s*"(.*?)"/.exec(readFileSync(path.join(root, file), "utf8"))?.[1];
}

function list(): void {
  const { only, more } = held();
  const nameOf = (file: string) => path.basename(file, ".test.ts");
  const folders = [...new Set(more.map((file) => path.dirname(file)))];
  const lines = [
    "Here alone:",
    ...only.map((file) => `  ${file}: ${title(file)}`),
    "With more cases than otherwise:",
    ...folders.map(
      (folder) =>
        `  ${folder}: ${more
          .filter((file) => path.dirname(file) === folder)
          .map(nameOf)
          .join(", ")}`
    ),
  ];
  process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}

function soak(): void {
  const seed = process.env.SEED ?? String(randomInt(2 ** 31));
  const said = `SEED=${seed} npm run soak${words.length > 0 ? ` -- ${words.join(" ")}` : ""}`;
  process.stderr.write(`To have the same cases again: ${said}\n`);
  const suites = words.length > 0 ? words : ["--runTestsByPath", ...Object.values(held()).flat()];
  // A proof of minutes here is one of an hour on a slower machine.
  const { status } = jest([...suites, "--testTimeout=3600000"], {
    stdio: "inherit",
    env: { ...process.env, SOAK: "true", SEED: seed },
  });
  if (status !== 0) process.stderr.write(`Failed. To have the same cases again: ${said}\n`);
  process.exit(status ?? 1);
}

if (words[0] === "--list" || words[0] === "--help") list();
else soak();
