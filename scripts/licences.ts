// The licences of the packages that are bundled: their texts go beside the bundles, as most of them
// ask for, and packages/README.md lists them. Run as a program it writes that list from dist/.
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Compilation, NormalModule, sources, type Compiler, type Module } from "webpack";

const ROOT = path.join(__dirname, "..");
const LIST = path.join(ROOT, "packages/README.md");
const RULE = `\n\n${"=".repeat(80)}\n\n`;

/** The bundles by the names of their licences' files, as the list calls them. */
const BUNDLES = {
  "taskpane.licences.txt": "pane",
  "functions.licences.txt": "functions",
  "cli.licences.txt": "command line",
};

/** A module of a build, or those that were joined into it. */
function joined(module: Module): readonly Module[] {
  return "modules" in module ? (module.modules as readonly Module[]) : [module];
}

/** The folders of the packages that a compilation has put into its chunks. */
function bundledPackages({ chunks, chunkGraph }: Compilation): string[] {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const files = modules.flatMap(joined).flatMap((each) => (each instanceof NormalModule ? [each.resource] : []));
  const folders = files.map((file) => /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(file));
  return [...new Set(folders.flatMap((found) => found?.[0] ?? []))].sort();
}

/** What a package's package.json says, of this. */
interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly repository?: string | { readonly url: string };
  readonly author?: string | { readonly name: string };
}

/** A package's name and version, its licence, its address, and the licence's text. */
function licenceOf(folder: string): string {
  const said = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Package;
  const { name, version, license, repository, author } = said;
  const at = typeof repository === "string" ? repository : repository?.url;
  const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const text = texts.map((file) => readFileSync(path.join(folder, file), "utf8").trim());
  const by = typeof author === "string" ? author : author?.name;
  return [
    `${name} ${version}`,
    `Licence: ${license.replace(/^\((.*)\)$/, "$1")}`,
    (at ?? `https://www.npmjs.com/package/${name}`)
      .replace(/^git\+/, "")
      .replace(/^git(:\/\/|@)github\.com[:/]/, "https://github.com/")
      .replace(/\.git$/, ""),
    "",
    text.length > 0 ? text.join("\n\n") : `The package has no text of its licence. By ${by}.`,
  ].join("\n");
}

/** Writes a file with the licences of all that a bundle takes from packages; none, no file. */
export class LicencesPlugin {
  constructor(private readonly output: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("LicencesPlugin", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: "LicencesPlugin", stage }, () => {
        const licences = bundledPackages(compilation).map(licenceOf);
        if (licences.length === 0) return;
        compilation.emitAsset(this.output, new sources.RawSource(`${licences.join(RULE)}\n`));
      });
    });
  }
}

/** A package of which parts are bundled. */
interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly address: string;
  /** The bundles, as the list calls them. */
  readonly bundles: readonly string[];
}

/** What the files of licences in a built dist/ say: a row a package. */
export function shippedPackages(): Shipped[] {
  const dist = path.join(ROOT, "dist");
  const packages = new Map<string, Shipped>();
  for (const [file, bundle] of Object.entries(BUNDLES)) {
    if (!existsSync(path.join(dist, file))) continue;
    for (const section of readFileSync(path.join(dist, file), "utf8").split(RULE)) {
      const [named = "", said = "", address = ""] = section.split("\n");
      const [name = "", version = ""] = named.split(" ");
      const bundles = [...(packages.get(named)?.bundles ?? []), bundle];
      packages.set(named, { name, version, licence: said.replace("Licence: ", ""), address, bundles });
    }
  }
  return [...packages.values()].sort((first, second) => (first.name < second.name ? -1 : 1));
}

/** packages/README.md for the packages that are shipped. */
export function licenceList(packages: readonly Shipped[]): string {
  const rows = packages.map(
    ({ name, version, licence, address, bundles }) =>
      `| [${name}](${address}) | ${version} | ${licence} | ${bundles.join(", ")} |`
  );
  return `# Packages

[scoring](scoring/README.md) is Overtrick's scoring core as a package for other programs.

Overtrick itself is under the [MIT licence](../LICENSE). Parts of the packages below are bundled into
\`dist/\`, where \`taskpane.licences.txt\` and \`cli.licences.txt\` contain their full licences. The BRIDGE
functions use no code from any package. \`npm run licences\` writes this list from what was built.

| package | version | licence | part of the |
|---|---|---|---|
${rows.join("\n")}
`;
}

if (require.main === module) {
  writeFileSync(LIST, licenceList(shippedPackages()));
  process.stderr.write(`${path.relative(ROOT, LIST)} is written.\n`);
}
