import { strToU8 } from "fflate";
import { callsAddIn } from "../workbook/dialect";
import type { Area, Cell, Sheet } from "../workbook/model";
import { areaAddress, cellAddress, columnLetters } from "../workbook/reference";
import { PALETTE, type Style } from "../workbook/theme";
import { fontXml, type StyleSheet } from "./styles";
import { element, escapeXml, textElement, withoutEscapes } from "./xml";

/** Parts of the file that the cells of all sheets share. */
interface SharedParts {
  readonly styles: StyleSheet;
  /** True if any cell calls the add-in. */
  readonly hasAddIn: boolean;
  /** Shared strings by index. */
  readonly strings: { readonly indexOf: (text: string) => number; readonly all: () => string[] };
}

/** XML of a sheet's rows, one piece per row: joining them to one string would copy everything once more. */
export function rowsXml({ cells, heights }: Sheet, shared: SharedParts): Uint8Array[] {
  const groups = groupsOf(cells);
  const rows: Cell[][] = [];
  for (const cell of cells) (rows[cell.row] ??= [])[cell.column] = cell;
  const xml: Uint8Array[] = [];
  for (let row = 1; row < rows.length; row++) {
    const height = heights.get(row);
    const cellsOfRow = rows[row];
    if (height === undefined && !cellsOfRow) continue;
    let cellsXml = "";
    // `forEach` skips positions without a cell.
    cellsOfRow?.forEach((cell) => (cellsXml += cellXml(cell, groups, shared)));
    const attributes = { r: row, ht: height, customHeight: height === undefined ? undefined : 1 };
    xml.push(strToU8(element("row", attributes, cellsXml)));
  }
  return xml;
}

/** Cells with a shared formula: the first cell contains the formula, and the other cells refer to it. */
interface Group {
  readonly index: number;
  readonly first: Cell;
  readonly area: Area;
}

/** Groups of at least two cells whose formula can be stored as shared; see {@link isOfGroup}. */
function groupsOf(cells: readonly Cell[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  const apart = new Set<string>();
  let next = 0;
  for (const cell of cells) {
    if (cell.group === undefined || !isOfGroup(cell) || apart.has(cell.group)) continue;
    const existing = groups.get(cell.group);
    if (!existing && !canBeShared(cell.formula ?? "")) {
      apart.add(cell.group);
      continue;
    }
    const { index = next++, first = cell } = existing ?? {};
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
 * True if a cell is stored with its group. When LibreOffice opens a file, it does not recalculate cells of a shared
 * formula whose value is a text, even an empty one; later entries then do not reach the formulas that depend on such
 * cells. A cell with a text is stored with its own formula.
 */
function isOfGroup({ value }: Cell): boolean {
  return typeof value === "number";
}

/**
 * Excel treats a file as damaged if a shared formula refers to another sheet. Calls of the add-in are stored as array
 * formulas, which cannot be shared.
 */
function canBeShared(formula: string): boolean {
  return !callsAddIn(formula) && !formula.replace(/"[^"]*"/g, "").includes("!");
}

/** Cells are most of a file, so they are written without the slower {@link element}. */
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
  // Inline, because some programs read a shared string such as "#N/A" as an error.
  if (text.startsWith("#")) return `${place} t="inlineStr"${style}><is><r>${textElement(text)}</r></is></c>`;
  if (cell.style?.example) return `${place} t="inlineStr"${style}><is>${exampleXml(text, cell.style)}</is></c>`;
  return `${place} t="s"${style}><v>${strings.indexOf(text)}</v></c>`;
}

/**
 * Returns "e" for an error, else "str". A value #N/A is an error only if the formula has NA(); it may be a player's
 * name.
 */
function typeOf(value: string, formula: string): "e" | "str" {
  return value === "#N/A" && formula.includes("NA()") ? "e" : "str";
}

/** Rich text: the first line is in the cell's style, the other lines are small. */
function exampleXml(text: string, { size, bold, color }: Style): string {
  const [first = "", ...rest] = text.split("\n");
  const run = (letters: string, ...font: Parameters<typeof fontXml>) =>
    element("r", {}, element("rPr", {}, fontXml(...font)), textElement(letters));
  const small = rest.map((line) => run(`\n${line}`, EXAMPLE_SIZE, false, PALETTE.soft, "rFont"));
  return [run(first, size, bold, color, "rFont"), ...small].join("");
}

const EXAMPLE_SIZE = 11;

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
 * Adds the prefixes with which Excel stores calls of add-ins and newer functions; without them a formula stays #NAME?.
 */
export function storedFormula(formula: string): string {
  // The plain search is faster than the pattern, which most formulas do not need.
  if (!formula.includes("BRIDGE.") && !formula.includes("ISFORMULA(")) return formula;
  return formula.replace(/"[^"]*"|\bBRIDGE\.(\w+)\(|\bISFORMULA\(/g, (found: string, name: string | undefined) =>
    name !== undefined ? `_xldudf_BRIDGE_${name}(` : found.startsWith('"') ? found : `_xlfn.${found}`
  );
}
