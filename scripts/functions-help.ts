// The page behind each function's help link, made from the metadata that Excel reads, so that the
// two cannot drift apart.
import { Compilation, sources, type Compiler } from "webpack";

/** What functions.json holds, of this. */
interface FunctionsFile {
  readonly functions: readonly CustomFunction[];
}

interface CustomFunction {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly { readonly name: string; readonly description: string; readonly optional?: boolean }[];
  readonly options?: { readonly excludeFromAutoComplete?: boolean };
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c);

const signature = ({ name, parameters }: CustomFunction) =>
  `=BRIDGE.${name}(${parameters.map((p) => (p.optional ? `[${p.name}]` : p.name)).join(", ")})`;

function section(fn: CustomFunction): string {
  const parameters = fn.parameters
    .map((p) => `<dt><code>${escape(p.name)}</code></dt><dd>${escape(p.description)}</dd>`)
    .join("\n");
  return `<section id="${escape(fn.id)}">
<h2><code>${escape(signature(fn))}</code></h2>
<p>${escape(fn.description)}</p>
${parameters && `<dl>\n${parameters}\n</dl>`}
</section>`;
}

const STYLE = `:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
h2 { font-size: 1.1rem; margin-top: 2rem; overflow-wrap: anywhere; }
dt { font-weight: 600; }
`;

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * The help page as HTML.
 * @param stylesheet the address of its style.
 */
function helpPage(metadata: FunctionsFile, stylesheet: string): string {
  const functions = metadata.functions.filter(({ options }) => !options?.excludeFromAutoComplete);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Overtrick: the BRIDGE functions</title>
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<h1>The BRIDGE functions</h1>
<p>Each takes single cells or whole ranges; a range gives a range. A blank cell gives a blank.</p>
<nav><p>${functions.map((fn) => `<a href="#${escape(fn.id)}">${escape(fn.name)}</a>`).join(" · ")}</p></nav>
${functions.map(section).join("\n")}
</body>
</html>
`;
}

/**
 * The file that Excel reads the functions from, with links to the place that it is served from. An error in a range is
 * handed over like any other cell: without that Excel answers for the function, by one error in place of a whole
 * column; the generator has no comment that says it.
 * @param metadata what the generator gives.
 */
export function functionsFile(metadata: string, atAddress: (content: string) => string): string {
  return JSON.stringify({ ...JSON.parse(atAddress(metadata)), allowErrorForDataTypeAny: true }, null, 2);
}

/** Adds the help page to the build, completes the metadata and points their links at the place they are served from. */
export class FunctionsHelpPlugin {
  constructor(
    private readonly options: {
      readonly metadata: string;
      readonly output: string;
      readonly atAddress: (content: string) => string;
    }
  ) {}

  apply(compiler: Compiler): void {
    const { metadata, output, atAddress } = this.options;
    compiler.hooks.thisCompilation.tap("FunctionsHelpPlugin", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: "FunctionsHelpPlugin", stage }, () => {
        const asset = compilation.getAsset(metadata);
        if (!asset) return;
        const file = functionsFile(asset.source.source().toString(), atAddress);
        compilation.updateAsset(metadata, new sources.RawSource(file));
        const page = helpPage(JSON.parse(file) as FunctionsFile, `${output}.css`);
        compilation.emitAsset(`${output}.html`, new sources.RawSource(page));
        compilation.emitAsset(`${output}.css`, new sources.RawSource(STYLE));
      });
    });
  }
}
