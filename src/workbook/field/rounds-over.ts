import {
  contestantAt,
  contestantNumber,
  contestants,
  contestantsIn,
  type Contestant,
} from "../../movements/contestant";
import { tableNumbers, type Stretch } from "../../movements/movement";
import { isInTeams, type FieldPlan, type FieldSeated } from "../../sessions/field/plan";
import type { ScoredField } from "../../sessions/field/score-field";
import { resultTexts } from "../../sessions/result-texts";
import { computed, either, joined, type Computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import { placeList, putHeadings, putRow, recordBy, type List, type RowContents } from "../kit/list";
import { rowsOf } from "../tables/table";
import { amountAt, type AmountList } from "../typed-amounts";
import { onWorking } from "../working/steps";
import type { BoardScores } from "./board-scores";
import { tallied, type RoundScores } from "./round-scores";
import type { FieldTable } from "./tables";

/**
 * Whether a round is played at all, how many boards a table has settled, whether the round is over, and on how many of it
 * somebody has no score.
 */
type OverColumn = "inPlay" | `settled${number}` | "over" | `without${number}`;

/** Which rounds are over, on the Working sheet: a row for each. See sessions/field/board-counts.ts. */
export type RoundsOver = List<OverColumn>;

const settledAt = (table: number) => `settled${table}` as const;
const withoutOf = (contestant: Contestant) => `without${contestant}` as const;

/** What says which rounds are over. */
interface Overs {
  readonly session: ScoredField;
  readonly places: readonly FieldTable[];
  readonly boards: BoardScores;
  readonly rounds: RoundScores;
  readonly amounts: AmountList;
  readonly over: RoundsOver;
}

/** Places what says which rounds are over, from a column on. */
export function placeRoundsOver({ names, rounds, tables }: FieldPlan, left: number): RoundsOver {
  return placeList<OverColumn>(
    {
      inPlay: { heading: "In play" },
      ...recordBy(tableNumbers(tables), settledAt, (table) => ({ heading: `Settled ${table}` })),
      over: { heading: "Over" },
      ...recordBy(contestants(names.length), withoutOf, (contestant) => ({
        heading: `Without ${contestantNumber(contestant)}`,
      })),
    },
    { ...onWorking("over"), left, rows: rounds }
  );
}

/** Writes which rounds are over. */
export function putRoundsOver(grid: Grid, overs: Overs): void {
  const { session, places, boards, rounds: scores, over: list } = overs;
  const { plan, rounds } = session;
  putHeadings(grid, list);
  rounds.forEach((round, row) => {
    const count = round.plan.boards.length;
    const settled = places.map((place): RowContents<OverColumn> => {
      const range = boards.range(`settled${place.table}`, ...rowsOf(place, round.plan.boards));
      return { [settledAt(place.table)]: computed(`SUM(${range})`) };
    });
    const without = contestants(plan.names.length).map((contestant): RowContents<OverColumn> => {
      if (!isSeated(round.plan, contestant)) return { [withoutOf(contestant)]: 0 };
      const scored = scores.cell(isInTeams(plan.scoring) ? "scored" : `boards${contestant}`, row);
      return { [withoutOf(contestant)]: computed(`IF(${list.cell("over", row)}=1,${count}-${scored},0)`) };
    });
    const played = amountAt(overs.amounts, 0);
    const inPlay = computed(`IF(OR(${played}="",${played}>=${row + 1}),1,0)`);
    const contents = { inPlay, over: computed(overFormula(overs, row, count)) };
    putRow(grid, list, row, Object.assign({}, ...settled, contents, ...without) as RowContents<OverColumn>);
  });
}

function isSeated({ tables }: Stretch<FieldSeated>, contestant: Contestant): boolean {
  return tables.some(({ ns, ew }) => [...contestantsIn(ns), ...contestantsIn(ew)].includes(contestant));
}

/** 1 where every table is through with a round, if that is played at all. */
function overFormula({ session: { plan }, places, over: list }: Overs, row: number, boards: number): string {
  const last = plan.rounds - 1;
  const settled = (table: number, from = 0, to = last) => `SUM(${list.range(settledAt(table), from, to)})`;
  const stillToCome = boards * (plan.rounds - row);
  const tables = places.map(({ table }) => {
    const others = places.filter((place) => place.table !== table);
    const through = others.map((other) => `${settled(other.table, row)}=${stillToCome}`);
    const conditions = [
      `${list.cell(settledAt(table), row)}=${boards}`,
      ...(row < last ? [`${settled(table, row + 1)}>0`] : []),
      `AND(${settled(table)}>0,${through.join()})`,
    ];
    return `OR(${conditions.join()})`;
  });
  return `IF(AND(${list.cell("inPlay", row)}=1,${tables.join()}),1,0)`;
}

/** Who has no score on some boards, in a sentence; nothing where everybody has one on all boards so far. */
export function unscoredSaid({ session, rounds: scores, over: list }: Overs): Computed {
  const { plan } = session;
  const { whose, of, then } = resultTexts.report.unscored;
  const each = contestants(plan.names.length).map((contestant) => {
    const without = `SUM(${list.outside.range(withoutOf(contestant))})`;
    const scored = scoredFormula(scores, plan, contestant);
    const own = joined(
      `${SEPARATOR}${contestantNumber(contestant)}`,
      ...of(computed(scored), computed(`(${scored}+${without})`))
    );
    return either(`${without}=0`, "", own);
  });
  const all = joined(...each);
  const listed = computed(`MID(${all.formula},${SEPARATOR.length + 1},999)`);
  const everywhere = list.outside.range([withoutOf(contestantAt(1)), withoutOf(contestantAt(plan.names.length))]);
  return either(`SUM(${everywhere})=0`, "", joined(whose[plan.kind], listed, then[plan.scoring]));
}

const SEPARATOR = ", ";

/** On how many boards somebody has a score that decides. */
function scoredFormula(scores: RoundScores, plan: FieldPlan, contestant: Contestant): string {
  if (!isInTeams(plan.scoring)) return tallied(scores, contestant, plan, 0, plan.rounds - 1).boards;
  const out = plan.stretches.flatMap((stretch, row) =>
    isSeated(stretch, contestant) ? [] : [`-${scores.outside.cell("scored", row)}`]
  );
  return `(SUM(${scores.outside.range("scored")})${out.join("")})`;
}
