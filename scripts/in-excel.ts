// Excel with the add-in from the dev server, through Microsoft's office-addin-debugging.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import path from "node:path";
import { LOCAL } from "./address";

const root = path.join(__dirname, "..");
const manifest = path.join(root, "manifest.xml");
const debugging = path.join(root, "node_modules/office-addin-debugging/cli.js");

/** Of a name with several addresses, with an error for each. */
interface Refusal extends NodeJS.ErrnoException {
  readonly errors?: readonly NodeJS.ErrnoException[];
}

/**
 * Whose server answers on a port: "nobody", "us" (our dev server, which serves our manifest), or
 * "another". Microsoft's tool takes any server for ours, and Excel then shows an empty pane.
 */
export function whoAnswers(port: number): Promise<"nobody" | "us" | "another"> {
  const [id] = readFileSync(manifest, "utf8").match(/<Id>.*<\/Id>/) ?? [];
  return new Promise((resolve) => {
    // Only compared with a file: the dev server's certificate is not one that Node trusts.
    const options = { rejectUnauthorized: false, timeout: 5000 };
    const request = get(`https://localhost:${port}/manifest.xml`, options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("end", () => resolve(id !== undefined && text.includes(id) ? "us" : "another"));
      response.on("error", () => resolve("another"));
    });
    request.on("timeout", () => request.destroy(new Error("no answer")));
    request.on("error", (error: Refusal) => {
      resolve((error.errors ?? [error]).every(({ code }) => code === "ECONNREFUSED") ? "nobody" : "another");
    });
  });
}

/** The manifest for a port: manifest.xml itself, or a copy where git and dist/ do not see it. */
export function manifestFor(port: number): string {
  if (LOCAL.endsWith(`:${port}`)) return manifest;
  const folder = path.join(root, "node_modules/.cache/overtrick");
  const copy = path.join(folder, "manifest.xml");
  const address = `https://localhost:${port}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(copy, readFileSync(manifest, "utf8").split(LOCAL).join(address));
  return copy;
}

/** The words for office-addin-debugging that start Excel with the add-in. */
// prettier-ignore
export const startWords = (file: string, port: number): string[] => [
  "start", file, "desktop", "--app", "excel", "--no-debug",
  "--dev-server", `npm run dev-server -- --env port=${port}`, "--dev-server-port", `${port}`,
];

/** The words that remove it again; the manifest's id tells which add-in. */
export const stopWords = (): string[] => ["stop", manifest];

/** Runs office-addin-debugging; the exit status. */
export const runDebugging = (words: readonly string[]): number =>
  spawnSync(process.execPath, [debugging, ...words], { cwd: root, stdio: "inherit" }).status ?? 1;
