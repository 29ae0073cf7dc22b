// Writes into docs/functions.md what Excel reads of the functions (the JSDoc in src/functions/),
// the pane's examples, calculated, and the list of scales:
//   npm run docs
import { createRequire } from "node:module";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SCALE_FAMILIES } from "../src/bridge/vp/named-scale";
import { callFormula, parseArgument } from "../src/taskpane/functions/function-arguments";
import type { Metadata } from "../src/taskpane/functions/taken-cells";
import { callFunction, FUNCTIONS } from "../src/taskpane/functions/functions";
import { withPart } from "./written-part";

const ROOT = path.join(__dirname, "..");
const SOURCES = path.join(ROOT, "src/functions");
/** The file that is written. */
export const REFERENCE = path.join(ROOT, "docs/functions.md");

const WIDTH = 100;
/** More rows of an example than these are cut off. */
const SHOWN_ROWS = 9;

/** A function's metadata with whether Excel offers it. */
interface ListedMetadata extends Metadata {
  readonly options?: { readonly excludeFromAutoComplete?: boolean };
}

/** The reader of JSDoc that the build has: it comes with the build's plugin. */
interface MetadataReader {
  readonly generateCustomFunctionsMetadata: (
    files: readonly string[],
    wantConsoleOutput: boolean
  ) => Promise<{ readonly metadataJson: string; readonly errors: readonly string[] }>;
}

/** What people want of the functions: a formula over cells, and a call of its function with what could stand there. */
const TASKS: readonly {
  readonly task: string;
  readonly formula: string;
  readonly name: string;
  readonly args: readonly (readonly unknown[] | null)[];
  /** What stands in the cells. */
  readonly with: string;
}[] = [
  {
    task: "Score a contract, or a column of them",
    formula: '=IF(E2:E28="","",BRIDGE.SCORE(C2:C28,D2:D28,A2:A28,E2:E28))',
    name: "SCORE",
    args: [
      ["4H", "3NT"],
      ["N", "W"],
      [1, 2],
      ["+1", "-1"],
    ],
    with: "4H by N on board 1, +1; 3NT by W on board 2, -1",
  },
  {
    task: "Score a traveller: one board in a column, with a row for each table",
    formula: '=BRIDGE.MATCHPOINTS(IF(F2:F9="","",F2:F9))',
    name: "MATCHPOINTS",
    args: [[90, 0, -50, -50], null, null],
    with: "90, 0, -50, -50",
  },
  {
    task: "Score a whole evening's list of travellers, with the boards in column A",
    formula: '=BRIDGE.MATCHPOINTS(IF(F2:F200="","",F2:F200),,A2:A200)',
    name: "MATCHPOINTS",
    args: [[420, 600, 450, 630], null, [1, 2, 1, 2]],
    with: "420 and 450 on board 1, 600 and 630 on board 2, in turn",
  },
  {
    task: "Net score of a board, from both tables' plus and minus; copy it down, blank until both have a score",
    formula: '=IF(OR(B2&C2="",D2&E2=""),"",BRIDGE.NETSCORE(B2,C2,D2,E2))',
    name: "NETSCORE",
    args: [[420], [""], [""], [50]],
    with: "North-South plus 420 at Table 1, minus 50 at Table 2",
  },
  {
    task: "Victory points for a match of 24 boards",
    formula: '=IF(COUNT(F2:F25)=0,"",BRIDGE.VPS(SUM(F2:F25),24))',
    name: "VPS",
    args: [[20], [24]],
    with: "20 IMPs",
  },
  {
    task: "Victory points for matches of different lengths, with the boards of each in column B",
    formula: '=IF(F2:F9="","",BRIDGE.VPS(F2:F9,B2:B9))',
    name: "VPS",
    args: [
      [20, -20, 3],
      [24, 16, 8],
    ],
    with: "20 IMPs over 24 boards, -20 over 16, 3 over 8",
  },
  {
    task: "Rank a field",
    formula: '=BRIDGE.PLACE(IF(G2:G13="","",G2:G13))',
    name: "PLACE",
    args: [[20, 30, 20, 10], null],
    with: "20, 30, 20, 10",
  },
];

/** A worked formula for each task. */
function tasksTable(): string {
  const rows = TASKS.map(({ task, formula, name, args, with: given }) => {
    const ranges = args.map((cells) => (cells === null ? null : cells.map((cell) => [cell])));
    const outcome = callFunction(name, ranges);
    if ("refused" in outcome) throw new Error(`The task "${task}": ${outcome.refused}`);
    return `| ${task} | \`${formula}\` | ${given} | ${outcome.rows.flat().join(", ")} |`;
  });
  return ["| task | formula | for example | gives |", "|---|---|---|---|", ...rows].join("\n");
}

