import type { Column } from "./headings";
import { outcomeOf } from "./outcome";
import { tokensOf } from "./tokens";
import { wordFor } from "./words";

/** What can be told of a column from what stands in it. */
interface Expected {
  readonly boards: readonly number[];
  readonly tables: readonly string[];
}

/** What most of a column's cells must be, for it to be what they are: somebody has written a remark among them. */
const MOST = 0.8;

/**
 * Tells columns without headings by what stands in them: contracts, seats, results with signs, points, and numbers of
 * boards and tables, of which those that repeat are the tables'.
 * @returns what each column is of; null for those that are of nothing that is asked for. Null without a board, or with
 *   nothing that says what became of it.
 */
export function tellColumns(rows: readonly (readonly string[])[], expected: Expected): (Column | null)[] | null {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, i) =>
    rows.map((row) => row[i] ?? "").filter((cell) => cell !== "")
  );
  const told: (Column | null)[] = columns.map(() => null);
  const take = (column: Column, is: (cells: readonly string[], at: number) => boolean) => {
    const at = columns.findIndex((cells, i) => told[i] === null && cells.length > 0 && is(cells, i));
    if (at >= 0) told[at] = column;
    return at;
  };
  const contract = take("contract", (cells) => share(cells, isOutcome) >= MOST && cells.some(isBid));
  const counts = columns.flatMap((cells, i) => (told[i] === null && isCount(cells, expected.boards) ? [i] : []));
  const named = columns.flatMap((cells, i) => (told[i] === null && isNames(cells, expected.tables) ? [i] : []));
  // Where both could be either, as with boards 1 and 2 at Tables 1 and 2, they are not told apart.
  const board = counts.find((i) => !named.includes(i)) ?? (named.length === 1 ? counts[0] : undefined);
  if (board === undefined) return null;
  told[board] = "board";
  const table = named.find((i) => i !== board);
  if (table !== undefined) told[table] = "table";
  take("declarer", (cells) => cells.every(isSeat));
  take("result", (cells, i) => i > contract && cells.every(isResult) && cells.some((cell) => /^[+=-]/.test(cell)));
  take("doubled", (cells) => cells.every((cell) => wordFor(cell)?.is === "double"));
  const points = take("points", (cells) => cells.every(isPoints) && cells.some((cell) => Math.abs(Number(cell)) >= 50));
  return contract < 0 && points < 0 ? null : told;
}

function share(cells: readonly string[], is: (cell: string) => boolean): number {
  return cells.filter(is).length / cells.length;
}

function distinct(cells: readonly string[]): number {
  return new Set(cells).size;
}

function isOutcome(cell: string): boolean {
  const { unread, contract } = outcomeOf(tokensOf(cell));
  return unread === null && contract !== "";
}

function isBid(cell: string): boolean {
  return /^\d/.test(outcomeOf(tokensOf(cell)).contract);
}

function isSeat(cell: string): boolean {
  return wordFor(cell)?.is === "seat" || /^o$/i.test(cell);
}

function isResult(cell: string): boolean {
  return /^(=|[+-]?(\d|1[0-3]))$/.test(cell);
}

function isPoints(cell: string): boolean {
  return /^[+-]?\d{1,5}$/.test(cell) && Number(cell) % 10 === 0;
}

function isCount(cells: readonly string[], boards: readonly number[]): boolean {
  return cells.length > 0 && cells.every((cell) => /^\d{1,4}$/.test(cell) && boards.includes(Number(cell)));
}

function isNames(cells: readonly string[], tables: readonly string[]): boolean {
  return (
    cells.length > 1 && distinct(cells) < cells.length && cells.every((cell) => tables.includes(cell.toUpperCase()))
  );
}
