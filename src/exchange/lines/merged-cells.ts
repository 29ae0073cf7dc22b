import type { Column } from "./headings";

interface Cells {
  readonly cells: readonly string[];
  readonly table: string | null;
  readonly board: string | null;
}

/** For each column that may be merged, the columns in which the rows of one merged cell differ. */
const APART = { board: ["table", "nsPair"], table: ["board"] } as const;

/**
 * Fills in a board or table that only the first of several rows has, as in copies of merged cells. Cells may be blank
 * for other reasons, so they are filled only if all groups of rows have the same size, no number repeats, and the rows
 * of each group differ in another column.
 * @returns null if there is nothing to fill, or if one of these conditions is not met.
 */
export function fillMergedCells<R extends Cells>(rows: readonly R[], columns: readonly (Column | null)[]): R[] | null {
  for (const merged of ["board", "table"] as const) {
    const mergedIndex = columns.indexOf(merged);
    const other = APART[merged].map((column) => columns.indexOf(column)).find((index) => index >= 0);
    if (mergedIndex < 0 || other === undefined || rows.some((row) => row[merged] !== null)) continue;
    const groups = groupsOf(rows, mergedIndex);
    const [first = []] = groups;
    const areAlike = groups.length > 1 && first.length > 1 && groups.every(({ length }) => length === first.length);
    const numbers = groups.map(([row]) => row?.cells[mergedIndex] ?? "");
    const areApart = groups.every((group) => areDistinct(group.map(({ cells }) => cells[other] ?? "")));
    if (areAlike && areDistinct(numbers) && areApart)
      return groups.flatMap((group, i) =>
        group.map((row) => ({
          ...row,
          cells: row.cells.map((cell, j) => (j === mergedIndex ? (numbers[i] ?? "") : cell)),
        }))
      );
  }
  return null;
}

/** Splits rows into groups: each row whose cell in the column is not blank begins a new one. */
function groupsOf<R extends Cells>(rows: readonly R[], column: number): R[][] {
  const groups: R[][] = [];
  for (const row of rows) {
    const group = groups[groups.length - 1];
    if (group === undefined || (row.cells[column] ?? "") !== "") groups.push([row]);
    else group.push(row);
  }
  return groups;
}

function areDistinct(texts: readonly string[]): boolean {
  return !texts.includes("") && new Set(texts).size === texts.length;
}
