// What a bundle may weigh: a build that is heavier fails.
const { gzipSync } = require("node:zlib");
const { Compilation, WebpackError } = require("webpack");

const KB = 1024;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * The scripts and styles of a build with their sizes as they travel, in bytes of gzip.
 * @param apart the names of the entries that have budgets of their own.
 */
function weigh(compilation, apart) {
  const filesOf = (isWanted) =>
    [...compilation.entrypoints.values()].filter(({ name }) => isWanted(name)).flatMap((each) => each.getFiles());
  const first = new Set(filesOf((name) => !apart.includes(name)));
  return compilation
    .getAssets()
    .filter(({ name }) => /\.(js|css)(\?|$)/.test(name))
    .map(({ name, source }) => ({
      name: name.replace(/\?.*/, ""),
      first: first.has(name),
      apart: apart.find((entry) => filesOf((each) => each === entry).includes(name)),
      gzip: gzipSync(source.buffer()).length,
    }));
}

/**
 * Fails a build whose scripts and styles are heavier than their budgets, in KB of gzip.
 * @param budgets `first`: what is loaded first, together; `chunk`: each file that is loaded later;
 *   `chunks`: all of these together; `apart`: entries that are neither, such as a worker, by their names. A
 *   budget that is left out is no limit.
 */
class BundleBudgetPlugin {
  constructor({ apart = {}, ...budgets }) {
    this.budgets = budgets;
    this.apart = apart;
  }

  apply(compiler) {
    const name = "BundleBudgetPlugin";
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the minimizers, so that it weighs what is written.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files = weigh(compilation, Object.keys(this.apart));
        for (const fault of this.faults(files)) compilation.errors.push(new WebpackError(fault));
      });
    });
  }

  faults(files) {
    const { first, chunk, chunks } = this.budgets;
    const later = files.filter((file) => !file.first && !file.apart);
    return [
      { what: "What is loaded first", of: files.filter((file) => file.first), most: first },
      { what: "What is loaded later", of: later, most: chunks },
      ...later.map((file) => ({ what: "A part", of: [file], most: chunk })),
      ...Object.entries(this.apart).map(([entry, most]) => ({
        what: "A part of its own",
        of: files.filter((file) => file.apart === entry),
        most,
      })),
    ].flatMap(({ what, of, most }) => {
      const weight = sum(of.map(({ gzip }) => gzip)) / KB;
      if (most === undefined || weight <= most) return [];
      const names = of.map((file) => file.name).join(", ");
      return [`${what} weighs ${weight.toFixed(1)} KB (gzip), budgeted ${most}: ${names}`];
    });
  }
}

module.exports = { BundleBudgetPlugin };
