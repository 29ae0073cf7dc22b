import type { Workbook } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import { isHeading } from "./headed-list";
import type { Edit, Recalculated } from "./libreoffice";

/** What is typed for a board at a table of a match: what the form has columns for. */
export interface TypedBoard {
  readonly contract?: string;
  readonly by?: string;
  readonly result?: string;
  readonly doubled?: string;
  /** N/S points in place of the contract's. */
  readonly points?: number | string;
  /** The other table's N/S points as this side has them. */
  readonly other?: number | string;
  readonly adjustedNs?: number;
  readonly adjustedEw?: number;
}

/** Columns of a table's sheet by their headings: Table 1's and Table 2's are alike. */
const HEADINGS = {
  board: "Board",
  contract: "Contract",
  by: "By",
  result: "Result",
  doubled: "X",
  points: "Score only, N-S",
  plus: "N-S +",
  minus: "N-S −",
  net: "Net N-S score",
  imps: "IMPs",
  adjustedNs: "Adj.\nN-S",
  adjustedEw: "Adj.\nE-W",
  check: "Check",
} as const;
type Column = keyof typeof HEADINGS | "other";

/** Where the boards of a table's sheet stand, as its headings say. */
function columnIn(workbook: Workbook, sheet: string, column: Column) {
  const { cells } = workbook.sheets.find(({ name }) => name === sheet)!;
  const headings = cells.filter(({ value }) =>
    column === "other"
      ? /^Typed: (Table .|other table)$/.test(String(value))
      : isHeading(value, HEADINGS[column]) || (column === "imps" && value === "Points")
  );
  const board = cells.find(({ value }) => value === "Board")!;
  const found = headings.find(({ row }) => row === board.row)!;
  return { column: found.column, row: found.row, boards: board.column };
}

function rowOf(workbook: Workbook, sheet: string, board: number): number {
  const { cells } = workbook.sheets.find(({ name }) => name === sheet)!;
  const { boards, row: heading } = columnIn(workbook, sheet, "board");
  return cells.find(({ row, column, value }) => {
    return row > heading && column === boards && value === board;
  })!.row;
}

/** Edits that type a board into a table's sheet. */
export function typedAt(workbook: Workbook, sheet: string, board: number, typed: TypedBoard): Edit[] {
  return Object.entries(typed).map(([column, value]) => ({
    sheet,
    cell: cellAddress(rowOf(workbook, sheet, board), columnIn(workbook, sheet, column as Column).column),
    value: value as string | number,
  }));
}

/** What a recalculated table's sheet shows for a board. */
export function shownAt(
  workbook: Workbook,
  recalculated: ReadonlyMap<string, Recalculated>,
  sheet: string,
  board: number,
  column: Column
): string | number {
  const row = rowOf(workbook, sheet, board);
  return recalculated.get(sheet)!.at(row, columnIn(workbook, sheet, column).column);
}

/** The cells of a defined name in a recalculated workbook, row by row. */
export function namedCells(
  { names }: Workbook,
  recalculated: ReadonlyMap<string, Recalculated>,
  name: string
): (string | number)[] {
  const { sheet, area } = names.find((known) => known.name === name)!;
  const found: (string | number)[] = [];
  for (let row = area.top; row <= area.bottom; row++)
    for (let column = area.left; column <= area.right; column++) found.push(recalculated.get(sheet)!.at(row, column));
  return found;
}
