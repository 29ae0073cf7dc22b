import { otherTable } from "../at-table";
import type { Averages } from "../../sessions/field/results";
import { fromOtherTable } from "../../exchange/averages";
import { entryKey, type BoardPlace } from "../evening";
import { averagesOf, averagesResult, resultKey } from "../board-result";
import { adjustedFor, hasAdjusted, isBlank, splitCells, readAdjusted, type BoardCells } from "./board-cells";
import { markInSync, compareLine, setPadResult, queueWrite, type SyncState } from "./sync-state";
import { adjustedKey } from "./snapshot";

interface AdjustmentOutcome {
  /** The board at each table to which the adjustment applies. The first is the table whose line has the cells. */
  readonly places: readonly BoardPlace[];
  readonly isAverage: boolean;
  /** True if the sheet has an adjustment that the pad cannot show. */
  readonly isBeyondPad: boolean;
}

/**
 * Syncs the averages of a board between pad and sheet. If the workbook has one adjustment for both tables, the pad may
 * have the averages at either table.
 * @param line the line that has the cells of the adjustment.
 */
export function adjustedStep(state: SyncState, line: BoardCells): AdjustmentOutcome {
  const { plan, pad, lines } = state;
  const { table, board } = line;
  const { adjusted: now } = splitCells(line);
  const inCells = readAdjusted(plan, line);
  const sheetAverages = typeof inCells === "object" ? inCells : null;
  const places = adjustedPlaces(state, line);
  if (!places)
    return { places: [{ table, board }], isAverage: sheetAverages !== null, isBeyondPad: inCells === "other" };
  /** Converts averages between the line's table and the table of a place, since the sides swap at the other table. */
  const averagesFor = (place: BoardPlace, averages: Averages) =>
    place.table === table ? averages : fromOtherTable(averages);
  const padPlaces = () => places.filter((place) => averagesOf(pad.get(entryKey(place))) !== null);
  const padAverages = () => {
    const [first] = padPlaces();
    const averages = first && averagesOf(pad.get(entryKey(first)));
    return first && averages ? averagesFor(first, averages) : null;
  };
  const currentPadKey = () => {
    const averages = padAverages();
    return averages ? resultKey(averagesResult(averages)) : "";
  };
  const part = compareLine(state, { key: adjustedKey(line), place: { table, board }, now, padKey: currentPadKey() });
  const { before, isPadChanged, isSheetChanged } = part;
  const isOnPad = part.padKey !== "";

  // An adjustment that is no average is overwritten only by an average that was entered after it.
  const isOwn = isOnPad || sheetAverages !== null || before.to !== undefined;
  const hasNone = isOnPad && inCells === "blank";
  if (isPadChanged && isOwn && (!isSheetChanged || hasNone)) {
    queueWrite(state, part, adjustedFor(padAverages(), plan, line));
    return { places, isAverage: isOnPad, isBeyondPad: false };
  }
  const setAverages = (place: BoardPlace, averages: Averages) =>
    setPadResult(state, place, averagesResult(averagesFor(place, averages)));
  if (sheetAverages === null) for (const place of padPlaces()) setPadResult(state, place, null);
  else if (!isOnPad) {
    const free = places.find((place) => !pad.has(entryKey(place)) && isUnplayed(lines.get(entryKey(place))));
    if (free) setAverages(free, sheetAverages);
  } else if (isSheetChanged) for (const place of padPlaces()) setAverages(place, sheetAverages);
  markInSync(state, part, currentPadKey());
  return { places, isAverage: sheetAverages !== null, isBeyondPad: inCells !== "blank" && currentPadKey() === "" };
}

/**
 * Returns the places to which an adjustment on this line applies. The other table is left out if its line has cells for
 * adjustments too. Null if the other table's sheet is missing and the pad has an average there, because then the places
 * are unknown.
 */
function adjustedPlaces({ plan, lines, pad }: SyncState, { table, board }: BoardCells): BoardPlace[] | null {
  const place = { table, board };
  const opposite = otherTable(plan, place);
  if (opposite === null) return [place];
  const other = { table: opposite, board };
  const otherLine = lines.get(entryKey(other));
  if (otherLine) return hasAdjusted(otherLine) ? [place] : [place, other];
  return averagesOf(pad.get(entryKey(other))) ? null : [place];
}

function isUnplayed(line: BoardCells | undefined): boolean {
  return line !== undefined && isBlank(splitCells(line).played);
}
