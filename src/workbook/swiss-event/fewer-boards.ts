import { at } from "../../bridge/at";
import { isBoardAMatch } from "../../sessions/swiss-event/forms";
import { fewerThan, leastBoards, marginThatEndsFewer, pointsOfFewer } from "../../sessions/swiss-event/fewer-boards";
import type { SwissEventPlan } from "../../sessions/swiss-event/plan";
import type { Grid } from "../kit/grid";
import { placeList, putHeadings, putRow, recordBy, type List } from "../kit/list";
import { texts } from "../texts";
import { textLiteral } from "../reference";
import { onWorking } from "../working/steps";
import { isOneOf, words } from "../working/text-formulas";

/** The state of a match of fewer boards: its column below 0, and where the result is provisional so many lower. */
export const PROVISIONAL_BY = 50;

/** The state of a match by the text of a number of boards, "6" or "6?" where they may have been played; else what is otherwise. @param isWhole whether it has not half the boards already, if it may have. */
export function fewerState(plan: SwissEventPlan, text: string, otherwise: string, isWhole: string | null): string {
  const mark = texts.swissEvent.fewerProvisional;
  const numbers = fewerThan(plan);
  const list = textLiteral(words(numbers.flatMap((played) => [played, `${played}${mark}`])));
  const column = `VALUE(SUBSTITUTE(${text},${textLiteral(mark)},""))`;
  const lower = `IF(RIGHT(${text})=${textLiteral(mark)},${PROVISIONAL_BY},0)`;
  const isTold = isWhole === null ? isOneOf(text, list) : `AND(${isWhole},${isOneOf(text, list)})`;
  return `IF(${isTold},${leastBoards(plan) - 1}-${column}-${lower},${otherwise})`;
}

/** Points by margin, from the lowest on, a column for each number of boards. */
export type FewerList = List<string>;

const keyOf = (played: number) => `fewer${played}`;

/** Places the points of matches of fewer boards on the Working sheet; at board-a-match there are none. */
export function placeFewer(plan: SwissEventPlan, left: number): FewerList | null {
  if (isBoardAMatch(plan)) return null;
  const columns = recordBy(fewerThan(plan), keyOf, (played) => ({ heading: texts.swissEvent.fewer(played) }));
  return placeList(columns, { ...onWorking("fewer"), left, rows: 2 * marginThatEndsFewer(plan) + 1 });
}

/** Writes them. */
export function putFewer(grid: Grid, list: FewerList, plan: SwissEventPlan): void {
  putHeadings(grid, list);
  const last = marginThatEndsFewer(plan);
  for (let row = 0; row < list.rows; row++)
    putRow(
      grid,
      list,
      row,
      recordBy(fewerThan(plan), keyOf, (played) => pointsOfFewer(row - last, played, plan))
    );
}

/** The points of a margin by the state of its match, both formulas. */
export function fewerPoints({ range }: FewerList, plan: SwissEventPlan, margin: string, state: string): string {
  const numbers = fewerThan(plan);
  const last = marginThatEndsFewer(plan);
  const all = range([keyOf(at(numbers, 0)), keyOf(at(numbers, numbers.length - 1))]);
  return `INDEX(${all},MAX(1,MIN(${2 * last + 1},${margin}+${last + 1})),MOD(-${state},${PROVISIONAL_BY}))`;
}
