import { placeKey } from "../evening";
import { averagesOf, saidKey } from "../said";
import { cellsFor, parted, readPlayed, type BoardCells } from "./board-cells";
import { agree, partOf, say, write, type Course } from "./course";

/**
 * Brings together what was played of a board at a table.
 * @param isAverage whether the board has the average in the workbook.
 * @returns whether its line is no result yet: then nothing is written over it, nor taken over.
 */
export function playedStep(course: Course, line: BoardCells, isAverage: boolean): boolean {
  const { table, board } = line;
  const place = { table, board };
  const standing = course.pad.get(placeKey(place)) ?? null;
  const padHasAverage = averagesOf(standing) !== null;
  const played = padHasAverage ? null : standing;
  const part = partOf(course, { key: placeKey(place), place, now: parted(line).played, said: saidKey(played) });
  const { isPadChanged, isSheetChanged } = part;
  // Whatever is typed for a board that has the average counts once that is gone.
  if (padHasAverage && (isSheetChanged || !isAverage)) return false;
  if (!isSheetChanged) {
    if (isPadChanged) write(course, part, cellsFor(played, line));
    return false;
  }
  const read = readPlayed(board, part.now, line.takesCombined);
  if (read.kind === "unfinished") {
    course.seen.set(part.key, { ...part.before, isTyped: true });
    return true;
  }
  const typed = read.kind === "said" ? read.said : null;
  // Of what is said for cells that were only cleared nothing would be left.
  if (typed === null && isPadChanged && played !== null) write(course, part, cellsFor(played, line));
  else {
    say(course, place, typed);
    agree(course, part, saidKey(typed));
  }
  return false;
}
