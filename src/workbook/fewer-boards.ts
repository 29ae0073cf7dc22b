import { itemAt } from "../bridge/item-at";
import { fewerThan, marginThatEndsFewer, pointsOfFewer, type Scaled } from "../sessions/teams/fewer-boards";
import type { Grid } from "./kit/grid";
import { recordBy } from "./kit/columns";
import { layOutList, type List } from "./kit/list";
import { writeHeadings, writeRow } from "./kit/write-list";
import { texts } from "./texts";
import { onWorking } from "./working/steps";

/** Victory points by margin, from the lowest margin on, with a column for each number of boards played. */
export type FewerList = List<string>;

const keyOf = (played: number) => `fewer${played}`;

/** Lays out the victory points for matches of fewer boards than planned, on the Working sheet. */
export function placeFewer(plan: Scaled, left: number): FewerList {
  const columns = recordBy(fewerThan(plan), keyOf, (played) => ({ heading: texts.common.boardCount(played).join("") }));
  return layOutList(columns, { ...onWorking("fewer"), left, rows: 2 * marginThatEndsFewer(plan) + 1 });
}

export function putFewer(grid: Grid, list: FewerList, plan: Scaled): void {
  writeHeadings(grid, list);
  const last = marginThatEndsFewer(plan);
  for (let row = 0; row < list.rows; row++)
    writeRow(
      grid,
      list,
      row,
      recordBy(fewerThan(plan), keyOf, (played) => pointsOfFewer(row - last, played, plan))
    );
}

/**
 * Returns the formula for the victory points of a margin in a match of fewer boards.
 * @param margin formula for the margin in IMPs.
 * @param column formula for the number, from 1, of the column for the boards played.
 */
export function fewerPoints({ range }: FewerList, plan: Scaled, margin: string, column: string): string {
  const numbers = fewerThan(plan);
  const last = marginThatEndsFewer(plan);
  const all = range([keyOf(itemAt(numbers, 0)), keyOf(itemAt(numbers, numbers.length - 1))]);
  return `INDEX(${all},MAX(1,MIN(${2 * last + 1},${margin}+${last + 1})),${column})`;
}

/**
 * Returns the formula for a handicap in proportion to the boards played, in whole IMPs; see `handicapFor`.
 * @param handicap formula for the handicap, and `played` for the number of boards played.
 * @param boards number of boards of a whole match.
 */
export function proRata(handicap: string, played: string, boards: number): string {
  return `ROUND(${handicap}*${played}/${boards},0)`;
}
