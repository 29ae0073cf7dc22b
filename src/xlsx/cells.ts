import { strToU8 } from "fflate";
import { callsAddIn } from "../workbook/dialect";
import type { Area, Cell, Sheet } from "../workbook/model";
import { areaAddress, cellAddress, columnLetters } from "../workbook/reference";
import { PALETTE, type Style } from "../workbook/theme";
import { fontXml, type StyleSheet } from "./styles";
import { element, escapeXml, textElement, withoutEscapes } from "./xml";

/** What the cells of all sheets share. */
interface SharedParts {
  readonly styles: StyleSheet;
  /** Whether any of them calls the add-in. */
  readonly hasAddIn: boolean;
  /** The texts of cells by their numbers. */
  readonly strings: { readonly of: (text: string) => number; readonly all: () => string[] };
}

/** A sheet's cells as its part of the file has them: row by row, since one text of all would be copied once more. */
export function rowsXml({ cells, heights }: Sheet, shared: SharedParts): Uint8Array[] {
  const groups = groupsOf(cells);
  const rows: Cell[][] = [];
  for (const cell of cells) (rows[cell.row] ??= [])[cell.column] = cell;
  const xml: Uint8Array[] = [];
  for (let row = 1; row < rows.length; row++) {
    const height = heights.get(row);
    const standing = rows[row];
    if (height === undefined && !standing) continue;
    let written = "";
    // A place in which nothing stands is skipped.
    standing?.forEach((cell) => (written += cellXml(cell, groups, shared)));
    const attributes = { r: row, ht: height, customHeight: height === undefined ? undefined : 1 };
    xml.push(strToU8(element("row", attributes, written)));
  }
  return xml;
}

/** Cells with one formula between them: the first has it, the others refer to it. */
interface Group {
  readonly index: number;
  readonly first: Cell;
  readonly area: Area;
}

/** The groups that may be stored as such: of the cells that {@link isOfGroup} those with one formula, two at least. */
function groupsOf(cells: readonly Cell[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  const apart = new Set<string>();
  let next = 0;
  for (const cell of cells) {
    if (cell.group === undefined || !isOfGroup(cell) || apart.has(cell.group)) continue;
    const known = groups.get(cell.group);
    if (!known && !canBeShared(cell.formula ?? "")) {
      apart.add(cell.group);
      continue;
    }
    const { index = next++, first = cell } = known ?? {};
    const { row: top, column: left } = first;
    groups.set(cell.group, {
      index,
      first,
      area: { top, left, bottom: cell.row, right: cell.column },
    });
  }
  for (const [key, { area }] of groups) if (area.top === area.bottom && area.left === area.right) groups.delete(key);
  return groups;
}

/**
 * Whether a cell is stored with its group. LibreOffice leaves cells of a shared formula to be recalculated that hold a text,
 * if only an empty one; what is typed then goes no further than to them, and what counts over them keeps its value. Such
 * a cell has its formula in full, also between others that share theirs.
 */
function isOfGroup({ value }: Cell): boolean {
  return typeof value === "number";
}

/**
 * Excel shares no formula that refers to another sheet, and takes a file that does for damaged;
 * a call of the add-in is stored as an array formula, which is not shared either.
 */
function canBeShared(formula: string): boolean {
  return !callsAddIn(formula) && !formula.replace(/"[^"]*"/g, "").includes("!");
}

/** Cells are most of a file: they are written without what makes elements of all kinds. */
function cellXml(cell: Cell, groups: ReadonlyMap<string, Group>, shared: SharedParts): string {
  const { styles, hasAddIn, strings } = shared;
  const { row, column, formula, value } = cell;
  const place = `<c r="${columnLetters(column)}${row}"`;
  const style = ` s="${styles.ofCell(cell.style)}"`;
  if (formula !== undefined) {
    const isCall = hasAddIn && callsAddIn(formula);
    const type = (isCall ? ' cm="1"' : "") + (typeof value === "string" ? ` t="${typeOf(value, formula)}"` : "");
    return `${place}${style}${type}>${formulaXml(cell, formula, isCall, groups)}${valueXml(value)}</c>`;
  }
  if (value === null) return `${place}${style}/>`;
  if (typeof value === "number") return `${place}${style}>${valueXml(value)}</c>`;
  const text = withoutEscapes(value);
  // In its cell, since a program may take such a text of the file for an Excel error.
  if (text.startsWith("#")) return `${place} t="inlineStr"${style}><is><r>${textElement(text)}</r></is></c>`;
  if (cell.style?.example) return `${place} t="inlineStr"${style}><is>${exampleXml(text, cell.style)}</is></c>`;
  return `${place} t="s"${style}><v>${strings.of(text)}</v></c>`;
}

/** What a formula gives: a name may be a text that looks like an error. */
function typeOf(value: string, formula: string): "e" | "str" {
  return value === "#N/A" && formula.includes("NA()") ? "e" : "str";
}

/** A text whose first line is as its cell's style has it, and the rest small. */
function exampleXml(text: string, { size, bold, color }: Style): string {
  const [first = "", ...rest] = text.split("\n");
  const run = (letters: string, ...font: Parameters<typeof fontXml>) =>
    element("r", {}, element("rPr", {}, fontXml(...font)), textElement(letters));
  const small = rest.map((line) => run(`\n${line}`, EXAMPLE_SIZE, false, PALETTE.mist, "rFont"));
  return [run(first, size, bold, color, "rFont"), ...small].join("");
}

const EXAMPLE_SIZE = 9;

function valueXml(value: Cell["value"]): string {
  if (value === null) return "";
  return value === "" ? "<v/>" : `<v>${typeof value === "number" ? value : escapeXml(withoutEscapes(value))}</v>`;
}

function formulaXml(cell: Cell, formula: string, isCall: boolean, groups: ReadonlyMap<string, Group>): string {
  const group = cell.group !== undefined && isOfGroup(cell) ? groups.get(cell.group) : undefined;
  if (group && cell !== group.first) return `<f t="shared" si="${group.index}"/>`;
  const stored = escapeXml(storedFormula(formula));
  if (group)
    return `<f t="shared" si="${group.index}" ref="${areaAddress(group.area).replace(/\$/g, "")}">${stored}</f>`;
  return isCall ? `<f t="array" ref="${cellAddress(cell.row, cell.column)}">${stored}</f>` : `<f>${stored}</f>`;
}

/**
 * Stored as Excel itself stores a call of an add-in, and of a function that came after the file format: anything else
 * stays #NAME? for ever.
 */
export function storedFormula(formula: string): string {
  // The plain search first: it spares most formulas the taking out of their texts.
  if (!formula.includes("BRIDGE.") && !formula.includes("ISFORMULA(")) return formula;
  return formula.replace(/"[^"]*"|\bBRIDGE\.(\w+)\(|\bISFORMULA\(/g, (found: string, name: string | undefined) =>
    name !== undefined ? `_xldudf_BRIDGE_${name}(` : found.startsWith('"') ? found : `_xlfn.${found}`
  );
}
