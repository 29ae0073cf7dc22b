import type { TablePlan } from "../sessions/table-plan";
import { roundsAt } from "./at-table";
import { entryKey, type Entry, type Evening } from "./evening";
import type { BoardResult } from "./board-result";

type At = Pick<Entry, "table" | "board">;

/** Why a board is hardly the one that has been played: another table's, or one of a round that is not being played. */
type OutOfTurn = "other-table" | "other-round";

/**
 * Whether a new result is more likely another board's. That of a board that has one is a correction, and what an earlier
 * round has left out may be filled in at any time.
 * @param hasPhones whether other phones enter other tables.
 */
export function outOfTurn(
  { entries }: Pick<Evening, "entries">,
  plan: TablePlan,
  stands: ReadonlyMap<string, BoardResult>,
  at: At,
  hasPhones: boolean
): OutOfTurn | null {
  if (stands.has(entryKey(at))) return null;
  const own = entries.filter(({ from, taken }) => from === undefined && !taken);
  if (hasPhones && own.length > 0 && !own.some(({ table }) => table === at.table)) return "other-table";
  return isOfLaterRound(plan, stands, at) ? "other-round" : null;
}

/** Whether a table has not come so far: it has gone on from a round that has all its results, or its last board's. */
function isOfLaterRound(plan: TablePlan, stands: ReadonlyMap<string, BoardResult>, { table, board }: At): boolean {
  const rounds = roundsAt(plan, table).map(({ boards }) => boards);
  const isIn = (known: number) => stands.has(entryKey({ table, board: known }));
  const here = rounds.findIndex((boards) => boards.includes(board));
  const last = rounds.map((boards) => boards.some(isIn)).lastIndexOf(true);
  const before = rounds[last] ?? [];
  const end = before[before.length - 1];
  if (here <= last) return false;
  return here > last + 1 || (end !== undefined && !isIn(end) && !before.every(isIn));
}
