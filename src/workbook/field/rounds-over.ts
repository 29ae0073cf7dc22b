import { contestantNumber, contestants, contestantsIn, type Contestant } from "../../movements/contestant";
import { tableNumbers, type Stretch } from "../../movements/movement";
import { boardsIn, isInTeams, type FieldPlan, type FieldSeated } from "../../sessions/field/plan";
import type { ScoredField } from "../../sessions/field/scored-field";
import { resultTexts } from "../../sessions/result-texts";
import { computed, ifElse, joined, type Computed } from "../kit/content";
import { countWhere } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { recordBy } from "../kit/columns";
import type { List } from "../kit/list";
import { type RowContents, writeHeadings, writeRow } from "../kit/write-list";
import { rowsOf } from "../tables/table";
import { amountAt, type AmountList } from "../typed-amounts";
import { stepList } from "../working/steps";
import type { BoardScores } from "./board-scores";
import type { RoundScores } from "./round-scores";
import type { FieldTable } from "./tables";

/**
 * Totals over all rounds: number of rounds that are over; number of rounds in play; 1 if boards of unfinished rounds
 * are settled.
 */
type TotalColumn = "allOver" | "allInPlay" | "later";

/**
 * Working columns of a round. "inPlay": 1 if the round is played at all. "settled2": the number of boards that Table 2
 * has settled; "through2": 1 if Table 2 has finished the round. "over": 1 if the round is over. "without4": the number
 * of boards on which contestant 4 has no score. The first row also has the totals.
 */
type OverColumn = "inPlay" | `settled${number}` | `through${number}` | "over" | `without${number}` | TotalColumn;

/** Working columns that show which rounds are over, with a row for each round. See sessions/field/board-counts.ts. */
export type RoundsOver = List<OverColumn>;

const settledAt = (table: number) => `settled${table}` as const;
const throughAt = (table: number) => `through${table}` as const;
const withoutOf = (contestant: Contestant) => `without${contestant}` as const;

/** Lists that determine which rounds are over. */
interface Overs {
  readonly session: ScoredField;
  readonly places: readonly FieldTable[];
  readonly boards: BoardScores;
  readonly rounds: RoundScores;
  readonly amounts: AmountList;
  readonly over: RoundsOver;
}

/** Places the working columns that show which rounds are over, from column `left` on. */
export function placeRoundsOver({ names, rounds, tables }: FieldPlan, left: number): RoundsOver {
  const all = tableNumbers(tables);
  const steps: readonly OverColumn[] = [
    ...["inPlay" as const, ...all.map(settledAt), ...all.map(throughAt), "over" as const],
    ...contestants(names.length).map(withoutOf),
    ...(["allOver", "allInPlay", "later"] as const),
  ];
  return stepList("over", steps, { left, rows: rounds });
}

/** Writes which rounds are over. */
export function putRoundsOver(grid: Grid, overs: Overs): void {
  const { session, places, boards, rounds: scores, over: list } = overs;
  const { plan, rounds } = session;
  writeHeadings(grid, list);
  rounds.forEach((round, row) => {
    const settled = places.map(({ table }): RowContents<OverColumn> => {
      const played = boardsIn(plan, table, row + 1);
      if (played.length === 0) return { [settledAt(table)]: 0 };
      return { [settledAt(table)]: computed(`SUM(${boards.range(`settled${table}`, ...rowsOf(boards, played))})`) };
    });
    const without = contestants(plan.names.length).map((contestant): RowContents<OverColumn> => {
      const count = boardsOf(round.plan, contestant);
      if (count === 0) return { [withoutOf(contestant)]: 0 };
      const scored = scores.cell(isInTeams(plan.scoring) ? "scored" : `boards${contestant}`, row);
      return { [withoutOf(contestant)]: computed(`IF(${list.cell("over", row)}=1,${count}-${scored},0)`) };
    });
    const played = amountAt(overs.amounts, 0);
    const inPlay = computed(`IF(OR(${played}="",${played}>=${row + 1}),1,0)`);
    const through = recordBy(tableNumbers(plan.tables), throughAt, (table) =>
      computed(throughFormula(overs, table, row))
    );
    const isThrough = places.map(({ table }) => `${list.cell(throughAt(table), row)}=1`);
    const over = computed(`IF(AND(${list.cell("inPlay", row)}=1,${isThrough.join()}),1,0)`);
    const contents = { inPlay, ...through, over };
    writeRow(grid, list, row, Object.assign({}, ...settled, contents, ...without) as RowContents<OverColumn>);
  });
  const [isOver, isInPlay] = [list.range("over"), list.range("inPlay")];
  const counts = list.range([settledAt(1), settledAt(plan.tables)]);
  writeRow(grid, list, 0, {
    allOver: computed(`SUM(${isOver})`),
    allInPlay: computed(`SUM(${isInPlay})`),
    later: computed(`IF(${countWhere(`(${isInPlay}-${isOver})*${counts}`)}>0,1,0)`),
  });
}

