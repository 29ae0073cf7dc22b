import type { TablePlan } from "../sessions/table-plan";
import { boardsAt } from "./at-table";
import { tablesIn } from "../sessions/kinds";
import { entryKey, type Evening } from "./evening";
import type { BoardResult } from "./board-result";

const MINUTE = 60_000;
/** A longer time between two results is a break, and counts only as this time. */
const LONGEST_GAP = 20 * MINUTE;
/** Weight of the usual pace in the average: it counts as much as this number of played boards. */
const DEFAULT_BOARDS = 4;
/** If the average time per board is shorter than this, results were not entered when the boards were played. */
const MIN_PACE = 3 * MINUTE;
/** After this time without a result nobody is playing. */
const LONGEST_PAUSE = 60 * MINUTE;

/** Estimated end of an evening, in milliseconds since 1970. */
export interface Clock {
  readonly end: number;
  /**
   * The last round, and the end of the evening if that round is not played; null in the first half of the evening and
   * in the last round.
   */
  readonly withoutLast: { readonly round: number; readonly end: number } | null;
}

/**
 * Estimates the end of an evening from the times at which its results were entered.
 * @param minutes usual minutes for a board.
 * @param now in milliseconds since 1970.
 * @returns null without an estimate: too few times, all boards played, results entered together, or nobody playing.
 */
export function clockOf(
  { entries }: Pick<Evening, "entries">,
  plan: TablePlan,
  results: ReadonlyMap<string, BoardResult>,
  minutes: number,
  now: number
): Clock | null {
  const times = firstTimes(entries, results);
  const sorted = [...times.values()].sort((one, other) => one - other);
  const last = sorted.at(-1);
  // Tables without a time are left out: they may be entered on another phone.
  const tables = tablesIn(plan)
    .map(({ table }) => boardsAt(plan, table).map(({ place, board }) => ({ table, board, round: place.round })))
    .filter((boards) => boards.some((place) => times.has(entryKey(place))));
  const timed = Math.max(...tables.map((boards) => boards.filter((place) => times.has(entryKey(place))).length));
  if (last === undefined || timed < 2 || now - last > LONGEST_PAUSE) return null;
  const gaps = sorted.slice(1).map((time, i) => Math.min(time - (sorted[i] ?? time), LONGEST_GAP));
  const played = gaps.reduce((sum, gap) => sum + gap, 0);
  if (played / (timed - 1) < MIN_PACE) return null;
  const pace = (played + DEFAULT_BOARDS * minutes * MINUTE) / (timed - 1 + DEFAULT_BOARDS);
  const rounds = tables.flatMap((boards) => boards.map(({ round }) => round));
  const lastRound = Math.max(...rounds);
  const open = tables.map((boards) => boards.filter((place) => !results.has(entryKey(place))));
  const left = Math.max(...open.map((boards) => boards.length));
  if (left === 0) return null;
  const endAfter = (boards: number) => Math.max(now, last + pace) + (boards - 1) * pace;
  const before = Math.max(...open.map((boards) => boards.filter(({ round }) => round !== lastRound).length));
  const isLate = 2 * left <= Math.max(...tables.map((boards) => boards.length));
  const withoutLast = isLate && before > 0 ? { round: lastRound, end: endAfter(before) } : null;
  return { end: endAfter(left), withoutLast };
}

/** Returns the time of the first entry of each board that has a result. */
function firstTimes(entries: Evening["entries"], results: ReadonlyMap<string, BoardResult>): Map<string, number> {
  const times = new Map<string, number>();
  for (const entry of entries) {
    const key = entryKey(entry);
    if (entry.at !== undefined && results.has(key) && !times.has(key)) times.set(key, entry.at);
  }
  return times;
}
