// Tells the pane's service worker which files it has to keep for use without a network.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Compilation, WebpackError, sources, type Compiler } from "webpack";

/** What stands for the list in the worker's source. */
const PLACE = /\bKEPT_FILES\b/g;

/** Nothing that the pane loads: what describes it, and the worker itself. */
const isKept = (name: string, worker: string) => name !== worker && !/\.(map|txt)$/.test(name);

const hash = (content: string | Buffer) => createHash("sha256").update(content).digest("base64");

/**
 * A file as the worker is told of it. Its hash has the browser refuse what is not of this build, such as a
 * file of another version on a host that is being updated.
 */
function entry(name: string, content: string | Buffer) {
  const found = hash(content);
  // An address with a hash in it has other contents never.
  return { url: name, revision: name.includes("?") ? null : found.slice(0, 12), integrity: `sha256-${found}` };
}

/** Writes the list of kept files into the worker; in a development build none, which has it forget them. */
export class KeptFilesPlugin {
  constructor(
    private readonly options: {
      /** The worker's file. */
      readonly worker: string;
      /** Files of the project that the pane loads as they are. */
      readonly beside: readonly string[];
      /** The contents of files that other parts of the build make, by their addresses. */
      readonly made: Readonly<Record<string, string>>;
    }
  ) {}

  apply(compiler: Compiler): void {
    const { worker } = this.options;
    const name = "KeptFilesPlugin";
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // When every other file is as it will be written.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const asset = compilation.getAsset(worker);
        if (!asset) return;
        const text = asset.source.source().toString();
        if (text.split(PLACE).length !== 2)
          compilation.errors.push(new WebpackError(`${worker} has not one place for its list of files.`));
        const list = compiler.options.mode === "production" ? this.files(compiler.context, compilation) : null;
        compilation.updateAsset(worker, new sources.RawSource(text.replace(PLACE, () => JSON.stringify(list))));
      });
    });
  }

  private files(context: string, compilation: Compilation) {
    const { worker, beside, made } = this.options;
    const built = compilation.getAssets().filter(({ name }) => isKept(name, worker));
    return [
      ...built.map(({ name, source }) => entry(name, source.buffer())),
      ...beside.map((name) => entry(name, readFileSync(path.join(context, name)))),
      ...Object.entries(made).map(([name, content]) => entry(name, content)),
    ].sort((first, second) => (first.url < second.url ? -1 : 1));
  }
}
