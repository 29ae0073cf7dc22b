import type { WrongBoard } from "../sessions/field/wrong-board";
import { entryKey, currentResults, type Entry, type Evening, type BoardPlace } from "./evening";
import { isScore } from "./rulings";
import { nsPoints, type BoardResult } from "./board-result";

/** Treatment of a board that was left out because another board was played in its place. */
export type SkippedBoardAction = "not-played" | "open" | "keeps";

/** Returns the board left out and the board played, since the result may have been entered for either of the two. */
function placesOf({ table, instead, board }: WrongBoard): readonly [left: BoardPlace, played: BoardPlace] {
  return [
    { table, board: instead },
    { table, board },
  ];
}

/**
 * Returns the entries to add with a ruling that one board was played in place of another.
 * @param isMoved true if the result was entered for the played board: it is removed, since other players play it there.
 */
export function wrongBoardEntries(
  evening: Evening,
  wrong: WrongBoard,
  action: SkippedBoardAction,
  isMoved: boolean
): Entry[] {
  const [left, played] = placesOf(wrong);
  const entries = new Map<BoardPlace, BoardResult | null>();
  if (action !== "keeps") entries.set(left, action === "open" ? null : { kind: "not-played" });
  if (isMoved) entries.set(played, null);
  const results = currentResults(evening);
  return [...entries].flatMap(([place, result]) =>
    result === null && !results.has(entryKey(place)) ? [] : [{ ...place, said: result }]
  );
}

/** Restores the results that {@link wrongBoardEntries} removed, unless there are later entries for the board. */
export function entriesBack(evening: Evening, wrong: WrongBoard): Entry[] {
  return placesOf(wrong).flatMap((place) => {
    const placeEntries = evening.entries.filter((entry) => entryKey(entry) === entryKey(place));
    const [before, last] = placeEntries.slice(-2).map(({ said: result }) => result);
    if (last === undefined || (last !== null && last.kind !== "not-played") || !isScore(before)) return [];
    return nsPoints(before, wrong.board) === wrong.points ? [{ ...place, said: before }] : [];
  });
}