/** Returns the number of boards of a round that a contestant plays; 0 if the contestant sits out. */
function boardsOf({ tables }: Stretch<FieldSeated>, contestant: Contestant): number {
  const sat = tables.find(({ ns, ew }) => [...contestantsIn(ns), ...contestantsIn(ew)].includes(contestant));
  return sat?.boards.length ?? 0;
}

/**
 * Returns a formula that is 1 if a table has finished a round, else 0. A table has finished a round if it has settled
 * all its boards, or boards of a later round. It has also finished the round if it has settled any board and all other
 * tables have settled all their boards from this round on.
 */
function throughFormula({ session: { plan }, places, over: list }: Overs, table: number, row: number) {
  const last = plan.rounds - 1;
  const settled = (table: number, from = 0) => `SUM(${list.range(settledAt(table), from, last)})`;
  const others = places.filter((place) => place.table !== table);
  /** Returns the number of boards that a table plays from this round on. */
  const still = (table: number) =>
    plan.stretches.slice(row).reduce((sum, { round }) => sum + boardsIn(plan, table, round).length, 0);
  const through = others.map((other) => `${settled(other.table, row)}=${still(other.table)}`);
  const conditions = [
    `${list.cell(settledAt(table), row)}=${boardsIn(plan, table, row + 1).length}`,
    ...(row < last ? [`${settled(table, row + 1)}>0`] : []),
    `AND(${settled(table)}>0,${through.join()})`,
  ];
  return `IF(OR(${conditions.join()}),1,0)`;
}

/**
 * Working columns with a row for each contestant: number of boards with a score; number of boards without a score; and
 * the text on the contestants without a score on some boards, from the first contestant to this row.
 */
export type UnscoredList = List<"scored" | "without" | "listed">;

/** Places the working columns on contestants without a score on some boards, from column `left` on. */
export function placeUnscored({ names }: FieldPlan, left: number): UnscoredList {
  return stepList("unscored", ["scored", "without", "listed"], { left, rows: names.length });
}

/** Writes the working columns on contestants without a score on some boards. */
export function putUnscored(grid: Grid, list: UnscoredList, { session: { plan }, rounds: scores, over }: Overs): void {
  const { of } = resultTexts.report.unscored;
  writeHeadings(grid, list);
  for (const contestant of contestants(list.rows)) {
    const [scored, without] = [list.cell("scored", contestant), list.cell("without", contestant)];
    const counts = of(computed(scored), computed(`(${scored}+${without})`));
    const sentence = ifElse(`${without}=0`, "", joined(`${SEPARATOR}${contestantNumber(contestant)}`, ...counts));
    writeRow(grid, list, contestant, {
      scored: computed(scoredFormula(scores, plan, contestant)),
      without: computed(`MAX(0,SUM(${over.range(withoutOf(contestant))}))`),
      listed: contestant === 0 ? sentence : joined(computed(list.cell("listed", contestant - 1)), sentence),
    });
  }
}

/**
 * Returns the sentence on contestants without a score on some boards, for use on any sheet; blank if there are none so
 * far.
 */
export function unscoredInWords({ outside, rows }: UnscoredList, { kind, scoring }: FieldPlan): Computed {
  const { whose, then } = resultTexts.report.unscored;
  const listed = outside.cell("listed", rows - 1);
  const names = computed(`MID(${listed},${SEPARATOR.length + 1},999)`);
  return ifElse(`${listed}=""`, "", joined(whose[kind], names, then[scoring]));
}

const SEPARATOR = ", ";

/** Returns a formula for the number of boards on which a contestant has a score that decides. */
function scoredFormula(scores: RoundScores, plan: FieldPlan, contestant: Contestant): string {
  if (!isInTeams(plan.scoring)) return `SUM(${scores.range(`boards${contestant}`)})`;
  const out = plan.stretches.flatMap((stretch, row) =>
    boardsOf(stretch, contestant) > 0 ? [] : [`-${scores.cell("scored", row)}`]
  );
  return `SUM(${scores.range("scored")})${out.join("")}`;
}
