// What a bundle may weigh: a build that is heavier fails.
import { gzipSync } from "node:zlib";
import { Compilation, WebpackError, type Compiler } from "webpack";

const KB = 1024;

/** In KB of gzip; one that is left out is no limit. */
interface Budgets {
  /** What is loaded first, together. */
  readonly first?: number;
  /** Each file that is loaded later. */
  readonly chunk?: number;
  /** All of these together. */
  readonly chunks?: number;
}

interface Weighed {
  readonly name: string;
  readonly first: boolean;
  readonly apart: string | undefined;
  readonly gzip: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * The scripts and styles of a build with their sizes as they travel, in bytes of gzip.
 * @param apart the names of the entries that have budgets of their own.
 */
function weigh(compilation: Compilation, apart: readonly string[]): Weighed[] {
  const filesOf = (isWanted: (name: string) => boolean) =>
    [...compilation.entrypoints].filter(([name]) => isWanted(name)).flatMap(([, each]) => each.getFiles());
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
 * Fails a build whose scripts and styles are heavier than their budgets.
 * @param budgets with `apart`: those of entries that are neither first nor later, such as a worker, by their names.
 */
export class BundleBudgetPlugin {
  private readonly budgets: Budgets;
  private readonly apart: Readonly<Record<string, number>>;

  constructor({ apart = {}, ...budgets }: Budgets & { readonly apart?: Readonly<Record<string, number>> }) {
    this.budgets = budgets;
    this.apart = apart;
  }

  apply(compiler: Compiler): void {
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

  private faults(files: readonly Weighed[]): string[] {
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
