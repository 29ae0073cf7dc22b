import type { Column } from "./headings";
import { outcomeOf, resultIn } from "./outcome";
import { tokensOf } from "./tokens";
import { lookUpKeyword, seatIn } from "./words";

/** The session's boards and tables, and facts about the lines above the rows. */
interface Expected {
  readonly boards: readonly number[];
  readonly tables: readonly string[];
  readonly areTablesNamed: boolean;
  /** True if lines above the rows name their boards; any number may then be a table's or a pair's. */
  readonly areBoardsTitled: boolean;
}

/** Share of cells that must have contracts in a column of contracts; the others may be remarks. */
const MATCHING_SHARE = 0.8;

/** The detected columns, or the indices of columns that cannot be told apart. */
type DetectedColumns =
  | { readonly kind: "told"; readonly columns: readonly (Column | null)[] }
  /**
   * Indices of unclear columns. "unclear": each may have boards or tables. "sidesUnclear": points of either side.
   * "belowTitle": other numbers below a board's title. "numbersUnclear": other numbers without a title.
   */
  | {
      readonly kind: "unclear" | "sidesUnclear" | "numbersUnclear" | "belowTitle";
      readonly columns: readonly number[];
    };

/**
 * Detects the columns of rows without headings by their content: contracts, seats, signed results, points, and numbers
 * of boards and tables. Columns of boards and of tables are told apart only if one assignment is possible.
 * @returns the content of each column, null for columns that are not needed; or null if no column has boards, or none
 * has results.
 */
export function detectColumns(rows: readonly (readonly string[])[], expected: Expected): DetectedColumns | null {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, i) =>
    rows.map((row) => row[i] ?? "").filter((cell) => cell !== "")
  );
  const detected: (Column | null)[] = columns.map(() => null);
  const untold = (matches: (cells: readonly string[]) => boolean) =>
    columns.flatMap((cells, i) => (detected[i] === null && cells.length > 0 && matches(cells) ? [i] : []));
  const take = (column: Column, matches: (cells: readonly string[], index: number) => boolean) => {
    const index = columns.findIndex((cells, i) => detected[i] === null && cells.length > 0 && matches(cells, i));
    if (index >= 0) detected[index] = column;
    return index;
  };
  // A traveller may contain no bid at all; its title already shows that it is a traveller.
  const isContract = (cells: readonly string[]) => expected.areBoardsTitled || cells.some(isBid);
  const contract = take("contract", (cells) => share(cells, isOutcome) >= MATCHING_SHARE && isContract(cells));
  const boards = untold((cells) => cells.every((cell) => isBoard(cell, expected.boards)));
  const tables = untold((cells) => cells.every((cell) => expected.tables.includes(cell.toUpperCase())));
  const numbered = [...new Set([...boards, ...tables])].sort((a, b) => a - b);
  const way = numbered.length === 2 && !expected.areTablesNamed ? onlyWay(boards, tables) : undefined;
  const isUnclear = numbered.length > 1 && !(way && repeats(columns[way.table] ?? []));
  const [only] = boards;
  if (!expected.areBoardsTitled) {
    if (only === undefined) return null;
    detected[way?.board ?? only] = "board";
    if (way) detected[way.table] = "table";
  }
  take("declarer", (cells) => cells.every((cell) => seatIn(cell) !== null));
  take("result", (cells, i) => i > contract && cells.every(isResult) && cells.some((cell) => !/^\d+$/.test(cell)));
  take("doubled", (cells) => cells.every((cell) => lookUpKeyword(cell)?.kind === "double"));
  const amounts = untold((cells) => cells.every(isPoints) && cells.some((cell) => Math.abs(Number(cell)) >= 50));
  const [points, minus, ...more] = amounts;
  if (contract < 0 && points === undefined) return null;
  if (isUnclear && !expected.areBoardsTitled) return { kind: "unclear", columns: numbered };
  if (points !== undefined && minus !== undefined) {
    if (more.length > 0 || !areSides(rows.map((row) => [row[points] ?? "", row[minus] ?? ""])))
      return { kind: "sidesUnclear", columns: amounts };
    detected[points] = "plus";
    detected[minus] = "minus";
  } else if (points !== undefined) detected[points] = "points";
  const others = untold((cells) => cells.some((cell) => /\d/.test(cell)));
  if (others.length === 0) return { kind: "told", columns: detected };
  return { kind: expected.areBoardsTitled ? "belowTitle" : "numbersUnclear", columns: others };
}

/** True if two columns are plus and minus: in each row exactly one of them is 0, and not always the same one. */
function areSides(rows: readonly (readonly [string, string])[]): boolean {
  const isZero = (cell: string) => /^0+$/.test(cell);
  return (
    rows.every(([plus, minus]) => isZero(plus) !== isZero(minus) && plus !== "" && minus !== "") &&
    rows.some(([plus]) => isZero(plus)) &&
    rows.some(([, minus]) => isZero(minus))
  );
}

function share(cells: readonly string[], matches: (cell: string) => boolean): number {
  return cells.filter(matches).length / cells.length;
}

/** Returns the column of boards and the column of tables; undefined unless only one assignment is possible. */
function onlyWay(
  boards: readonly number[],
  tables: readonly number[]
): { readonly board: number; readonly table: number } | undefined {
  const ways = boards.flatMap((board) => tables.filter((table) => table !== board).map((table) => ({ board, table })));
  return ways.length === 1 ? ways[0] : undefined;
}

/**
 * True if two cells are equal, as the table's number is on all its boards, or if no cell is a bare number. Numbers that
 * occur only once may be row numbers.
 */
function repeats(cells: readonly string[]): boolean {
  return new Set(cells).size < cells.length || cells.every((cell) => /\D/.test(cell));
}

function isBoard(cell: string, boards: readonly number[]): boolean {
  return /^\d{1,4}$/.test(cell) && boards.includes(Number(cell));
}

function isOutcome(cell: string): boolean {
  const { unread, contract } = outcomeOf(tokensOf(cell));
  return unread === null && contract !== "";
}

function isBid(cell: string): boolean {
  return /^\d/.test(outcomeOf(tokensOf(cell)).contract);
}

function isResult(cell: string): boolean {
  return /^(=|[+-]?(\d|1[0-3]))$/.test(resultIn(cell));
}

function isPoints(cell: string): boolean {
  return /^[+-]?\d{1,5}$/.test(cell) && Number(cell) % 10 === 0;
}
