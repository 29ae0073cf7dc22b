import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";

const { servePane } = require("../../scripts/serve-pane.js") as {
  servePane(options: { folder: string; port: number }): Promise<{
    address: string;
    stop(): Promise<unknown>;
  }>;
};
const { whoAnswers } = require("../../scripts/in-excel.js") as {
  whoAnswers(port: number): Promise<"nobody" | "us" | "another">;
};

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

test("a new build is seen at once", () =>
  serving(async (address) => {
    const page = new URL("later.html", address);
    expect((await fetch(page)).status).toBe(404);
    writeFileSync(path.join(folder, "later.html"), "later");
    expect((await fetch(page)).status).toBe(200);
  }));

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
