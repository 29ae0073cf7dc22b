// The settings of webpack serve, for npm run dev-server and for what npm start does in Excel.
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

/** Where office-addin-dev-certs keeps its certificates. */
const CERTIFICATES = path.join(homedir(), ".office-addin-dev-certs");

/**
 * The https settings with Microsoft's development certificates, which are made and trusted on
 * first use on Windows and macOS; elsewhere those that somebody has put there, or none (http).
 */
async function httpsOptions(): Promise<object | undefined> {
  // Loaded for these two alone: every build reads this file.
  if (process.platform === "win32" || process.platform === "darwin")
    return (await import("office-addin-dev-certs")).getHttpsServerOptions();
  const files = { ca: "ca.crt", cert: "localhost.crt", key: "localhost.key" };
  const found = Object.entries(files).map(([name, file]) => [name, path.join(CERTIFICATES, file)] as const);
  if (!found.every(([, file]) => existsSync(file))) return undefined;
  return Object.fromEntries(found.map(([name, file]) => [name, readFileSync(file)]));
}

/**
 * webpack's devServer, for a port. What it serves no browser keeps: development builds register no service worker,
 * and theirs deletes what a production build has had kept at the same address.
 */
export async function devServer(port: number): Promise<object> {
  const options = await httpsOptions();
  return {
    host: "localhost",
    port,
    server: options ? { type: "https", options } : "http",
    // Excel on the web reads functions.json from another origin.
    headers: { "Access-Control-Allow-Origin": "*" },
    // No script of the server's in the pages: the functions' runtime has no page to reload, and the
    // pane's Content-Security-Policy lets no connection through.
    hot: false,
    liveReload: false,
    client: false,
    webSocketServer: false,
    static: false,
  };
}
