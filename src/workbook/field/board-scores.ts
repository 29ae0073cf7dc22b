import { itemAt } from "../../bridge/item-at";
import { tableNumbers } from "../../movements/movement";
import { type BoardInPlay, type FieldPlan, hasGroups } from "../../sessions/field/plan";
import type { List } from "../kit/list";
import { columnAfterSteps, stepList } from "../working/steps";
import type { FieldTable } from "./tables";

/** Steps of a board at each table: columns of the Working sheet. */
const AT_TABLE = [
  /** Text of the column Adjusted, such as "60/40". */
  "given",
  /** See divisorFormula. */
  "divisor",
  /** Score that "given" gives each side. */
  "ns",
  "ew",
  /** Group of a fouled board. */
  "group",
  /** 1 if the pairs sat the wrong way. */
  "turned",
  /**
   * Points to be compared with the board's other results; blank if a score was given in place of points, such as an
   * average.
   */
  "compared",
  /** Number of results of the board that are compared with each other, including this result. */
  "size",
  /** Matchpoints among the results that are compared with each other. */
  "raw",
  /** 1 if the results that are compared with each other are a small group of a fouled board. */
  "small",
  /** 1 if there are points or a given score. */
  "done",
  /** 1 if "done", or if the board is not played. */
  "settled",
  /** Score in units: see sessions/field/units.ts. */
  "matchpointsNs",
  "matchpointsEw",
  "impsNs",
  "impsEw",
  /** In teams of two tables, IMPs for the side North-South here. */
  "teamImps",
  /** Columns of the board's traveller: contract with result, declarer, and points or averages. */
  "called",
  "declarer",
  "result",
  /** Line in the traveller, from 1: North-South's best score first, those without a score last. */
  "line",
] as const;
export type AtTable = (typeof AT_TABLE)[number];

/** Number of scores of a board; number that are compared; 1 if every table has a score. */
const OF_BOARD = ["scores", "count", "complete"] as const;

/** The board's number, if boards may have rulings. */
const OF_RULED = ["number"] as const;

/** Steps of each table, side by side; of the board; the IMPs between each two tables. */
export type BoardColumn =
  `${AtTable}${number}` | (typeof OF_BOARD | typeof OF_RULED)[number] | `between${number}and${number}`;

/** Scores of the boards at all tables, on the Working sheet: a row for each board, lowest number first. */
export interface BoardScores extends List<BoardColumn> {
  /** The row of a board in the list, from 0. */
  readonly rowOf: (board: number) => number;
}

/** All pairs of tables, numbered from 1, the lower number first. */
export function twoOf(tables: number): (readonly [first: number, second: number])[] {
  const all = tableNumbers(tables);
  return all.flatMap((first) => all.filter((second) => second > first).map((second) => [first, second] as const));
}

export function between(first: number, second: number): BoardColumn {
  return `between${first}and${second}`;
}

/** Returns the boards in play, with those of a set together, even if boards of other sets have numbers between theirs. */
function inSets({ inPlay }: Pick<FieldPlan, "inPlay">): BoardInPlay[] {
  const lowest = ({ seatings: [seating] }: BoardInPlay) => Math.min(...(seating?.boards ?? []));
  return [...inPlay].sort((a, b) => lowest(a) - lowest(b) || a.board - b.board);
}

/**
 * Lays out the scores of the boards, to the right of the steps of all tables.
 * @param sheets number of table sheets.
 */
export function placeBoardScores(plan: FieldPlan, places: readonly FieldTable[], sheets: number): BoardScores {
  const keys: BoardColumn[] = [
    ...keysOf(plan).flatMap((key) => tableNumbers(places.length).map((number): BoardColumn => `${key}${number}`)),
    ...OF_BOARD,
    ...(hasGroups(plan) ? OF_RULED : []),
    ...twoOf(places.length).map(([first, second]) => between(first, second)),
  ];
  const inPlay = inSets(plan);
  const rows = new Map(inPlay.map(({ board }, row) => [board, row]));
  const place = { ...rowsFor(inPlay, places), left: columnAfterSteps(sheets), rows: rows.size };
  // Formulas for typed cells are not filled down, as they contain the row's number.
  const list = stepList("scores", keys, place, (key) => !/^(given|group|turned)/.test(key));
  const rowOf = (board: number) => rows.get(board) ?? 0;
  return { ...list, rowOf };
}

/** Returns the steps of each table that a session has; in teams of two tables, for example, no board has groups. */
function keysOf({ tables, scoring, fouled }: FieldPlan): AtTable[] {
  const without: readonly AtTable[] = [
    ...(tables === 2 ? [] : (["teamImps"] as const)),
    ...(hasGroups({ scoring }) ? [] : (["divisor", "group", "turned", "small"] as const)),
    ...(fouled === "white-book" ? [] : (["small"] as const)),
  ];
  return AT_TABLE.filter((key) => !without.includes(key));
}

/** True if each board is in the same row of all table sheets, as tables share a round's boards and play them in order. */
function areInRows(inPlay: readonly BoardInPlay[], places: readonly FieldTable[]): boolean {
  const rowsIn = ({ list, boards }: FieldTable) => boards.map((board, row) => `${list.row(row)}:${board}`).join();
  const [first, ...others] = places;
  return (
    first !== undefined &&
    first.boards.join() === inPlay.map(({ board }) => board).join() &&
    others.every((place) => rowsIn(place) === rowsIn(first))
  );
}

/** Returns the rows of the table sheets if they all agree, so that one formula fits all rows; else the rows it fits. */
function rowsFor(
  inPlay: readonly BoardInPlay[],
  places: readonly FieldTable[]
): Partial<Pick<List<string>, "firstRow" | "bands" | "fillGroup">> {
  const [table] = places;
  if (table && areInRows(inPlay, places)) return { firstRow: table.list.firstRow, bands: table.list.bands };
  const steps = inPlay.map((board, row) => stepsOf(board, places, row));
  return { fillGroup: (row) => itemAt(steps, row) };
}

/** Key of rows with the same tables in play, and the same distance to their steps. */
function stepsOf({ board, seatings }: BoardInPlay, places: readonly FieldTable[], row: number): string {
  return places
    .filter(({ table }) => seatings.some((seating) => seating.table === table))
    .map(({ table, steps, rowOf }) => `${table}:${steps.row(rowOf(board)) - row}`)
    .join();
}

/** Returns a table's step of a board, by a cell with the table's number, for any sheet. */
export function ofTable(list: BoardScores, key: AtTable, row: number, tables: number, table: string): string {
  return `INDEX(${list.outside.range([`${key}1`, `${key}${tables}`], row, row)},${table})`;
}
