import { cellAddress } from "../../src/workbook/reference";
import { addressesIn, copiedFormula, relativeFormula } from "./relative-formula";

/** A line that begins a run of cells: its range, style, "shared", a value of all, its formula. */
const RUN = /^([A-Z]+\d+(?::[A-Z]+\d+)?) (\S+)( shared)?(?: ("(?:[^"\\]|\\.)*"|-?\d[\d.e+-]*))?(?: =(.*))?$/;
/** A value in the lines below, and how often it stands there. */
const VALUE = /("(?:[^"\\]|\\.)*"|-?\d[\d.e+-]*|-)(?: ×(\d+))?/g;

/** A cell as its text says it. */
interface TextCell {
  readonly row: number;
  readonly column: number;
  readonly style: string;
  /** With its "=", and "shared" where it is; "" for none. */
  readonly formula: string;
  readonly value: string;
  /** What is compared in the formula's place, so that a run may begin elsewhere. */
  readonly relative: string;
}

/**
 * How a sheet's text differs from the expected one, by address: `H6:H9 value: 3 → 4`, and by line
 * for what is not of a cell.
 */
export function sheetDifference(expected: string, actual: string): string[] {
  const [before, after] = [read(expected), read(actual)];
  const addresses = [...new Set([...before.cells.keys(), ...after.cells.keys()])];
  const changes = addresses.flatMap((address) => changesOf(before.cells.get(address), after.cells.get(address)));
  return [...lineDifference(before.other, after.other), ...folded(changes)];
}

/** Lines that only one of two texts has, in their order; "" where the texts are equal. */
export function lineDifference(expected: string, actual: string): string[] {
  if (expected === actual) return [];
  const [before, after] = [expected.split("\n"), actual.split("\n")];
  const lines = [
    ...without(before, after).map((line) => `- ${line}`),
    ...without(after, before).map((line) => `+ ${line}`),
  ];
  if (lines.length > 0) return lines;
  const first = before.findIndex((line, i) => line !== after[i]);
  return [`the lines are in another order from line ${first + 1} on: ${after[first]}`];
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/** The cells of a sheet's text by address, and the lines of anything else. */
function read(text: string): { cells: Map<string, TextCell>; other: string } {
  const cells = new Map<string, TextCell>();
  const other: string[] = [];
  const lines = text.split("\n");
  for (let i = 0; i < lines.length; i++) {
    const [, range, style = "", shared = "", value, formula = ""] = RUN.exec(lines[i]!) ?? [];
    if (range === undefined) {
      other.push(lines[i]!);
      continue;
    }
    const run = addressesIn(range);
    const values: string[] = [];
    while (lines[i + 1]?.startsWith("    "))
      for (const [, each = "", times = "1"] of lines[++i]!.matchAll(VALUE))
        for (let n = 0; n < Number(times); n++) values.push(each);
    const { row: top, column: left } = run[0]!;
    const relative = relativeFormula(formula, top, left) + shared;
    run.forEach(({ row, column, address }, n) => {
      const copied = formula && `=${copiedFormula(formula, row - top, column - left)}`;
      const said = { style, formula: copied + shared, value: values[n] ?? value ?? "-" };
      cells.set(address, { row, column, relative, ...said });
    });
  }
  return { cells, other: other.join("\n") };
}

/** A change of a cell: what is said of it, and by what it is the same as another cell's. */
interface Change {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly key: string;
}

function changesOf(was: TextCell | undefined, is: TextCell | undefined): Change[] {
  const { row, column } = (is ?? was)!;
  const change = (text: string, key = text) => ({ row, column, text, key });
  if (!was || !is) {
    const { style, value, formula, relative } = (is ?? was)!;
    const what = `${is ? "is new" : "is gone"}: ${style} ${value}`;
    return [change(`${what} ${formula}`, `${what} ${relative}`)];
  }
  return [
    ...(was.style === is.style ? [] : [change(`style: ${was.style} → ${is.style}`)]),
    ...(was.relative === is.relative
      ? []
      : [change(`formula: ${was.formula} → ${is.formula}`, `formula: ${was.relative} → ${is.relative}`)]),
    ...(was.value === is.value ? [] : [change(`value: ${was.value} → ${is.value}`)]),
  ];
}

/** The same change of cells below and beside each other, told once, as of the first of them. */
function folded(changes: readonly Change[]): string[] {
  const at = (row: number, column: number, key: string) => `${row},${column},${key}`;
  const left = new Map(changes.map((change) => [at(change.row, change.column, change.key), change]));
  const sorted = [...changes].sort((a, b) => a.row - b.row || a.column - b.column);
  return sorted.flatMap(({ row, column, text, key }) => {
    if (!left.has(at(row, column, key))) return [];
    let [bottom, right] = [row, column];
    while (left.has(at(bottom + 1, column, key))) bottom++;
    const rows = Array.from({ length: bottom - row + 1 }, (_, i) => row + i);
    while (rows.every((each) => left.has(at(each, right + 1, key)))) right++;
    for (const each of rows) for (let n = column; n <= right; n++) left.delete(at(each, n, key));
    const [first, last] = [cellAddress(row, column), cellAddress(bottom, right)];
    return [`${first === last ? first : `${first}:${last}`} ${text}`];
  });
}
