/** A browser's page in which the pane meets Microsoft's own Office.js, and it an Excel that the test plays. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import type { Page } from "playwright-core";
import type { HostOptions } from "./host/install";

/** Where npm has put Microsoft's files: see prepare.js. */
const FILES = path.join(__dirname, "node_modules/@microsoft/office-js/dist");
const CDN = "https://appsforoffice.microsoft.com/";

/** Whether Microsoft's files are there. */
export function isOfficeInstalled(): boolean {
  return existsSync(path.join(FILES, "office.js"));
}

let bundled: string | undefined;

function hostScript(): string {
  return (bundled ??= buildSync({
    entryPoints: [path.join(__dirname, "host/install.ts")],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "PlayedHost",
  }).outputFiles[0]!.text);
}

/** Has a page find Office.js, and Office.js an Excel. */
export async function playExcel(page: Page, options: HostOptions = {}): Promise<void> {
  await page.route(`${CDN}**`, (route) => {
    const file = new URL(route.request().url()).pathname.replace(/^\/lib\/1(\.1)?\/hosted\//, "");
    const found = path.join(FILES, file);
    const contentType = file.endsWith(".js") ? "text/javascript" : "text/html";
    return existsSync(found)
      ? route.fulfill({ contentType, body: readFileSync(found) })
      : route.fulfill({ status: 404, body: "" });
  });
  await page.addInitScript(`${hostScript()}\nwindow.played = PlayedHost.installHost(${JSON.stringify(options)});`);
}
