import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";

/** A server at work: the pane's address, and what stops serving. */
interface Served {
  readonly address: string;
  stop(): Promise<unknown>;
}

const PAGE = "/taskpane.html";

/** Both names of this computer: which one a browser takes for "localhost" is the browser's choice. */
const LOOPBACK = ["127.0.0.1", "::1"];

/** No such address here: a computer without IPv6 (or IPv4). */
const ABSENT = new Set<string | undefined>(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    // A browser keeps its connections open, and would keep Ctrl+C waiting.
    server.closeAllConnections();
  });

/** As the browser of this computer names the server; a page of another site that has its name lead here names itself. */
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** With every answer: it is what it says it is, and no other page shows it as a part of itself. */
const HEADERS = { "X-Content-Type-Options": "nosniff", "Content-Security-Policy": "frame-ancestors 'none'" };

/** Answers in a few words. */
function say(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {}
): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { "Content-Type": "text/plain", ...headers }).end(`${text}\n`);
}

/** The decoded path of a request's address, null where it cannot be one: "/%zz", or with a null character. */
function pathOf(url: string): string | null {
  try {
    const decoded = decodeURIComponent(url.replace(/[?#].*/s, ""));
    return decoded.includes("\0") ? null : decoded;
  } catch {
    return null;
  }
}

/** Answers a request, whatever it is: any page that is open in the browser can send one. */
function answerWith(files: ReturnType<typeof sirv>): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (!OWN_HOST.test(request.headers.host ?? ""))
      return say(response, 403, "This server answers to the name localhost alone.");
    if (request.method !== "GET" && request.method !== "HEAD")
      return say(response, 405, "Pages can be read here, and nothing else.", { Allow: "GET, HEAD" });
    const wanted = pathOf(request.url ?? "");
    if (wanted === null) return say(response, 400, "This is no address of a page.");
    if (wanted === "" || wanted === "/") return void response.writeHead(302, { Location: PAGE }).end();
    // The pane asks for whole files, and sirv opens a part that ends before it begins.
    delete request.headers.range;
    // A file may go while it is read, as in a new build.
    response.on("pipe", (file) => file.on("error", () => say(response, 500, "The page could not be read.")));
    try {
      return files(request, response, () => say(response, 404, "There is no such page here."));
    } catch {
      return say(response, 500, "The page could not be read.");
    }
  };
}

/**
 * Serves a built dist/ on the loopback interface only, so that nobody else on the network sees it.
 * @param options the folder, dist/ if not said, and the port (0 for any free one).
 * @throws Node's error of `listen`, such as EADDRINUSE.
 */
export async function servePane(options: { readonly folder?: string; readonly port: number }): Promise<Served> {
  const { folder = path.join(__dirname, "../dist") } = options;
  let { port } = options;
  // "dev" looks at the disk on each request, so that a new build is seen at once.
  const answer = answerWith(sirv(folder, { dev: true }));

  const servers: Server[] = [];
  const stop = () => Promise.all(servers.map(close));
  try {
    for (const host of LOOPBACK) {
      const server = createServer(answer);
      // Node closes a request for a tunnel without a word.
      server.on("connect", (_, socket) => socket.end("HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n"));
      try {
        port = await listen(server, port, host);
        servers.push(server);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (!ABSENT.has(code) || (host === LOOPBACK.at(-1) && servers.length === 0)) throw error;
      }
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: `http://localhost:${port}${PAGE}`, stop };
}
