// Excel with the add-in from the dev server, through Microsoft's office-addin-debugging.
const { spawnSync } = require("node:child_process");
const { mkdirSync, readFileSync, writeFileSync } = require("node:fs");
const { get } = require("node:https");
const path = require("node:path");
const { LOCAL } = require("./address.js");

const root = path.join(__dirname, "..");
const manifest = path.join(root, "manifest.xml");
const debugging = path.join(root, "node_modules/office-addin-debugging/cli.js");

/**
 * Whose server answers on a port: "nobody", "us" (our dev server, which serves our manifest), or
 * "another". Microsoft's tool takes any server for ours, and Excel then shows an empty pane.
 */
function whoAnswers(port) {
  const id = readFileSync(manifest, "utf8").match(/<Id>.*<\/Id>/)[0];
  return new Promise((resolve) => {
    // Only compared with a file: the dev server's certificate is not one that Node trusts.
    const options = { rejectUnauthorized: false, timeout: 5000 };
    const request = get(`https://localhost:${port}/manifest.xml`, options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part) => (text += part));
      response.on("end", () => resolve(text.includes(id) ? "us" : "another"));
      response.on("error", () => resolve("another"));
    });
    request.on("timeout", () => request.destroy(new Error("no answer")));
    request.on("error", ({ code, errors }) => {
      const codes = errors ? errors.map((error) => error.code) : [code];
      resolve(codes.every((each) => each === "ECONNREFUSED") ? "nobody" : "another");
    });
  });
}

/** The manifest for a port: manifest.xml itself, or a copy where git and dist/ do not see it. */
function manifestFor(port) {
  if (LOCAL.endsWith(`:${port}`)) return manifest;
  const folder = path.join(root, "node_modules/.cache/overtrick");
  const copy = path.join(folder, "manifest.xml");
  const address = `https://localhost:${port}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(copy, readFileSync(manifest, "utf8").replaceAll(LOCAL, address));
  return copy;
}

/** The words for office-addin-debugging that start Excel with the add-in. */
// prettier-ignore
const startWords = (file, port) => [
  "start", file, "desktop", "--app", "excel", "--no-debug",
  "--dev-server", `npm run dev-server -- --env port=${port}`, "--dev-server-port", `${port}`,
];

/** The words that remove it again; the manifest's id tells which add-in. */
const stopWords = () => ["stop", manifest];

/** Runs office-addin-debugging; the exit status. */
const runDebugging = (words) =>
  spawnSync(process.execPath, [debugging, ...words], { cwd: root, stdio: "inherit" }).status ?? 1;

module.exports = { manifestFor, runDebugging, startWords, stopWords, whoAnswers };
