// Tells the pane's service worker which files it has to keep for use without a network.
const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const path = require("node:path");
const { Compilation, WebpackError, sources } = require("webpack");

/** What stands for the list in the worker's source. */
const PLACE = /\bKEPT_FILES\b/g;

/** Nothing that the pane loads: what describes it, and the worker itself. */
const isKept = (name, worker) => name !== worker && !/\.(map|txt)$/.test(name);

const hash = (content) => createHash("sha256").update(content).digest("base64");

/**
 * A file as the worker is told of it. Its hash has the browser refuse what is not of this build, such as a
 * file of another version on a host that is being updated.
 */
function entry(name, content) {
  const found = hash(content);
  // An address with a hash in it has other contents never.
  return { url: name, revision: name.includes("?") ? null : found.slice(0, 12), integrity: `sha256-${found}` };
}

/** Writes the list of kept files into the worker; in a development build none, which has it forget them. */
class KeptFilesPlugin {
  /**
   * @param options `worker`: the worker's file; `beside`: files of the project that the pane loads as they are;
   *   `made`: the contents of files that other parts of the build make, by their addresses.
   */
  constructor({ worker, beside, made }) {
    this.worker = worker;
    this.beside = beside;
    this.made = made;
  }

  apply(compiler) {
    const name = "KeptFilesPlugin";
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // When every other file is as it will be written.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const asset = compilation.getAsset(this.worker);
        if (!asset) return;
        const text = asset.source.source().toString();
        if (text.split(PLACE).length !== 2)
          compilation.errors.push(new WebpackError(`${this.worker} has not one place for its list of files.`));
        const list = compiler.options.mode === "production" ? this.files(compiler.context, compilation) : null;
        compilation.updateAsset(this.worker, new sources.RawSource(text.replace(PLACE, () => JSON.stringify(list))));
      });
    });
  }

  files(context, compilation) {
    const built = compilation.getAssets().filter(({ name }) => isKept(name, this.worker));
    return [
      ...built.map(({ name, source }) => entry(name, source.buffer())),
      ...this.beside.map((name) => entry(name, readFileSync(path.join(context, name)))),
      ...Object.entries(this.made).map(([name, content]) => entry(name, content)),
    ].sort((first, second) => (first.url < second.url ? -1 : 1));
  }
}

module.exports = { KeptFilesPlugin };
