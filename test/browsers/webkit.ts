/** WebKit as Debian has it, whose small browser is driven by WebDriver on a screen that nobody sees. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { found, until, type DrivenBrowser, type DrivenPage, type Key } from "./driven-page";

const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";
const BROWSER = folders("/usr/lib")
  .flatMap(folders)
  .map((folder) => path.join(folder, "MiniBrowser"))
  .find((file) => file.includes("webkit2gtk") && existsSync(file));

function folders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const all = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return all.map(({ name }) => path.join(folder, name));
}

/** By WebDriver's numbers. */
const KEYS: Readonly<Record<Key, string>> = { Tab: "\uE004", Enter: "\uE007", ArrowRight: "\uE014" };

/** The name under which WebDriver hands elements over. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

export const WEBKIT: DrivenBrowser = {
  name: "WebKit",
  isInstalled: () => BROWSER !== undefined && existsSync(DRIVER) && existsSync(SCREEN),
  install: "apt-get install webkit2gtk-driver xvfb",
  start,
};

async function start(): Promise<DrivenPage> {
  const home = mkdtempSync(path.join(tmpdir(), "overtrick-webkit-"));
  const screen = spawn(SCREEN, ["-displayfd", "1", "-screen", "0", "1000x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = `:${String(await firstOf(screen)).trim()}`;
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: "ignore",
    // Its sandbox is for the pages of strangers, and needs more than a container gives.
    env: { ...process.env, HOME: home, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const close = () => {
    driver.kill();
    screen.kill();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    return await session(`http://127.0.0.1:${port}`, close);
  } catch (error) {
    close();
    throw error;
  }
}

async function session(driver: string, close: () => void): Promise<DrivenPage> {
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { binary: BROWSER, args: ["--automation"] } } };
  const { sessionId } = await patiently(() => asked<{ sessionId: string }>(driver, "/session", { capabilities }));
  const ask = <T>(what: string, body: object) => asked<T>(driver, `/session/${sessionId}${what}`, body);
  await ask("/window/rect", { width: 360, height: 800 });
  await ask("/timeouts", { script: 60_000 });
  const evaluate = async <T>(expression: string) => {
    const script = `const done = arguments[0];
      new Promise((resolve) => resolve(${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await ask<{ value: T; error?: string }>("/execute/async", { script, args: [] });
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const element = async (selector: string, text?: string) => {
    await until(evaluate, found(selector, text));
    const script = `return ${found(selector, text)}`;
    const reached = await ask<Record<string, string>>("/execute/sync", { script, args: [] });
    return `/element/${reached[ELEMENT]}`;
  };
  return {
    goto: (url) => ask("/url", { url }),
    evaluate,
    click: async (selector, text) => ask(`${await element(selector, text)}/click`, {}),
    fill: async (selector, text) => {
      const field = await element(selector);
      await ask(`${field}/clear`, {});
      if (text !== "") await ask(`${field}/value`, { text: text.replace(/\n/g, KEYS.Enter) });
    },
    press: (key) => {
      const strokes = ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] }));
      return ask("/actions", { actions: [{ type: "key", id: "keyboard", actions: strokes }] });
    },
    close: async () => {
      await fetch(`${driver}/session/${sessionId}`, { method: "DELETE" });
      close();
    },
  };
}

async function asked<T>(driver: string, what: string, body: object): Promise<T> {
  const response = await fetch(`${driver}${what}`, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: T };
  if (!response.ok) throw new Error(`${what}: ${JSON.stringify(value)}`);
  return value;
}

/** The driver takes a moment before it listens. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await work();
    } catch (error) {
      // By its name: what fetch throws in a suite is no instance of the suite's own TypeError.
      if (tries === 400 || (error as Error).name !== "TypeError") throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

function firstOf(process: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    process.stdout!.once("data", resolve);
    process.once("error", reject);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
