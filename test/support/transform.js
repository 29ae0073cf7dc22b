// What jest runs of TypeScript, and of packages that are ES modules only: CommonJS, by esbuild, without
// looking at types; the linter and the compiler do that.
const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const esbuild = require("esbuild");

const OPTIONS = {
  format: "cjs",
  target: "node20",
  // Jest runs scripts in contexts of its own, where import() is not to be had.
  supported: { "dynamic-import": false },
  jsx: "automatic",
  jsxImportSource: "preact",
  sourcemap: "external",
};
const VERSION = [esbuild.version, readFileSync(__filename)];

module.exports = {
  // Coverage is counted in what comes out of here.
  canInstrument: false,

  getCacheKey(text, file, { configString, instrument }) {
    const hash = createHash("sha1");
    for (const part of [...VERSION, text, file, configString, String(instrument)]) hash.update(part).update("\0");
    return hash.digest("hex");
  },

  process(text, file) {
    const { code, map } = esbuild.transformSync(text, {
      ...OPTIONS,
      loader: file.endsWith(".css") ? "empty" : (/\.(tsx?)$/.exec(file)?.[1] ?? "js"),
      sourcefile: file,
    });
    return { code, map };
  },
};
