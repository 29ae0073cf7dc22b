import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { servePane } from "../../scripts/serve-pane";
import { whoAnswers } from "../../scripts/in-excel";

const folder = mkdtempSync(path.join(tmpdir(), "overtrick-serve-"));
beforeAll(() => writeFileSync(path.join(folder, "taskpane.html"), "<h1>The pane</h1>"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Serves the folder on a free port while `use` runs. */
async function serving(use: (address: string, port: number) => Promise<void>): Promise<void> {
  const { address, stop } = await servePane({ folder, port: 0 });
  try {
    await use(address, Number(new URL(address).port));
  } finally {
    await stop();
  }
}

const listening = (port: number, host: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", reject).listen(port, host, () => resolve(server));
  });

test("serves the pane, and leads to it from the bare address", () =>
  serving(async (address) => {
    expect(address).toMatch(/^http:\/\/localhost:\d+\/taskpane\.html$/);
    expect(await (await fetch(address)).text()).toContain("The pane");
    const bare = await fetch(new URL("/", address));
    expect([bare.url, bare.status]).toEqual([address, 200]);
  }));

test("what is not in the folder is not found", () =>
  serving(async (address) => {
    for (const wanted of ["/nothing.js", "/..%2fpackage.json", "/%2e%2e/package.json"])
      expect((await fetch(new URL(wanted, address))).status).toBe(404);
  }));

test.each(["/taskpane.html", "/", "/nothing.js", "/%zz"])(
  "%s is no part of another page, and of no other type",
  (wanted) =>
    serving(async (address) => {
      const { headers } = await fetch(new URL(wanted, address), { redirect: "manual" });
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
    })
);

test("a new build is seen at once", () =>
  serving(async (address) => {
    const page = new URL("later.html", address);
    expect((await fetch(page)).status).toBe(404);
    writeFileSync(path.join(folder, "later.html"), "later");
    expect((await fetch(page)).status).toBe(200);
  }));

/** What the server sends when a text comes over a socket, until it ends the connection. */
const raw = (port: number, text: string) =>
  new Promise<string>((resolve, reject) => {
    let answered = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text, "latin1"));
    socket.setEncoding("latin1").setTimeout(5000, () => socket.destroy(new Error("no answer")));
    socket.on("data", (part) => (answered += String(part)));
    socket.on("close", () => resolve(answered)).on("error", reject);
  });

const request = (line: string, ...headers: string[]) =>
  [line, "Host: localhost", "Connection: close", ...headers, "", ""].join("\r\n");

