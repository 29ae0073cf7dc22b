import { itemAt } from "../../bridge/item-at";
import { contestants, type Contestant } from "../../movements/contestant";
import { teamsIn } from "../../movements/pairs-in-teams";
import type { HomePlan } from "../../sessions/home/plan";
import { BOARD_TOP, type ScoredHome, type ScoredSubround } from "../../sessions/home/score-home";
import { computed, type Computed } from "../kit/content";
import { ifAnyNumber, rounded, sumWhere, unlessBlank } from "../kit/formula";
import type { Grid } from "../kit/grid";
import type { List } from "../kit/list";
import { type RowContents, writeHeadings, writeRow } from "../kit/write-list";
import { rowsOf } from "../tables/table";
import { stepList } from "../working/steps";
import type { AdjustmentsList, HomeTable } from "./tables";

/** Columns: matchpoints that a pair wins in a subround (a round or half), and the maximum that a pair can win in it. */
type MatchpointColumn = `won${number}` | "possible";

/** The matchpoints of all pairs on the Working sheet, one row per subround. */
export type MatchpointsList = List<MatchpointColumn>;

const won = (pair: Contestant) => `won${pair}` as const;

interface Matchpoints {
  readonly session: ScoredHome;
  readonly places: readonly [table1: HomeTable, table2: HomeTable];
  readonly adjustments: AdjustmentsList;
  readonly matchpoints: MatchpointsList;
}

/** Lays out the matchpoints of the pairs, from a column on. */
export function placeMatchpoints({ pairs, subrounds }: HomePlan, left: number): MatchpointsList {
  const steps: readonly MatchpointColumn[] = [...contestants(pairs.length).map(won), "possible"];
  return stepList("matchpoints", steps, { left, rows: subrounds.length });
}

/** Writes the matchpoints of each subround. */
export function putMatchpoints(grid: Grid, home: Matchpoints): void {
  const { session, matchpoints: list } = home;
  writeHeadings(grid, list);
  session.subrounds.forEach((subround, row) => writeRow(grid, list, row, subroundCells(home, subround)));
}

function subroundCells({ places, adjustments }: Matchpoints, { plan }: ScoredSubround): RowContents<MatchpointColumn> {
  const range = adjustments.cells("matchpoints", ...rowsOf(places[0], plan.boards));
  const possible = `${BOARD_TOP}*COUNT(${range})`;
  const sums = [`SUM(${range})`, `${possible}-SUM(${range})`];
  const wins = teamsIn(plan).flatMap((team, index) =>
    team.map((pair) => [won(pair), computed(ifAnyNumber(range, rounded(itemAt(sums, index))))] as const)
  );
  return { ...Object.fromEntries(wins), possible: computed(possible) };
}

/** Returns the matchpoints of a pair in a subround (row from 0), for use on any sheet; blank if the pair sits out. */
export function matchpointsIn(
  { matchpoints: list }: Pick<Matchpoints, "matchpoints">,
  pair: Contestant,
  row: number
): Computed {
  return computed(unlessBlank(list.outside.cell(won(pair), row)));
}

/**
 * Returns the formula for a pair's matchpoints as a percentage of the matchpoints that the pair could have won on its
 * scored boards. The formula is valid on any sheet.
 */
export function percentageOf({ matchpoints: list }: Pick<Matchpoints, "matchpoints">, pair: Contestant): Computed {
  const { cells } = list.outside;
  const sums = cells(won(pair));
  const top = sumWhere(`--(${sums}<>"")`, cells("possible"));
  return computed(ifAnyNumber(sums, rounded(`SUM(${sums})/${top}*100`)));
}
