import { otherTable } from "../at-table";
import type { Averages } from "../../sessions/field/results";
import { fromOtherTable } from "../../exchange/averages";
import { entryKey } from "../evening";
import { averagesOf, averagesResult, resultKey } from "../board-result";
import { adjustedFor, hasAdjusted, isBlank, splitCells, readAdjusted, type BoardCells } from "./board-cells";
import { markInSync, compareLine, setPadResult, queueWrite, type SyncState, type Place } from "./sync-state";
import { adjustedKey } from "./snapshot";

/** What stands of a board's adjustment. */
interface Adjusted {
  /** The board at the tables that it counts for, the one that holds it first. */
  readonly places: readonly Place[];
  readonly isAverage: boolean;
  /** Whether something stands in the workbook that the pad has no room for. */
  readonly isBeyondPad: boolean;
}

/**
 * Brings together what the Director gives in place of a board's score. Where the workbook has it once for both tables, it
 * is said at either of them.
 * @param line the one whose cells it stands in.
 */
export function adjustedStep(course: SyncState, line: BoardCells): Adjusted {
  const { plan, pad, lines } = course;
  const { table, board } = line;
  const { adjusted: now } = splitCells(line);
  const inCells = readAdjusted(plan, line);
  const given = typeof inCells === "object" ? inCells : null;
  const places = givenFor(course, line);
  if (!places) return { places: [{ table, board }], isAverage: given !== null, isBeyondPad: inCells === "other" };
  /** As whoever sits at a place says it, and as it is said at the line's table. */
  const seenFrom = (place: Place, averages: Averages) => (place.table === table ? averages : fromOtherTable(averages));
  const onPad = () => places.filter((place) => averagesOf(pad.get(entryKey(place))) !== null);
  const standing = () => {
    const [first] = onPad();
    const averages = first && averagesOf(pad.get(entryKey(first)));
    return first && averages ? seenFrom(first, averages) : null;
  };
  const saidNow = () => {
    const averages = standing();
    return averages ? resultKey(averagesResult(averages)) : "";
  };
  const part = compareLine(course, { key: adjustedKey(line), place: { table, board }, now, said: saidNow() });
  const { before, isPadChanged, isSheetChanged } = part;
  const isSaid = part.said !== "";

  // What the Director gave otherwise goes only for an average that was said since.
  const isOwn = isSaid || given !== null || before.to !== undefined;
  const hasNone = isSaid && inCells === "blank";
  if (isPadChanged && isOwn && (!isSheetChanged || hasNone)) {
    queueWrite(course, part, adjustedFor(standing(), plan, line));
    return { places, isAverage: isSaid, isBeyondPad: false };
  }
  const sayThere = (place: Place, averages: Averages) =>
    setPadResult(course, place, averagesResult(seenFrom(place, averages)));
  if (given === null) for (const place of onPad()) setPadResult(course, place, null);
  else if (!isSaid) {
    const free = places.find((place) => !pad.has(entryKey(place)) && isUnplayed(lines.get(entryKey(place))));
    if (free) sayThere(free, given);
  } else if (isSheetChanged) for (const place of onPad()) sayThere(place, given);
  markInSync(course, part, saidNow());
  return { places, isAverage: given !== null, isBeyondPad: inCells !== "blank" && saidNow() === "" };
}

/**
 * Whom what is given at a table counts for: another table has no part in it that has cells of its own for that. Null where
 * its sheet is no more, so that nobody can tell, and it has the average.
 */
function givenFor({ plan, lines, pad }: SyncState, { table, board }: BoardCells): Place[] | null {
  const own = { table, board };
  const at = otherTable(plan, own);
  if (at === null) return [own];
  const other = { table: at, board };
  const there = lines.get(entryKey(other));
  if (there) return hasAdjusted(there) ? [own] : [own, other];
  return averagesOf(pad.get(entryKey(other))) ? null : [own];
}

function isUnplayed(line: BoardCells | undefined): boolean {
  return line !== undefined && isBlank(splitCells(line).played);
}
