// The longer proofs: every suite that says by `runs` in test/support/runs.ts how many cases it has,
// or those that are named, with all of them. SEED=… repeats what an earlier run has drawn.
const { spawnSync } = require("node:child_process");
const { randomInt } = require("node:crypto");
const path = require("node:path");

const root = path.join(__dirname, "..");
const words = process.argv.slice(2);
const seed = process.env.SEED ?? String(randomInt(2 ** 31));
const said = `SEED=${seed} npm run soak${words.length > 0 ? ` -- ${words.join(" ")}` : ""}`;

process.stderr.write(`To have the same cases again: ${said}\n`);
const { status, error } = spawnSync(
  process.execPath,
  [
    path.join(root, "node_modules/jest/bin/jest.js"),
    ...(words.length > 0 ? words : ["--findRelatedTests", "test/support/runs.ts"]),
    // A proof of minutes here is one of an hour on a slower machine.
    "--testTimeout=3600000",
  ],
  { cwd: root, stdio: "inherit", env: { ...process.env, SOAK: "true", SEED: seed } }
);
if (error) throw error;
if (status !== 0) process.stderr.write(`Failed. To have the same cases again: ${said}\n`);
process.exit(status ?? 1);
