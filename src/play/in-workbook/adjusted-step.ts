import { otherTable } from "../at-table";
import { placeKey } from "../evening";
import type { Said } from "../said";
import { adjustedFor, hasAdjusted, isBlank, parted, readAdjusted, type BoardCells } from "./board-cells";
import { agree, partOf, say, write, type Course, type Place } from "./course";
import { adjustedKey } from "./seen";

/** What stands of a board's adjustment. */
interface Adjusted {
  /** The board at the tables that it counts for, the one that holds it first. */
  readonly places: readonly Place[];
  readonly isAverage: boolean;
  /** Whether something stands in the workbook that the pad has no room for. */
  readonly isBeyondPad: boolean;
}

const AVERAGE: Said = { kind: "average" };

/**
 * Brings together what the Director gives in place of a board's score: in the pad only an average can be said. Where the
 * workbook has it once for both tables, it is said at either of them.
 * @param line the one whose cells it stands in.
 */
export function adjustedStep(course: Course, line: BoardCells): Adjusted {
  const { plan, pad, lines } = course;
  const { table, board } = line;
  const { adjusted: now } = parted(line);
  const inCells = readAdjusted(plan, now);
  const places = givenFor(course, line);
  if (!places)
    return { places: [{ table, board }], isAverage: inCells === "average", isBeyondPad: inCells === "other" };
  const onPad = () => places.filter((place) => pad.get(placeKey(place))?.kind === "average");
  const said = () => (onPad().length > 0 ? "average" : "");
  const part = partOf(course, { key: adjustedKey(line), place: { table, board }, now, said: said() });
  const { before, isPadChanged, isSheetChanged } = part;
  const isSaid = part.said !== "";

  // What the Director gave otherwise goes only for an average that was said since.
  const isOwn = isSaid || inCells === "average" || before.to !== undefined;
  const hasNone = isSaid && inCells === "blank";
  if (isPadChanged && isOwn && (!isSheetChanged || hasNone)) {
    write(course, part, adjustedFor(isSaid, plan, now));
    return { places, isAverage: isSaid, isBeyondPad: false };
  }
  if (inCells !== "average") for (const place of onPad()) say(course, place, null);
  else if (!isSaid) {
    const free = places.find((place) => !pad.has(placeKey(place)) && isUnplayed(lines.get(placeKey(place))));
    if (free) say(course, free, AVERAGE);
  } else if (isSheetChanged) for (const place of onPad()) say(course, place, AVERAGE);
  agree(course, part, said());
  return { places, isAverage: inCells === "average", isBeyondPad: inCells !== "blank" && said() === "" };
}

/**
 * Whom what is given at a table counts for: another table has no part in it that has cells of its own for that. Null where
 * its sheet is no more, so that nobody can tell, and it has the average.
 */
function givenFor({ plan, lines, pad }: Course, { table, board }: BoardCells): Place[] | null {
  const own = { table, board };
  const at = otherTable(plan, own);
  if (at === null) return [own];
  const other = { table: at, board };
  const there = lines.get(placeKey(other));
  if (there) return hasAdjusted(there) ? [own] : [own, other];
  return pad.get(placeKey(other))?.kind === "average" ? null : [own];
}

function isUnplayed(line: BoardCells | undefined): boolean {
  return line !== undefined && isBlank(parted(line).played);
}
