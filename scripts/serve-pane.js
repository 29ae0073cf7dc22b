const { createServer } = require("node:http");
const path = require("node:path");

const PAGE = "/taskpane.html";

/** Both names of this computer: which one a browser takes for "localhost" is the browser's choice. */
const LOOPBACK = ["127.0.0.1", "::1"];

/** No such address here: a computer without IPv6 (or IPv4). */
const ABSENT = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

const listen = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server.address().port));
  });

const close = (server) =>
  new Promise((resolve) => {
    server.close(() => resolve());
    // A browser keeps its connections open, and would keep Ctrl+C waiting.
    server.closeAllConnections();
  });

/**
 * Serves a built dist/ on the loopback interface only, so that nobody else on the network sees it.
 * @param options the folder, and the port (0 for any free one).
 * @returns the pane's address and a function that stops serving.
 * @throws Node's error of `listen`, such as EADDRINUSE.
 */
async function servePane({ folder = path.join(__dirname, "../dist"), port = 3000 } = {}) {
  // Required late: `npm start` installs the dependencies before it comes here.
  const sirv = require("sirv");
  // "dev" looks at the disk on each request, so that a new build is seen at once.
  const files = sirv(folder, { dev: true });
  const answer = (request, response) => {
    if (new URL(request.url, "http://localhost").pathname === "/") {
      response.writeHead(302, { Location: PAGE }).end();
      return;
    }
    files(request, response, () => response.writeHead(404).end("There is no such page here.\n"));
  };

  const servers = [];
  const stop = () => Promise.all(servers.map(close));
  try {
    for (const host of LOOPBACK) {
      const server = createServer(answer);
      try {
        port = await listen(server, port, host);
        servers.push(server);
      } catch (error) {
        if (!ABSENT.has(error.code) || (host === LOOPBACK.at(-1) && servers.length === 0)) throw error;
      }
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: `http://localhost:${port}${PAGE}`, stop };
}

module.exports = { servePane };
