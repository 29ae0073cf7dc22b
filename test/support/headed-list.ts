import type { Cell, Workbook } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import type { Edit, Recalculated } from "./libreoffice";

type Key = string | number;

/** A list on a sheet, found by its headings: what its rows are called stands below the first one. */
export interface HeadedList {
  /** The cell of a row below a heading; of headings that are alike the first, or the one with the index. */
  readonly cell: (key: Key, heading: string, index?: number) => Cell;
  /** What is typed there. */
  readonly edit: (key: Key, heading: string, value: Key) => Edit;
  /** What a recalculated workbook shows there. */
  readonly shown: (sheets: ReadonlyMap<string, Recalculated>, key: Key, heading: string, index?: number) => Key;
}

/**
 * The list of a sheet whose rows are headed so.
 * @param index which of the lists that are headed alike, from 0.
 */
export function headedList({ sheets, entries }: Workbook, sheet: string, first: string, index = 0): HeadedList {
  const { cells } = sheets.find(({ name }) => name === sheet)!;
  const headed = (heading: string) => cells.filter(({ value }) => value === heading)[index];
  // Where people count deals, boards are found by the rows into which they are typed.
  const isByDeals = first === "Board" && !headed(first);
  const head = isByDeals ? headed("Deal") : headed(first);
  const rowOfDeal = (board: Key) =>
    entries.lines.find((line) => line.sheet === sheet && line.kind === "board" && line.said.board === String(board))
      ?.row;
  if (!head) throw new Error(`${sheet} has no list headed ${first}.`);
  const cell = (key: Key, heading: string, which = 0): Cell => {
    const above =
      isByDeals && heading === first
        ? head
        : cells.filter(({ row, value }) => row === head.row && isHeading(value, heading))[which];
    if (!above) throw new Error(`${sheet} has no heading ${heading} beside ${first}.`);
    const isAbove = ({ row, column }: Cell) => row > head.row && column === head.column;
    const byEntry = ({ row, column }: Cell) => row === rowOfDeal(key) && column === head.column;
    // A board that comes to a table again has a number of its own in the file.
    const line =
      (isByDeals ? undefined : cells.find((each) => isAbove(each) && each.value === key)) ?? cells.find(byEntry);
    if (!line) throw new Error(`${sheet} has no ${key} below ${first}.`);
    const place = { row: line.row, column: above.column };
    return cells.find(({ row, column }) => row === place.row && column === place.column) ?? { ...place, value: null };
  };
  const edit: HeadedList["edit"] = (key, heading, value) => {
    const { row, column } = cell(key, heading);
    return { sheet, cell: cellAddress(row, column), value };
  };
  const shown: HeadedList["shown"] = (recalculated, key, heading, which) => {
    const { row, column } = cell(key, heading, which);
    const value = recalculated.get(sheet)!.at(row, column);
    // The formula engine knows a negative zero, which no spreadsheet shows.
    return value === 0 ? 0 : value;
  };
  return { cell, edit, shown };
}

/** Whether a cell is headed so, with an example below it or without. */
export function isHeading(value: Cell["value"], heading: string): boolean {
  return value === heading || String(value).startsWith(`${heading}\n`);
}

/** The cells of a defined name, row by row. */
export function namedBlock({ sheets, names }: Workbook, name: string): Cell[] {
  const found = names.find((known) => known.name === name);
  if (!found) throw new Error(`There is no name ${name}.`);
  const { top, left, bottom, right } = found.area;
  return sheets
    .find((sheet) => sheet.name === found.sheet)!
    .cells.filter(({ row, column }) => row >= top && row <= bottom && column >= left && column <= right)
    .sort((a, b) => a.row - b.row || a.column - b.column);
}
