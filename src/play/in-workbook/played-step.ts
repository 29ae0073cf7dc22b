import { entryKey } from "../evening";
import { averagesOf, resultKey } from "../board-result";
import { cellsFor, splitCells, readPlayed, type BoardCells } from "./board-cells";
import { markInSync, compareLine, setPadResult, queueWrite, type SyncState } from "./sync-state";

/**
 * Syncs the played result of a board at a table.
 * @param isAverage true if the workbook has averages for the board.
 * @returns the reason if the line is unfinished: then the step neither overwrites nor imports it; else null.
 */
export function playedStep(state: SyncState, line: BoardCells, isAverage: boolean): string | null {
  const { table, board } = line;
  const place = { table, board };
  const current = state.pad.get(entryKey(place)) ?? null;
  const padHasAverage = averagesOf(current) !== null;
  const played = padHasAverage ? null : current;
  const part = compareLine(state, {
    key: entryKey(place),
    place,
    now: splitCells(line).played,
    padKey: resultKey(played),
  });
  const { isPadChanged, isSheetChanged } = part;
  // A result typed for a board with averages counts only after the averages are removed.
  if (padHasAverage && (isSheetChanged || !isAverage)) return null;
  if (!isSheetChanged) {
    if (isPadChanged) queueWrite(state, part, cellsFor(played, line));
    return null;
  }
  const read = readPlayed(line, part.now);
  if (read.kind === "unfinished") {
    state.seen.set(part.key, { ...part.before, isTyped: true });
    return read.reason;
  }
  const typed = read.kind === "said" ? read.result : null;
  // If the cells were only cleared, the pad's new result is written, since clearing would delete it.
  if (typed === null && isPadChanged && played !== null) queueWrite(state, part, cellsFor(played, line));
  else {
    setPadResult(state, place, typed);
    markInSync(state, part, resultKey(typed));
  }
  return null;
}
