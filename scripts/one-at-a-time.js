// Lets one process at a time do a piece of work: suites that run side by side ask for dist/ at once.
const { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } = require("node:fs");
const path = require("node:path");

/** No work takes as long as this, in ms: a lock that is older was left by somebody. */
const FORGOTTEN = 600_000;

/** Waits until no other process holds the lock (a file with its holder's process id), then does the work. */
function oneAtATime(lock, work) {
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!taken(lock)) {
    if (isForgotten(lock)) rmSync(lock, { force: true });
    else pause(100);
  }
  const release = () => rmSync(lock, { force: true });
  // The work may end the process.
  process.once("exit", release);
  try {
    work();
  } finally {
    release();
    process.off("exit", release);
  }
}

function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

/** Whether the holder was stopped before it could take its lock away. */
function isForgotten(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > FORGOTTEN) return true;
    const holder = Number(readFileSync(lock, "utf8"));
    // Its id is not written yet.
    if (holder === 0) return false;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    // ENOENT: the lock is gone, which is as well. EPERM: it is another user's, and at work.
    return error.code === "ESRCH";
  }
}

function pause(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

module.exports = { oneAtATime };
