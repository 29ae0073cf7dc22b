import type { TablePlan } from "../sessions/table-plan";
import { roundsAt } from "./at-table";
import { entryKey, type BoardPlace, type Evening } from "./evening";
import type { BoardResult } from "./board-result";

/** Reason why an entry is probably for the wrong board. */
export type OutOfTurn = "other-table" | "other-round";

/**
 * Returns why a new result probably belongs to another board; null if it does not. If the board already has a result,
 * it is being corrected. Boards of earlier rounds may be entered at any time.
 * @param hasPhones true if another phone may have joined.
 */
export function outOfTurn(
  { entries }: Pick<Evening, "entries">,
  plan: TablePlan,
  results: ReadonlyMap<string, BoardResult>,
  place: BoardPlace,
  hasPhones: boolean
): OutOfTurn | null {
  if (results.has(entryKey(place))) return null;
  const localEntries = entries.filter(({ from, taken }) => from === undefined && !taken);
  if (hasPhones && localEntries.length > 0 && !localEntries.some(({ table }) => table === place.table))
    return "other-table";
  return isOfLaterRound(plan, results, place) ? "other-round" : null;
}

/**
 * True if the board belongs to a round that the table cannot have reached. A table leaves a round when all boards of
 * the round, or the last one, have a result.
 */
function isOfLaterRound(
  plan: TablePlan,
  results: ReadonlyMap<string, BoardResult>,
  { table, board }: BoardPlace
): boolean {
  const rounds = roundsAt(plan, table).map(({ boards }) => boards);
  const hasResult = (each: number) => results.has(entryKey({ table, board: each }));
  const round = rounds.findIndex((boards) => boards.includes(board));
  const last = rounds.map((boards) => boards.some(hasResult)).lastIndexOf(true);
  const before = rounds[last] ?? [];
  const end = before[before.length - 1];
  if (round <= last) return false;
  return round > last + 1 || (end !== undefined && !hasResult(end) && !before.every(hasResult));
}
