/** The built pane for browsers that cannot be told from outside what Office.js is: the server tells them. */
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { FILES, hostScript } from "../office/excel";
import { DIST } from "../support/built";

const OFFICE = "https://appsforoffice.microsoft.com/lib/1/hosted/";

/** Where the page is: in a browser, or in an Excel that is played, with Office.js as Microsoft wrote it. */
export type OfficeInPage = "in a browser" | "in Excel";

/** Runs in the page before everything else: notes what goes wrong, and what is saved. */
const NOTES = `window.noted = { wrong: [], saved: [] };
addEventListener("error", ({ message, target }) => noted.wrong.push(message ?? "not loaded: " + target.src), true);
addEventListener("unhandledrejection", ({ reason }) => noted.wrong.push(String(reason)));
document.addEventListener("securitypolicyviolation", (event) => noted.wrong.push(event.violatedDirective + " " + event.blockedURI));
const { error } = console;
console.error = (...said) => { noted.wrong.push(said.join(" ")); error.apply(console, said); };
addEventListener("click", ({ target }) => {
  if (target.download) noted.saved.push({ name: target.download, bytes: fetchBytes(target.href) });
}, true);
const blobs = new Map();
const create = URL.createObjectURL;
URL.createObjectURL = (blob) => { const url = create.call(URL, blob); blobs.set(url, blob); return url; };
const fetchBytes = async (url) => Array.from(new Uint8Array(await blobs.get(url).arrayBuffer()));
`;

export interface PaneSite {
  readonly address: (office: OfficeInPage) => string;
  readonly close: () => void;
}

/** Serves the pane, with notes, axe-core and Office.js beside it. */
export async function paneSite(): Promise<PaneSite> {
  const files = sirv(DIST, { dev: true });
  const office = sirv(FILES, { dev: true });
  const script =
    (text: string): RequestListener =>
    (_, response) =>
      response.setHeader("Content-Type", "text/javascript").end(text);
  const own: Readonly<Record<string, RequestListener>> = {
    "/notes.js": script(NOTES),
    "/excel.office-script.js": script(
      readFileSync(path.join(DIST, "taskpane.office-script.js"), "utf8").replace(OFFICE, "/hosted/")
    ),
    "/axe.js": script(readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")),
  };
  const pane = (inPage: OfficeInPage): RequestListener => {
    const before = ["notes.js", "axe.js", ...(inPage === "in Excel" ? ["host.js"] : [])];
    const html = readFileSync(path.join(DIST, "taskpane.html"), "utf8")
      .replace("<title>", `${before.map((name) => `<script src="/${name}"></script>`).join("")}<title>`)
      .replace("taskpane.office-script", inPage === "in Excel" ? "excel.office-script" : "$&");
    return (_, response) => response.setHeader("Content-Type", "text/html").end(html);
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, "http://localhost");
    if (pathname === "/taskpane.html") return pane(searchParams.get("office") as OfficeInPage)(request, response);
    if (pathname === "/host.js")
      return script(`${hostScript()}\nwindow.played = PlayedHost.installHost();`)(request, response);
    if (pathname.startsWith("/hosted/")) {
      request.url = pathname.slice("/hosted".length);
      return office(request, response);
    }
    return (own[pathname] ?? files)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (inPage) => `http://127.0.0.1:${port}/taskpane.html?office=${encodeURIComponent(inPage)}`,
    close: () => void server.close(),
  };
}
