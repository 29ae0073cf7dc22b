import { computed, type Computed } from "../kit/content";
import { countOf, rankOf, unlessBlank } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { placeList, putHeadings, putRow, recordOf, type List } from "../kit/list";
import { onWorking } from "../working/steps";

/** What the Working sheet has of each pair or team, so that the sheet Winners can sort them. */
const RANK_STEPS = [
  "name",
  "points",
  /** A second column of points, where there is one. */
  "also",
  /** As it is shown: "2=". */
  "place",
  /** The place by which they are sorted, as a number; blank before they have any. */
  "order",
  /** The line on which they stand. */
  "position",
] as const;
type RankStep = (typeof RANK_STEPS)[number];
export type RankList = List<RankStep>;

/** A pair or a team by what other sheets have of it; without an order it is that of the points. */
export interface Ranked {
  readonly name: Computed;
  readonly points: Computed;
  readonly also?: Computed;
  readonly place: Computed;
  readonly order?: Computed;
}

/** Places the ranking on the Working sheet, from a column on. */
export function placeRanking(left: number, rows: number): RankList {
  const columns = recordOf(RANK_STEPS, (step) => ({ heading: `Result ${step}` }));
  return placeList(columns, { ...onWorking("ranking"), left, rows });
}

/**
 * Writes the ranking on the Working sheet.
 * @param standings the leader first; those without points last, in the order of their numbers.
 */
export function putRanking(grid: Grid, list: RankList, ranked: readonly Ranked[]): void {
  putHeadings(grid, list);
  ranked.forEach(({ name, points, also, place, order = byPoints(list) }, row) => {
    const [cell, range, above] = [list.cell("order", row), list.range("order"), list.above("order", row)];
    const position = `IF(${cell}="",COUNT(${range})+${row + 1}-COUNT(${above}),${cell}+${countOf(above, cell)})`;
    putRow(grid, list, row, {
      name,
      points,
      also: also ?? "",
      place,
      order: typeof order === "function" ? order(row) : order,
      position: computed(position),
    });
  });
}

function byPoints(list: RankList): (row: number) => Computed {
  return (row) => {
    const cell = list.cell("points", row);
    return computed(unlessBlank(cell, rankOf(cell, list.range("points"))));
  };
}

/** What stands on a line of the ranking, from 0, for any sheet. */
export function onLine(list: RankList, line: number, step: RankStep): Computed {
  const { range } = list.outside;
  return computed(`INDEX(${range(step)},MATCH(${line + 1},${range("position")},0))`);
}