/** The files that declare functions. */
export function functionFiles(): string[] {
  return readdirSync(SOURCES)
    .map((file) => path.join(SOURCES, file))
    .filter((file) => readFileSync(file, "utf8").includes("@customfunction"));
}

/**
 * The reference as Markdown: the text of the document, with the tasks, the functions by name and the scales written anew.
 * @throws Error when a comment cannot be read.
 */
export async function functionReference(files = functionFiles()): Promise<string> {
  const plugin = createRequire(require.resolve("custom-functions-metadata-plugin"));
  const reader = plugin("custom-functions-metadata") as MetadataReader;
  const { metadataJson, errors } = await reader.generateCustomFunctionsMetadata(files, false);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  const { functions } = JSON.parse(metadataJson) as { functions: readonly ListedMetadata[] };
  const returned = returns(files.map((file) => readFileSync(file, "utf8")));
  const sorted = functions
    .filter(({ options }) => !options?.excludeFromAutoComplete)
    .sort((first, second) => (first.name < second.name ? -1 : 1));
  const all = [
    wrapped(sorted.map(({ name }) => `[${name}](#bridge${anchor(name)})`).join(" · ")),
    ...sorted.map((fn) => section(fn, returned.get(fn.name))),
    scalesSection(),
  ].join("\n\n");
  return withPart(withPart(readFileSync(REFERENCE, "utf8"), "tasks", tasksTable()), "functions", all);
}

function section(fn: Metadata, returned: string | undefined): string {
  const { name, description, parameters } = fn;
  const signature = parameters.map((p) => (p.optional ? `[${p.name}]` : p.name)).join(", ");
  const items = [
    ...parameters.map((p) => `- \`${p.name}\`: ${sentence(p.description)}`),
    ...(returned ? [`- gives: ${returned}`] : []),
  ];
  return [
    `## BRIDGE.${name}`,
    `    =BRIDGE.${name}(${signature})`,
    wrapped(description),
    items.map((item) => wrapped(item, "  ")).join("\n"),
    ...example(name),
  ].join("\n\n");
}

/** The pane's example with what it gives, where the pane has one. */
function example(name: string): string[] {
  const known = FUNCTIONS[name];
  if (!known) return [];
  const args = known.example.map(parseArgument);
  const ranges = args.map((argument) => (argument.kind === "value" ? argument.range : [[""]]));
  const outcome = callFunction(name, ranges);
  if ("refused" in outcome) throw new Error(`The example of ${name}: ${outcome.refused}`);
  const { rows } = outcome;
  const call = callFormula(name, args);
  if (rows.length === 1 && rows[0]!.length === 1) return [`\`${call}\` gives ${rows[0]![0]}.`];
  const line = (cells: readonly unknown[]) => `| ${cells.map(String).join(" | ")} |`;
  const shown = rows.slice(0, SHOWN_ROWS).map(line);
  const more = rows.length > SHOWN_ROWS ? line(rows[0]!.map(() => "…")) : null;
  const blank = line(rows[0]!.map(() => ""));
  const rule = line(rows[0]!.map(() => "---"));
  return [`\`${call}\` gives`, [blank, rule, ...shown, ...(more ? [more] : [])].join("\n")];
}

/** What each function gives, which the metadata leave out. */
function returns(sources: readonly string[]): Map<string, string> {
  const comments = sources.flatMap((source) => source.match(/\/\*\*[\s\S]*?\*\//g) ?? []);
  return new Map(
    comments.flatMap((comment) => {
      const name = /@customfunction (\w+)/.exec(comment)?.[1];
      const text = /@returns (.+)/.exec(comment)?.[1];
      return name && text ? [[name, text] as const] : [];
    })
  );
}

function scalesSection(): string {
  const rows = SCALE_FAMILIES.map(({ name, description, boards }) => `| \`${name}-n\` | ${description} | ${boards} |`);
  return [
    "## Scales",
    wrapped(
      "A function's `scale` can be a number of boards (for the WBF continuous scale), one of these names with the number of boards in place of n, or a range with your own table: each row has the lowest margin, the winner's points and the loser's points, starting at margin 0. Capitals do not matter, and you can type a space, a colon or nothing instead of a hyphen."
    ),
    ["| name | scale | numbers of boards |", "|---|---|---|", ...rows].join("\n"),
  ].join("\n\n");
}

/** "is the margin …" as a sentence of its own. */
function sentence(description: string): string {
  const text = description.replace(/^is /, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A heading's address within the page: GitHub leaves points out. */
function anchor(name: string): string {
  return name.toLowerCase().replace(/[^\w]/g, "");
}

function wrapped(text: string, indent = ""): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : indent + word);
  }
  return lines.join("\n");
}

if (require.main === module) {
  void functionReference().then((text) => writeFileSync(REFERENCE, text));
}
