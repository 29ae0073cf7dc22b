import type { TableRound } from "../sessions/at-tables";
import { placesOf, tablesIn } from "../sessions/kinds";
import type { TablePlan } from "../sessions/table-plan";
import { isSameStretch, nextStretch, openBoards, roundsAt, type ToPlay } from "./at-table";
import type { BoardResult } from "./board-result";
import { entryKey, type BoardPlace } from "./evening";

/** Phones that enter the results of an evening: one that goes from table to table, or one at each table. */
export type PhoneMode = "one" | "each";

/** Reads a stored choice; null if there is none. */
export function readPhoneMode(stored: unknown): PhoneMode | null {
  return stored === "one" || stored === "each" ? stored : null;
}

/** A table with boards to enter, to which the only phone goes next. */
export interface WaitingTable {
  /** The table's round, or half of one. */
  readonly place: TableRound;
  /** The table's boards without a result, including those of earlier rounds. */
  readonly boards: readonly number[];
}

/**
 * Returns the other tables to which the only phone goes when a table has finished a round, beginning with the next
 * table. If the last board of a table's round has a result but others have none, the table has left them out, and is
 * listed only at the end.
 * @param isEnd true if the finished table has played all its boards.
 */
export function waitingTables(
  plan: TablePlan,
  results: ReadonlyMap<string, BoardResult>,
  finished: TableRound,
  isEnd: boolean
): WaitingTable[] {
  const all = placesOf(plan);
  const due = isEnd ? all : all.slice(0, all.map((place) => isSameStretch(place, finished)).lastIndexOf(true) + 1);
  const tables = tablesIn(plan).map(({ table }) => table);
  const index = tables.indexOf(finished.table);
  return [...tables.slice(index + 1), ...tables.slice(0, index)].flatMap((table) => {
    const rounds = due.filter((place) => place.table === table);
    const place = rounds[rounds.length - 1];
    if (!place || (!isEnd && isLeft(place, results))) return [];
    const boards = rounds.flatMap((round) => openBoards(round, results));
    return boards.length === 0 ? [] : [{ place, boards }];
  });
}

/**
 * Returns the board with which the only phone begins the next round; null if no board of that round is left to enter.
 */
export function nextRoundStart(
  plan: TablePlan,
  results: ReadonlyMap<string, BoardResult>,
  finished: TableRound
): ToPlay | null {
  const next = nextStretch(plan, finished);
  const starts = placesOf(plan)
    .filter((place) => next !== null && isSameStretch(place, next))
    .flatMap((place): ToPlay[] => openBoards(place, results).map((board) => ({ place, board })));
  return starts[0] ?? null;
}

/**
 * True if another table has already played the round. Then this table is being entered later, and its rounds follow
 * without a pause.
 */
export function isPlayedElsewhere(
  plan: TablePlan,
  results: ReadonlyMap<string, BoardResult>,
  round: TableRound
): boolean {
  return placesOf(plan).some(
    (place) => place.table !== round.table && isSameStretch(place, round) && isLeft(place, results)
  );
}

/**
 * True if a table may not yet see the results of other tables on a board, because the table still has boards without a
 * result in the round in which it plays this board.
 */
export function isHeldBack(
  plan: TablePlan,
  results: ReadonlyMap<string, BoardResult>,
  { table, board }: BoardPlace
): boolean {
  const round = roundsAt(plan, table).find(({ boards }) => boards.includes(board));
  return round !== undefined && openBoards(round, results).length > 0;
}

/** True if the last board of a table's round has a result. */
function isLeft({ table, boards }: TableRound, results: ReadonlyMap<string, BoardResult>): boolean {
  const last = boards[boards.length - 1];
  return last === undefined || results.has(entryKey({ table, board: last }));
}
