// Makes a checkout ready to run: installs the dependencies when node_modules is not what the lock file
// says and, with --build [NAME…], builds dist/ when a source is newer than it.
// Uses nothing but Node, and reports on standard error only, so that output can be piped.
const { spawnSync } = require("node:child_process");
const { existsSync, lstatSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } = require("node:fs");
const path = require("node:path");
const { oneAtATime } = require("./one-at-a-time.js");

const root = path.join(__dirname, "..");
const sources = ["src", "assets", "scripts", "package-lock.json", "tsconfig.json", "webpack.config.js", "manifest.xml"];
/** What shows that a bundle of webpack.config.js was built. */
const products = {
  functions: "dist/functions.json",
  taskpane: "dist/taskpane.html",
  cli: "dist/cli.js",
};

/** What npm has installed, written when all of it is there. */
const INSTALLED = "node_modules/.package-lock.json";
/** What a terminal sends to this process and to npm alike. */
const FROM_TERMINAL = ["SIGINT", "SIGHUP"];

const changed = (file) => (existsSync(path.join(root, file)) ? statSync(path.join(root, file)).mtimeMs : 0);

function newest(file) {
  const full = path.join(root, file);
  if (!existsSync(full)) return 0;
  const stat = statSync(full);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(full).map((name) => newest(path.join(file, name))));
}

/** Runs a command; where it fails, `mend` is done and the program ends. */
function run(what, command, args, mend = () => {}) {
  process.stderr.write(`${what} …\n`);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32" && command === "npm",
  });
  if (error) process.stderr.write(`${error.message}\n`);
  if (status === 0) return;
  mend();
  process.stderr.write(`${what} failed.\n`);
  process.exit(status ?? 1);
}

/** The packages of a lock file by their folders; none where it is missing or damaged. */
function packagesIn(lock) {
  try {
    const { packages } = JSON.parse(readFileSync(path.join(root, lock), "utf8"));
    // The checkout itself.
    delete packages[""];
    return packages;
  } catch {
    return {};
  }
}

/** Whether node_modules has what package-lock.json says, whichever of the two is newer. */
function isInstalled() {
  const [wanted, found] = ["package-lock.json", INSTALLED].map(packagesIn);
  const isThere = ([folder, { version, integrity, optional }]) =>
    found[folder] ? found[folder].version === version && found[folder].integrity === integrity : optional;
  return Object.entries(wanted).every(isThere) && Object.keys(found).every((folder) => folder in wanted);
}

/** Installs what package-lock.json says, or nothing where it is interrupted. */
function install() {
  const folder = path.join(root, "node_modules");
  // npm ci empties the folder that a link leads to, and another checkout may be working with it.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    process.stderr.write("node_modules is a link and out of date: run npm ci where it leads to.\n");
    process.exit(1);
  }
  // Ctrl+C ends npm, and this process then removes what npm leaves.
  const wait = () => {};
  for (const signal of FROM_TERMINAL) process.on(signal, wait);
  rmSync(path.join(root, INSTALLED), { force: true });
  // Warnings of packages about each other are nothing that a user could mend.
  const command = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  run("Installing the dependencies (npm ci)", "npm", command, () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of FROM_TERMINAL) process.off(signal, wait);
}

/**
 * @param args nothing to install only; "--build" for all of dist/, and after it the names of the
 * bundles for these alone.
 */
function prepare(args) {
  if (Number(process.versions.node.split(".")[0]) < 20) {
    process.stderr.write(`Overtrick needs Node 20 or later; this is ${process.version}.\n`);
    process.exit(1);
  }
  if (!isInstalled()) install();
  if (args[0] !== "--build") return;
  const wanted = args.length > 1 ? args.slice(1) : Object.keys(products);
  if (stale(wanted).length > 0) oneAtATime(path.join(root, "dist/.building"), () => build(stale(wanted)));
}

/** Those of the bundles that are older than a source. */
function stale(names) {
  const latest = Math.max(...sources.map(newest));
  return names.filter((name) => changed(products[name]) < latest);
}

function build(names) {
  // Another process has built them while this one waited.
  if (names.length === 0) return;
  const begun = new Date();
  run("Building dist/", process.execPath, [
    "node_modules/webpack/bin/webpack.js",
    "--mode=production",
    "--stats=errors-warnings",
    ...names.flatMap((name) => ["--config-name", name]),
  ]);
  // webpack leaves a file alone that comes out as it was: by its time it would be stale for ever.
  for (const name of names) utimesSync(path.join(root, products[name]), begun, begun);
}

prepare(process.argv.slice(2));
