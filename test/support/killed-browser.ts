/** A browser that is killed, and whose storage is full. */
import { spawn, type ChildProcess } from "node:child_process";
import { chromium, type Browser, type Page } from "playwright-core";
import { LAUNCH_WHOLE } from "./browser";

export interface Started {
  readonly page: Page;
  /** Kills the browser with all its processes. */
  readonly end: () => Promise<void>;
}

/** A browser with a profile of its own that lasts, as people have it. */
export async function started(profile: string, address: string): Promise<Started> {
  const args = [
    ...LAUNCH_WHOLE.args,
    "--headless",
    "--no-first-run",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
  ];
  let process = spawn(LAUNCH_WHOLE.executablePath, args, { detached: true, stdio: ["ignore", "ignore", "pipe"] });
  // On a busy machine a browser now and then takes no connection: then another one is asked.
  const again = async () => {
    await killed(process);
    process = spawn(LAUNCH_WHOLE.executablePath, args, { detached: true, stdio: ["ignore", "ignore", "pipe"] });
    return connected(process);
  };
  const browser = await connected(process).catch(again).catch(again);
  const page = await browser.contexts()[0]!.newPage();
  await page.goto(address);
  await page.waitForSelector("html[data-host]");
  return { page, end: () => killed(process) };
}

/** Kills a process with all that it has started. */
async function killed(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const isOver = new Promise((resolve) => process.once("exit", resolve));
  globalThis.process.kill(-process.pid!, "SIGKILL");
  await isOver;
}

async function connected(process: ChildProcess): Promise<Browser> {
  const endpoint = await new Promise<string>((resolve, reject) => {
    let said = "";
    process.stderr!.on("data", (chunk: Buffer) => {
      said += String(chunk);
      const [, found] = /DevTools listening on (\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    process.once("exit", () => reject(new Error(said)));
  });
  return chromium.connectOverCDP(endpoint);
}

/** Leaves no room in the browser's storage. */
export const fill = (page: Page) =>
  page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2))
      try {
        for (let i = 0; ; i++) localStorage.setItem(`fill.${size}.${i}`, "x".repeat(size));
      } catch {
        continue;
      }
  });

/** Makes room again. */
export const empty = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).forEach((key) => key.startsWith("fill.") && localStorage.removeItem(key))
  );
