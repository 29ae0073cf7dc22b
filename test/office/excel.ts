/** A browser's page in which the pane meets Microsoft's own Office.js, and it an Excel that the test plays. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import type { Page } from "playwright-core";
import { AROUND, inFrame } from "./host/frame";
import type { HostOptions } from "./host/install";

/** Where npm has put Microsoft's files: see prepare.js. */
export const FILES = path.join(__dirname, "node_modules/@microsoft/office-js/dist");
const CDN = "https://appsforoffice.microsoft.com/";

/** Whether Microsoft's files are there. */
export function isOfficeInstalled(): boolean {
  return existsSync(path.join(FILES, "office.js"));
}

/** What the manifests have behind the address of the pane. */
export const MARKER = "?host=excel";

let bundled: string | undefined;

export function hostScript(): string {
  return (bundled ??= buildSync({
    entryPoints: [path.join(__dirname, "host/install.ts")],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "PlayedHost",
  }).outputFiles[0]!.text);
}

/**
 * Has a page find Office.js, and Office.js an Excel.
 * @param address of what is opened in Excel, as the manifest has it.
 * @returns the address to go to: on the web, that of Excel around it.
 */
export async function playExcel(page: Page, address: string, options: HostOptions = {}): Promise<string> {
  await page.route(`${CDN}**`, (route) => {
    const file = new URL(route.request().url()).pathname.replace(/^\/lib\/1(\.1)?\/hosted\//, "");
    const found = path.join(FILES, file);
    const contentType = file.endsWith(".js") ? "text/javascript" : "text/html";
    return existsSync(found)
      ? route.fulfill({ contentType, body: readFileSync(found) })
      : route.fulfill({ status: 404, body: "" });
  });
  const install = `window.played = PlayedHost.installHost(${JSON.stringify(options)})`;
  await page.addInitScript(`${hostScript()}\nif (window === window.top) ${install};`);
  if (options.on !== "the web") return address;
  await page.route(AROUND, (route) => {
    const style = "position: fixed; inset: 0; width: 100%; height: 100%; border: 0";
    const frame = `<iframe title="Pane" style="${style}" src="${inFrame(address)}"></iframe>`;
    return route.fulfill({ contentType: "text/html", body: `<!doctype html><title>Book1.xlsx</title>${frame}` });
  });
  return AROUND;
}
