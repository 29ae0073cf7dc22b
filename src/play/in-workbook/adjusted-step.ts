import { otherTable } from "../at-table";
import { placeKey } from "../evening";
import { adjustedFor, isBlank, parted, readAdjusted, type BoardCells } from "./board-cells";
import { agree, partOf, say, write, type Course, type Place } from "./course";
import { adjustedKey } from "./seen";

/** What stands of a board's adjustment. */
export interface Adjusted {
  /** The board at the tables that play it. */
  readonly places: readonly Place[];
  readonly isAverage: boolean;
  /** Whether something stands in the workbook that the pad has no room for. */
  readonly isBeyondPad: boolean;
}

/**
 * Brings together what the Director gives in place of a board's score: in the workbook it stands once for both tables, in
 * the pad only an average can be said, at either of them.
 * @param line the one whose cells it stands in.
 */
export function adjustedStep(course: Course, line: BoardCells): Adjusted {
  const { plan, pad, lines } = course;
  const { table, board } = line;
  const { adjusted: now } = parted(line);
  const other = otherTable(plan, line);
  const places = (other === null ? [table] : [table, other]).map((at): Place => ({ table: at, board }));
  const onPad = () => places.filter((place) => pad.get(placeKey(place))?.kind === "average");
  const said = () => (onPad().length > 0 ? "average" : "");
  const part = partOf(course, { key: adjustedKey(line), place: { table, board }, now, said: said() });
  const { before, isPadChanged, isSheetChanged } = part;
  const inCells = readAdjusted(plan, now);
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
    if (free) say(course, free, { kind: "average" });
  }
  agree(course, part, said());
  return { places, isAverage: inCells === "average", isBeyondPad: inCells !== "blank" && said() === "" };
}

function isUnplayed(line: BoardCells | undefined): boolean {
  return line !== undefined && isBlank(parted(line).played);
}
