import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "playwright-core";
import sirv from "sirv";
import type { Site } from "../test/support/browser";
import { DIST } from "./dist";

const EXECUTABLE = [
  process.env.CHROMIUM ?? "",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/microsoft-edge",
].find((place) => place !== "" && existsSync(place));

/**
 * Runs what needs a browser and the built pages.
 * @returns whether there is a browser; if not, it is said.
 */
export async function inChromium(what: string, work: (site: Site) => Promise<void>): Promise<boolean> {
  if (!EXECUTABLE) {
    console.log(`\n${what}: skipped, since there is no Chromium, Chrome or Edge.`);
    return false;
  }
  const server = createServer(sirv(DIST, { dev: true }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/taskpane.html`;
  const browser = await chromium.launch({
    executablePath: EXECUTABLE,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    await work({ browser, address });
  } finally {
    await browser.close();
    server.close();
  }
  return true;
}
