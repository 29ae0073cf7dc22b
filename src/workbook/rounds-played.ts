import { computed, type Computed } from "./kit/content";
import type { Grid } from "./kit/grid";
import { numbers, placeList, putRow, putRules, type List } from "./kit/list";
import { texts } from "./texts";
import { STYLES } from "./theme";
import { typedNumber } from "./working/text-formulas";

/** Where it is typed that an evening ends early, after so many rounds. */
export type RoundsPlayedList = List<"label" | "rounds">;

const { label, entry } = texts.scoresheet.roundsPlayed;

/**
 * Places what is typed of the rounds that are played.
 * @param rounds that are planned.
 * @param span how many columns the label joins.
 */
export function placeRoundsPlayed(
  place: { readonly sheet: string; readonly headingRow: number },
  rounds: number,
  span: number
): RoundsPlayedList {
  return placeList(
    {
      label: { heading: null, style: STYLES.fixed, span },
      rounds: { heading: null, style: STYLES.entryWhole, rule: numbers("whole", [1, rounds], entry) },
    },
    { ...place, rows: 1 }
  );
}

/** Writes the label, the cell to type into, and what may be typed. */
export function putRoundsPlayed(grid: Grid, list: RoundsPlayedList): void {
  putRow(grid, list, 0, { label, rounds: null });
  putRules(grid, list);
}

/** The number of rounds that was typed, "" for none. */
export function roundsPlayed(cell: RoundsPlayedList["cell"]): string {
  return typedNumber(cell("rounds", 0));
}

/**
 * The boards of the rounds that are played.
 * @param cell gives the address of what is typed, on its own sheet or for any.
 */
export function boardsInPlay(
  { boards, rounds }: { readonly boards: number; readonly rounds: number },
  cell: RoundsPlayedList["cell"]
): Computed {
  const played = roundsPlayed(cell);
  return computed(`IF(ISNUMBER(${played}),${played}*${boards / rounds},${boards})`, boards);
}
