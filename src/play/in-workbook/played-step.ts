import { entryKey } from "../evening";
import { averagesOf, resultKey } from "../board-result";
import { cellsFor, splitCells, readPlayed, type BoardCells } from "./board-cells";
import { markInSync, compareLine, setPadResult, queueWrite, type SyncState } from "./sync-state";

/**
 * Brings together what was played of a board at a table.
 * @param isAverage whether the board has the average in the workbook.
 * @returns whether its line is no result yet: then nothing is written over it, nor taken over.
 */
export function playedStep(course: SyncState, line: BoardCells, isAverage: boolean): boolean {
  const { table, board } = line;
  const place = { table, board };
  const standing = course.pad.get(entryKey(place)) ?? null;
  const padHasAverage = averagesOf(standing) !== null;
  const played = padHasAverage ? null : standing;
  const part = compareLine(course, {
    key: entryKey(place),
    place,
    now: splitCells(line).played,
    said: resultKey(played),
  });
  const { isPadChanged, isSheetChanged } = part;
  // Whatever is typed for a board that has the average counts once that is gone.
  if (padHasAverage && (isSheetChanged || !isAverage)) return false;
  if (!isSheetChanged) {
    if (isPadChanged) queueWrite(course, part, cellsFor(played, line));
    return false;
  }
  const read = readPlayed(board, part.now, line.takesCombined);
  if (read.kind === "unfinished") {
    course.seen.set(part.key, { ...part.before, isTyped: true });
    return true;
  }
  const typed = read.kind === "said" ? read.said : null;
  // Of what is said for cells that were only cleared nothing would be left.
  if (typed === null && isPadChanged && played !== null) queueWrite(course, part, cellsFor(played, line));
  else {
    setPadResult(course, place, typed);
    markInSync(course, part, resultKey(typed));
  }
  return false;
}
