// Makes a checkout ready to run: installs the dependencies when node_modules is absent or older
// than the lock file and, with --build [NAME…], builds dist/ when a source is newer than it.
// Uses nothing but Node, and reports on standard error only, so that output can be piped.
const { spawnSync } = require("node:child_process");
const { existsSync, lstatSync, readdirSync, statSync, utimesSync } = require("node:fs");
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

const changed = (file) => (existsSync(path.join(root, file)) ? statSync(path.join(root, file)).mtimeMs : 0);

function newest(file) {
  const full = path.join(root, file);
  if (!existsSync(full)) return 0;
  const stat = statSync(full);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(full).map((name) => newest(path.join(file, name))));
}

function run(what, command, args) {
  process.stderr.write(`${what} …\n`);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32" && command === "npm",
  });
  if (error) process.stderr.write(`${error.message}\n`);
  if (status !== 0) {
    process.stderr.write(`${what} failed.\n`);
    process.exit(status ?? 1);
  }
}

/** Installs what package-lock.json says. */
function install() {
  // npm ci empties the folder that a link leads to, and another checkout may be working with it.
  const folder = lstatSync(path.join(root, "node_modules"), { throwIfNoEntry: false });
  if (folder?.isSymbolicLink()) {
    process.stderr.write("node_modules is a link and out of date: run npm ci where it leads to.\n");
    process.exit(1);
  }
  // Warnings of packages about each other are nothing that a user could mend.
  run("Installing the dependencies (npm ci)", "npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
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
  if (changed("node_modules/.package-lock.json") < changed("package-lock.json")) install();
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

module.exports = { prepare };

if (require.main === module) prepare(process.argv.slice(2));
