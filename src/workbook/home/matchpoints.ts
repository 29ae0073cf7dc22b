import { contestants, type Contestant } from "../../movements/contestant";
import { teamsIn } from "../../movements/pairs-in-teams";
import type { HomePlan } from "../../sessions/home/plan";
import { BOARD_TOP, type ScoredHome, type ScoredSubround } from "../../sessions/home/score-home";
import { computed, type Computed } from "../kit/content";
import { ifAnyNumber, rounded, unlessBlank } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { layOutList, writeHeadings, writeRow, recordBy, type List, type RowContents } from "../kit/list";
import { rowsOf } from "../tables/table";
import { onWorking } from "../working/steps";
import type { AdjustmentsList, HomeTable } from "./tables";

/** What a pair has won in a subround, and how much it could have. */
type MatchpointColumn = `${"won" | "possible"}${number}`;

/** The matchpoints of all pairs on the Working sheet: a row for each subround. */
export type MatchpointsList = List<MatchpointColumn>;

const column = (what: "won" | "possible") => (pair: Contestant) => `${what}${pair}` as const;
const [won, possible] = [column("won"), column("possible")];

/** What they are worked out from. */
interface Matchpoints {
  readonly session: ScoredHome;
  readonly places: readonly [table1: HomeTable, table2: HomeTable];
  readonly adjustments: AdjustmentsList;
  readonly matchpoints: MatchpointsList;
}

/** Places the matchpoints of the pairs, from a column on. */
export function placeMatchpoints({ pairs, subrounds }: HomePlan, left: number): MatchpointsList {
  const all = contestants(pairs.length);
  const columns = {
    ...recordBy(all, won, (pair) => ({ heading: `Matchpoints won ${pair + 1}` })),
    ...recordBy(all, possible, (pair) => ({ heading: `Matchpoints possible ${pair + 1}` })),
  };
  return layOutList<MatchpointColumn>(columns, { ...onWorking("matchpoints"), left, rows: subrounds.length });
}

/** Writes what each subround gives the pairs that play it. */
export function putMatchpoints(grid: Grid, home: Matchpoints): void {
  const { session, matchpoints: list } = home;
  writeHeadings(grid, list);
  session.subrounds.forEach((subround, row) =>
    writeRow(grid, list, row, Object.assign({}, ...subroundCells(home, subround)) as RowContents<MatchpointColumn>)
  );
}

function subroundCells({ session, places, adjustments }: Matchpoints, subround: ScoredSubround) {
  const { plan } = subround;
  const range = adjustments.cells("matchpoints", ...rowsOf(places[0], plan.boards));
  const [table1, table2] = teamsIn(plan);
  return contestants(session.plan.pairs.length).map((pair): RowContents<MatchpointColumn> => {
    if (!table1.includes(pair) && !table2.includes(pair)) return {};
    const sum = table1.includes(pair) ? `SUM(${range})` : `${BOARD_TOP}*COUNT(${range})-SUM(${range})`;
    return {
      [won(pair)]: computed(ifAnyNumber(range, rounded(sum))),
      [possible(pair)]: computed(`${BOARD_TOP}*COUNT(${range})`),
    };
  });
}

/** The matchpoints of a pair in a subround, for any sheet; nothing for who sits out. */
export function matchpointsIn(
  { matchpoints: list }: Pick<Matchpoints, "matchpoints">,
  pair: Contestant,
  row: number
): Computed {
  return computed(unlessBlank(list.outside.cell(won(pair), row)));
}

/** A pair's matchpoints as a percentage of those that it could have won, for any sheet. */
export function percentageOf({ matchpoints: list }: Pick<Matchpoints, "matchpoints">, pair: Contestant): Computed {
  const [sum, top] = [won(pair), possible(pair)].map((key) => list.outside.cells(key));
  return computed(ifAnyNumber(String(sum), rounded(`SUM(${sum})/SUM(${top})*100`)));
}
