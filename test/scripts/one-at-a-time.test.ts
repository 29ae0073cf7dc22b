import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const SCRIPT = path.join(__dirname, "../../scripts/one-at-a-time.js");

/** A program that notes when its turn begins and when it ends, 200 ms later. */
const PROGRAM = `
  const { appendFileSync } = require("node:fs");
  const [lock, log, ending] = process.argv.slice(1);
  require(${JSON.stringify(SCRIPT)}).oneAtATime(lock, () => {
    appendFileSync(log, "begins\\n");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    appendFileSync(log, "ends\\n");
    if (ending === "exit") process.exit(1);
  });`;

const folder = mkdtempSync(path.join(tmpdir(), "overtrick-lock-"));
const lock = path.join(folder, "dist/.building");
const log = path.join(folder, "log");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (ending: string) =>
  new Promise<number | null>((resolve, reject) => {
    const program = spawn(process.execPath, ["-e", PROGRAM, lock, log, ending], { stdio: "inherit" });
    program.once("error", reject);
    program.once("exit", resolve);
  });

test("of three at once each waits for the one before, also where that ends its process", async () => {
  expect(await Promise.all([run("returns"), run("exit"), run("returns")])).toEqual(expect.arrayContaining([0, 0, 1]));
  expect(readFileSync(log, "utf8")).toBe("begins\nends\n".repeat(3));
  expect(existsSync(lock)).toBe(false);
});

test("the lock of a process that is gone holds nobody up", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(lock, String(pid));
  expect(await run("returns")).toBe(0);
});
