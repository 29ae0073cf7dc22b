import type { Cell as HucreCell } from "hucre/xlsx";
import { callsAddIn } from "../workbook/dialect";
import type { Area, Cell } from "../workbook/model";
import { areaAddress, cellAddress } from "../workbook/reference";
import { withoutEscapes } from "./escape-xml";
import { hucreStyle } from "./styles";

/** The style of a cell that looks like no cell at all: the default style could be typed into. */
const LOCKED: HucreCell["style"] = { protection: { locked: true } };

/** A sheet's cells in the writer's own terms. */
export function hucreCells(cells: readonly Cell[]): Map<string, Partial<HucreCell>> {
  const groups = groupsOf(cells);
  return new Map(cells.map((cell) => [`${cell.row - 1},${cell.column - 1}`, hucreCell(cell, groups)]));
}

/** Cells with one formula between them: the first has it, the others refer to it. */
interface Group {
  readonly index: number;
  readonly first: Cell;
  readonly area: Area;
}

/**
 * The groups that may be stored as such. LibreOffice leaves cells of a shared formula to be recalculated that hold a text,
 * if only an empty one; what is typed then goes no further than to them, and what counts over them keeps its value.
 */
function groupsOf(cells: readonly Cell[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  const apart = new Set<string>();
  let next = 0;
  for (const cell of cells) {
    if (cell.group === undefined || apart.has(cell.group)) continue;
    const known = groups.get(cell.group);
    if (typeof cell.value !== "number" || (!known && !canBeShared(cell.formula ?? ""))) {
      apart.add(cell.group);
      groups.delete(cell.group);
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
  return groups;
}

/**
 * Excel shares no formula that refers to another sheet, and takes a file that does for damaged;
 * a call of the add-in is stored as an array formula, which is not shared either.
 */
function canBeShared(formula: string): boolean {
  return !callsAddIn(formula) && !formula.replace(/"[^"]*"/g, "").includes("!");
}

function hucreCell(cell: Cell, groups: ReadonlyMap<string, Group>): Partial<HucreCell> {
  const { formula, style } = cell;
  const value = typeof cell.value === "string" ? withoutEscapes(cell.value) : cell.value;
  const group = cell.group === undefined ? undefined : groups.get(cell.group);
  return whole(
    formula === undefined ? textSafe(value) : group ? shared(cell, value, group) : computed(cell, value, formula),
    style ? hucreStyle(style) : LOCKED
  );
}

/** A cell with every property: the writer goes far faster through objects of one shape. */
function whole(cell: Partial<HucreCell>, style: HucreCell["style"]): Partial<HucreCell> {
  return {
    value: cell.value,
    formula: cell.formula,
    formulaResult: cell.formulaResult,
    formulaType: cell.formulaType,
    formulaSharedIndex: cell.formulaSharedIndex,
    formulaRef: cell.formulaRef,
    formulaDynamic: cell.formulaDynamic,
    richText: cell.richText,
    style,
  };
}

function shared(cell: Cell, value: Cell["value"], { index, first, area }: Group): Partial<HucreCell> {
  return {
    formula: cell === first ? cell.formula! : "",
    formulaResult: value,
    formulaType: "shared",
    formulaSharedIndex: index,
    ...(cell === first && { formulaRef: areaAddress(area).replace(/\$/g, "") }),
  };
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

function computed({ row, column }: Cell, value: Cell["value"], formula: string): Partial<HucreCell> {
  if (!callsAddIn(formula)) return { formula: storedFormula(formula), formulaResult: value };
  return {
    formula: storedFormula(formula),
    formulaResult: value,
    formulaType: "array",
    formulaRef: cellAddress(row, column),
    formulaDynamic: true,
  };
}

/** The writer takes text that looks like an Excel error for one; as rich text it stays text. */
function textSafe(value: Cell["value"]): Partial<HucreCell> {
  return typeof value === "string" && value.startsWith("#") ? { value, richText: [{ text: value }] } : { value };
}
