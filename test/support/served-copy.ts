/** A copy of the built pane below a folder of a server's, of which newer versions can be made. */
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import sirv from "sirv";
import { DIST } from "./built";

const FOLDER = "overtrick";
const WORKER = "taskpane.offline.js";

export interface ServedCopy {
  readonly address: string;
  /** Starts serving again, at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops, and deletes the copy. */
  remove(): Promise<void>;
  /** Takes a file away. */
  take(file: string): void;
  /** Changes a file; the worker's list of files says so unless `listed` is false, as after half an upload. */
  change(file: string, edit: (text: string) => string, listed?: boolean): void;
}

/** Copies the built pane and serves it. */
export async function servedCopy(): Promise<ServedCopy> {
  const root = mkdtempSync(path.join(tmpdir(), "overtrick-copy-"));
  cpSync(DIST, path.join(root, FOLDER), { recursive: true });
  let server: Server | undefined;
  let port = 0;
  const start = async () => {
    server = createServer(sirv(root, { dev: true }));
    await new Promise<void>((resolve) => server!.listen(port, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      if (!server?.listening) return resolve();
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const edited = (file: string, edit: (text: string) => string) => {
    const full = path.join(root, FOLDER, file);
    const text = readFileSync(full, "utf8");
    const changed = edit(text);
    if (changed === text) throw new Error(`Nothing was changed in ${file}.`);
    writeFileSync(full, changed);
    return createHash("sha256").update(changed).digest("base64");
  };
  await start();
  return {
    address: `http://127.0.0.1:${port}/${FOLDER}/taskpane.html`,
    start,
    stop,
    remove: async () => {
      await stop();
      rmSync(root, { recursive: true, force: true });
    },
    take: (file) => rmSync(path.join(root, FOLDER, file)),
    change: (file, edit, listed = true) => {
      const hash = edited(file, edit);
      const entry = new RegExp(`(\\{"url":"${file}","revision":")[^"]*(","integrity":"sha256-)[^"]*`);
      if (listed) edited(WORKER, (text) => text.replace(entry, `$1${hash.slice(0, 12)}$2${hash}`));
    },
  };
}
