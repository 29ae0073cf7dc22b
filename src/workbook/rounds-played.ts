import { computed, type Computed } from "./kit/content";
import type { Grid } from "./kit/grid";
import { numbers } from "./kit/columns";
import { layOutList, type List } from "./kit/list";
import { writeEntryRules, writeRow } from "./kit/write-list";
import { texts } from "./texts";
import { STYLES } from "./theme";
import { amountsIn, type AmountsIn } from "./typed-amounts";

/** Yellow cell for the number of rounds played, if an evening ends early, and its label. */
export type RoundsPlayedList = List<"label" | "rounds">;

const { label, entry } = texts.scoresheet.roundsPlayed;

/**
 * Lays out the yellow cell for the number of rounds played, and its label.
 * @param place place on the sheet, from the first column of the label to the last column of the yellow cell.
 * @param rounds number of planned rounds.
 */
export function placeRoundsPlayed(
  place: { readonly sheet: string; readonly headingRow: number; readonly left: number; readonly right: number },
  rounds: number
): RoundsPlayedList {
  return layOutList(
    {
      label: { heading: null, style: STYLES.fixed, span: "rest" },
      rounds: { heading: null, style: STYLES.entryWhole, rule: numbers("whole", [1, rounds], entry) },
    },
    { ...place, name: "roundsPlayed", rows: 1 }
  );
}

/** Writes the label, the yellow cell and its validation. */
export function putRoundsPlayed(grid: Grid, list: RoundsPlayedList): void {
  writeRow(grid, list, 0, { label, rounds: null });
  writeEntryRules(grid, list);
}

/** Returns the typed number of rounds played, with its label for messages. */
export function roundsPlayedIn(list: RoundsPlayedList): AmountsIn {
  return amountsIn(list, "rounds", [{ name: entry.title, value: null }]);
}

/**
 * Returns the formula for the number of boards in the rounds played.
 * @param played cell of the accepted number of rounds; "" for all rounds.
 */
export function boardsInPlay(
  { boards, rounds }: { readonly boards: number; readonly rounds: number },
  played: string
): Computed {
  return inRoundsPlayed(Array<number>(rounds).fill(boards / rounds), played);
}

/**
 * Returns the formula for the number of boards or results in the rounds played.
 * @param perRound number in each round.
 * @param played cell of the accepted number of rounds; "" for all rounds.
 */
export function inRoundsPlayed(perRound: readonly number[], played: string): Computed {
  const [first = 0] = perRound;
  const isEqual = perRound.every((count) => count === first);
  const some = isEqual
    ? `${played}*${first}`
    : perRound.map((count, row) => (row === 0 ? String(count) : `(${played}>${row})*${count}`)).join("+");
  return computed(`IF(ISNUMBER(${played}),${some},${perRound.reduce((sum, count) => sum + count, 0)})`);
}
