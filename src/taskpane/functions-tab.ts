import type { Host } from "../excel/host";
import { doctor } from "./doctor";
import { element, field, fill } from "./dom";
import { callFormula, parseArgument, type Argument } from "./function-arguments";
import { callFunction, FUNCTIONS } from "./functions";
import { loading } from "./loading";
import { pressButton } from "./press-button";
import { texts } from "./texts";

/** What functions.json says of a function, as far as it is shown. */
export interface Metadata {
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly description: string;
    readonly optional?: boolean;
  }[];
}

/**
 * Fills the tab of functions: each with its arguments, to be tried and put into a cell.
 * @throws LoadError where the list of functions does not come
 */
export async function showFunctions(panel: HTMLElement, host: Host): Promise<void> {
  const functions = await loading(metadata());
  fill(
    panel,
    host.canExamine && doctor(),
    element("p", { class: "hint" }, texts.hints.functions),
    ...inOrder(functions).map((fn) => functionEntry(fn, host))
  );
}

async function metadata(): Promise<readonly Metadata[]> {
  const response = await fetch("functions.json");
  const { functions } = (await response.json()) as { functions: readonly Metadata[] };
  return functions;
}

/** The functions in the order of use that the pane has them in. */
function inOrder(functions: readonly Metadata[]): Metadata[] {
  return Object.keys(FUNCTIONS).flatMap((name) => functions.find((fn) => fn.name === name) ?? []);
}

function functionEntry(fn: Metadata, host: Host): HTMLElement {
  const { name, description, parameters } = fn;
  const result = element("output", { class: "result", tabindex: 0, "aria-label": texts.functionResult });
  const formula = element("code", { class: "formula" });
  const inputs = parameters.map((parameter, i) => {
    const input = element("input", { type: "text", autocomplete: "off", spellcheck: "false" });
    input.value = FUNCTIONS[name]!.example[i] ?? "";
    const label = parameter.optional ? texts.optional(parameter.name) : parameter.name;
    return field(label, input, sentence(parameter.description));
  });
  const args = (): Argument[] => inputs.map(({ input }) => parseArgument(input.value));
  const update = () => {
    formula.textContent = callFormula(name, args());
    fill(result, outcomeOf(name, args()));
  };
  for (const { input } of inputs) input.addEventListener("input", update);
  const entry = element(
    "details",
    { class: "function" },
    element(
      "summary",
      {},
      element("code", {}, `BRIDGE.${name}`),
      element("span", { class: "hint" }, ` ${description}`)
    ),
    ...inputs.map(({ row }) => row),
    formula,
    result,
    host.can.insertFormula && insertButton(host, () => callFormula(name, args()))
  );
  entry.addEventListener("toggle", () => entry.open && update());
  return entry;
}

function outcomeOf(name: string, args: readonly Argument[]): Node | string {
  if (args.some(({ kind }) => kind === "reference")) return texts.inExcelOnly;
  const ranges = args.map((argument) => (argument.kind === "value" ? argument.range : null));
  const passed = ranges.map((range, i) => range ?? (isOptional(i, ranges) ? null : [[""]]));
  const outcome = callFunction(name, passed);
  if ("refused" in outcome) return element("span", { class: "fault" }, outcome.refused);
  const { rows } = outcome;
  if (rows.length === 1 && rows[0]!.length === 1) return shown(rows[0]![0]);
  return element(
    "table",
    { class: "preview" },
    element("tbody", {}, ...rows.map((row) => element("tr", {}, ...row.map((cell) => element("td", {}, shown(cell))))))
  );
}

/** Arguments left out at the end arrive in Excel as null, blank cells as "". */
function isOptional(index: number, ranges: readonly (unknown[][] | null)[]): boolean {
  return index > 0 && ranges.slice(index).every((range) => range === null);
}

function shown(cell: unknown): string {
  if (cell instanceof Error) return cell.message;
  return cell === "" ? texts.blank : String(cell);
}

function insertButton(host: Host, formula: () => string): HTMLElement {
  const message = element("span", { class: "hint", role: "status" });
  const button = pressButton(texts.insert, "primary", () => {
    void host.insertFormula(formula()).then(
      (address) => fill(message, texts.inserted(address)),
      (error: Error) => fill(message, error.message)
    );
  });
  return element("div", { class: "ways" }, button, message);
}

/** "is the margin …" as a sentence of its own. */
function sentence(description: string): string {
  const text = description.replace(/^is /, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
