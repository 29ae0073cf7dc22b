import { computed, type Computed } from "./kit/content";
import type { Grid } from "./kit/grid";
import { numbers, layOutList, writeRow, writeEntryRules, type List } from "./kit/list";
import { texts } from "./texts";
import { STYLES } from "./theme";
import { amountsIn, type AmountsIn } from "./typed-amounts";

/** Yellow cell of the number of rounds, if an evening ends early. */
export type RoundsPlayedList = List<"label" | "rounds">;

const { label, entry } = texts.scoresheet.roundsPlayed;

/**
 * Places what is typed of the rounds that are played.
 * @param place with the columns that the label and its cell take.
 * @param rounds that are planned.
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

/** Writes the label, the cell to type into, and what may be typed. */
export function putRoundsPlayed(grid: Grid, list: RoundsPlayedList): void {
  writeRow(grid, list, 0, { label, rounds: null });
  writeEntryRules(grid, list);
}

/** The number that is typed there. */
export function roundsPlayedIn(list: RoundsPlayedList): AmountsIn {
  return amountsIn(list, "rounds", [{ name: entry.title, value: null }]);
}

/**
 * The boards of the rounds that are played.
 * @param played the cell of the number of rounds that counts: "" for all.
 */
export function boardsInPlay(
  { boards, rounds }: { readonly boards: number; readonly rounds: number },
  played: string
): Computed {
  return inRoundsPlayed(Array<number>(rounds).fill(boards / rounds), played);
}

/**
 * How many boards or results the rounds that are played have.
 * @param perRound of each round.
 * @param played as above.
 */
export function inRoundsPlayed(perRound: readonly number[], played: string): Computed {
  const [first = 0] = perRound;
  const isEqual = perRound.every((count) => count === first);
  const some = isEqual
    ? `${played}*${first}`
    : perRound.map((count, row) => (row === 0 ? String(count) : `(${played}>${row})*${count}`)).join("+");
  return computed(`IF(ISNUMBER(${played}),${some},${perRound.reduce((sum, count) => sum + count, 0)})`);
}
