import type { WrongBoard } from "../sessions/field/wrong-board";
import { entryKey, currentResults, type Entry, type Evening } from "./evening";
import { isScore } from "./rulings";
import { nsPoints, type BoardResult } from "./board-result";

/** What becomes of the board that was left out where another was played in its place. */
export type SkippedBoardAction = "not-played" | "open" | "keeps";

type At = Pick<Entry, "table" | "board">;

/** The places at the table at which its result may have been entered: as that of the board left out, or as its own. */
function placesOf({ table, instead, board }: WrongBoard): readonly [left: At, played: At] {
  return [
    { table, board: instead },
    { table, board },
  ];
}

/**
 * What is said of boards where one was played in place of another.
 * @param isMoved whether the result stands at the played board's own place, where it is none of those who play it there.
 */
export function wrongBoardEntries(
  evening: Evening,
  wrong: WrongBoard,
  then: SkippedBoardAction,
  isMoved: boolean
): Entry[] {
  const [left, played] = placesOf(wrong);
  const says = new Map<At, BoardResult | null>();
  if (then !== "keeps") says.set(left, then === "open" ? null : { kind: "not-played" });
  if (isMoved) says.set(played, null);
  const stands = currentResults(evening);
  return [...says].flatMap(([at, said]) => (said === null && !stands.has(entryKey(at)) ? [] : [{ ...at, said }]));
}

/** What was taken from its place by {@link wrongBoardEntries}, said again: only where nobody has said anything there since. */
export function entriesBack(evening: Evening, wrong: WrongBoard): Entry[] {
  return placesOf(wrong).flatMap((at) => {
    const own = evening.entries.filter((entry) => entryKey(entry) === entryKey(at));
    const [before, last] = own.slice(-2).map(({ said }) => said);
    if (last === undefined || (last !== null && last.kind !== "not-played") || !isScore(before)) return [];
    return nsPoints(before, wrong.board) === wrong.points ? [{ ...at, said: before }] : [];
  });
}