describe("whatever is asked, it is answered and the pane is served afterwards", () => {
  const PAGE_LINE = "GET /taskpane.html HTTP/1.1";
  test.each([
    ["//", request("GET // HTTP/1.1"), 404],
    ["///", request("GET /// HTTP/1.1"), 404],
    ["//host", request("GET //localhost:99999/ HTTP/1.1"), 404],
    ["/\\", request("GET /\\ HTTP/1.1"), 404],
    ["a whole address", request("GET http://[/taskpane.html HTTP/1.1"), 404],
    ["a query alone", request("GET /?a#b HTTP/1.1"), 302],
    ["%zz", request("GET /%zz HTTP/1.1"), 400],
    ["half a character", request("GET /%e2%82 HTTP/1.1"), 400],
    ["a null character, coded", request("GET /taskpane.html%00.js HTTP/1.1"), 400],
    ["a null character", request("GET /\0 HTTP/1.1"), 400],
    ["bytes above 127", request("GET /\xff\xfe HTTP/1.1"), 400],
    ["a folder", request("GET /folder HTTP/1.1"), 404],
    ["a folder in place of a page", request("GET /page.html HTTP/1.1"), 404],
    ["a way out", request("GET /../../../../etc/passwd HTTP/1.1"), 404],
    ["a name of 5,000 characters", request(`GET /${"x".repeat(5000)} HTTP/1.1`), 404],
    ["an address of 20,000", request(`GET /${"x".repeat(20_000)} HTTP/1.1`), 431],
    ["a huge header", request(PAGE_LINE, `X: ${"x".repeat(100_000)}`), 431],
    ["many headers", request(PAGE_LINE, ...Array<string>(500).fill("X: y")), 200],
    ["a reversed range", request(PAGE_LINE, "Range: bytes=9-2"), 200],
    ["a range beyond the end", request(PAGE_LINE, "Range: bytes=99999-"), 200],
    ["a range that is none", request(PAGE_LINE, "Range: bytes=-1-x,,=1e99"), 200],
    ["a negative range", request(PAGE_LINE, "Range: bytes=--5"), 200],
    ["HEAD", request("HEAD /taskpane.html HTTP/1.1"), 200],
    ["POST", request("POST /taskpane.html HTTP/1.1", "Content-Length: 3") + "a=b", 405],
    ["POST in parts", request("POST / HTTP/1.1", "Transfer-Encoding: chunked") + "zz\r\n", 405],
    ["OPTIONS *", request("OPTIONS * HTTP/1.1"), 405],
    ["CONNECT", request("CONNECT localhost:1 HTTP/1.1"), 405],
    ["TRACE", request("TRACE / HTTP/1.1"), 405],
    ["an upgrade", request(PAGE_LINE, "Connection: Upgrade", "Upgrade: websocket"), 200],
    ["Expect", request(PAGE_LINE, "Expect: cake"), 417],
    ["no host", "GET /taskpane.html HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["no method that there is", request("GIVE / HTTP/1.1"), 400],
    ["no version", "GET /taskpane.html\r\n\r\n", 403],
    ["another host", "GET /taskpane.html HTTP/1.1\r\nHost: example.org:3000\r\nConnection: close\r\n\r\n", 403],
    ["a host like ours", "GET / HTTP/1.1\r\nHost: localhost.example.org\r\nConnection: close\r\n\r\n", 403],
    ["the host by its number", "GET /taskpane.html HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", 200],
    ["the other number", "GET /taskpane.html HTTP/1.1\r\nHost: [::1]:3000\r\nConnection: close\r\n\r\n", 200],
    ["another protocol", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400],
  ])("%s", (_, text, status) =>
    serving(async (address, port) => {
      mkdirSync(path.join(folder, "folder"), { recursive: true });
      mkdirSync(path.join(folder, "page.html"), { recursive: true });
      expect(/^HTTP\/1\.1 (\d+)/.exec(await raw(port, text))?.[1]).toBe(String(status));
      expect(await (await fetch(address)).text()).toContain("The pane");
    })
  );

  // A file that is there and cannot be read, whoever asks.
  const unreadable = "/proc/self/mem";
  (existsSync(unreadable) ? test : test.skip)("a file whose reading fails", () =>
    serving(async (address) => {
      symlinkSync(unreadable, path.join(folder, "unreadable.html"));
      await fetch(new URL("unreadable.html", address)).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect((await fetch(address)).status).toBe(200);
    })
  );
});

test("nobody else on the network can reach it", () =>
  serving(async (_, port) => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .filter((each) => each && !each.internal && each.family === "IPv4");
    for (const each of outside) await expect(fetch(`http://${each!.address}:${port}/taskpane.html`)).rejects.toThrow();
  }));

test("a taken port is refused with Node's code, and leaves nothing listening", async () => {
  const other = await listening(0, "127.0.0.1");
  const { port } = other.address() as { port: number };
  await expect(servePane({ folder, port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  await new Promise((resolve) => other.close(resolve));
  const { stop } = await servePane({ folder, port });
  await stop();
});

describe("whose server answers where Excel will look", () => {
  test("nobody's on a free port", async () => {
    const server = await listening(0, "127.0.0.1");
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    expect(await whoAnswers(port)).toBe("nobody");
  });

  test("another's where something else answers", () =>
    serving(async (_, port) => expect(await whoAnswers(port)).toBe("another")));
});
