import { itemAt } from "../../bridge/item-at";
import { topOf } from "../../bridge/matchpoints";
import { AVERAGE, AVERAGE_MINUS, AVERAGE_PLUS } from "../../bridge/own-average";
import { contestants, contestantsIn, type Contestant } from "../../movements/contestant";
import type { Stretch } from "../../movements/movement";
import { unitsPerPoint, RANKED_DECIMALS } from "../../sessions/field/units";
import { areShared, isInTeams, type FieldPlan, type FieldSeated } from "../../sessions/field/plan";
import type { ScoredField } from "../../sessions/field/scored-field";
import { mapSides, type PerSide } from "../../sessions/teams/match";
import type { Dialect } from "../dialect";
import { computed } from "../kit/content";
import { countEqual, countWhere, rounded, sumOrBlank, sumWhere, sumWhereEqual, unlessBlank } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { recordOf } from "../kit/columns";
import type { List } from "../kit/list";
import { type RowContents, writeHeadings, writeRow } from "../kit/write-list";
import { rowsOf } from "../tables/table";
import { teamPointsFormula } from "../team-points";
import { stepList } from "../working/steps";
import type { BoardScores } from "./board-scores";
import { isTurned } from "./ruled-formulas";
import { takenOf, type TakenList } from "./director/penalty-steps";
import { extraKey, ROUND_KEY, type ExtraSteps } from "./director/extra-steps";

/** Steps of a contestant in a round; see sessions/field/tally.ts. */
type ScorePart =
  /** In units, with averages as typed. */
  | "matchpoints"
  /** Number of boards with a score. */
  | "boards"
  /** Cross-IMPs in units. */
  | "imps"
  /** IMPs or victory points in teams. */
  | "points"
  /** Numbers of averages plus, even and minus. */
  | "plus"
  | "even"
  | "minus"
  /** Average of a board up to this round, in units, without averages by the Director. */
  | "own"
  /** Matchpoints up to this round in units, less penalties. */
  | "won";

type GivenColumn = `${ScorePart}${number}`;
/** IMPs of the team North-South at a table. */
type TeamColumn = `teamImps${1 | 2}`;
/** "scored" is the number of scores in the round. */
type RoundColumn = "scored" | TeamColumn | GivenColumn;

/** The team North-South at Table 1, and the other. */
const TEAMS: PerSide<TeamColumn> = ["teamImps1", "teamImps2"];

/** Steps of each side's averages at a table. */
const AVERAGE_SIDES = { Ns: "ns", Ew: "ew" } as const;
type Side = keyof typeof AVERAGE_SIDES;
const OTHER = { Ns: "Ew", Ew: "Ns" } as const;

/** Scores of the rounds, on the Working sheet: a row for each round. */
export type RoundScores = List<RoundColumn>;

function column(part: ScorePart, contestant: Contestant): GivenColumn {
  return `${part}${contestant}`;
}

/** Lays out the scores of the rounds. @param left first column. */
export function placeRoundScores({ names, rounds, scoring }: FieldPlan, left: number): RoundScores {
  const all = contestants(names.length);
  // Each part has the columns of all contestants side by side.
  const parts: readonly ScorePart[] = [
    ...["matchpoints", "boards", "imps", ...(isInTeams(scoring) ? ["points" as const] : [])],
    ...["plus", "even", "minus", "own", "won"],
  ] as const;
  const steps: readonly RoundColumn[] = [
    ...["scored" as const, ...(isInTeams(scoring) ? TEAMS : [])],
    ...parts.flatMap((part) => all.map((contestant) => column(part, contestant))),
  ];
  return stepList("rounds", steps, { left, rows: rounds });
}

/** Sources of the rounds' scores. */
interface ScoreSource {
  readonly boards: BoardScores;
  readonly dialect: Dialect;
  readonly extras: ExtraSteps | null;
}

/** Writes the scores of each round. */
export function putRoundScores(grid: Grid, source: RoundSource & ScoreSource): void {
  const { rounds: list, boards, session, extras } = source;
  const { plan, rounds } = session;
  const inTeams = isInTeams(plan.scoring);
  const shared = areShared(plan);
  writeHeadings(grid, list);
  rounds.forEach((round, row) => {
    const [first, last] = rowsOf(boards, round.plan.boards);
    const compared = shared
      ? boards.range(["matchpointsNs1", `matchpointsNs${plan.tables}`], first, last)
      : round.plan.tables
          .map((seating) => boards.range(`matchpointsNs${seating.table}`, ...rowsOf(boards, seating.boards)))
          .join();
    const teamImps = mapSides(TEAMS, (team) => (inTeams ? boards.range(team, first, last) : ""));
    const others = extras ? `+${countWhere(`--(INT(${extras.range("key")}/${ROUND_KEY})=${row + 1})`)}` : "";
    const contents: RowContents<RoundColumn> = {
      scored: computed(`COUNT(${inTeams ? teamImps[0] : compared})${others}`),
      ...(inTeams && recordOf(TEAMS, (_, team) => computed(sumOrBlank(itemAt(teamImps, team))))),
    };
    const byContestant = contestants(plan.names.length).map((contestant) =>
      contestantScores(source, round.plan, row, contestant)
    );
    writeRow(grid, list, row, Object.assign({}, contents, ...byContestant) as RowContents<RoundColumn>);
  });
}

/** The steps of a contestant in a round. */
function contestantScores(
  source: RoundSource & ScoreSource,
  stretch: Stretch<FieldSeated>,
  row: number,
  contestant: Contestant
): RowContents<RoundColumn> {
  const {
    rounds: list,
    session: { plan },
    boards,
    extras,
  } = source;
  const sat = seatOf(stretch, contestant);
  const rows = rowsOf(boards, sat?.boards ?? []);
  const range = (stepKey: "matchpoints" | "imps" | "given", side: Side) => {
    if (!sat) return "";
    const { table } = sat;
    return boards.range(stepKey === "given" ? `${AVERAGE_SIDES[side]}${table}` : `${stepKey}${side}${table}`, ...rows);
  };
  const key = extraKey(row + 1, contestant);
  /** Adds boards that the contestant played on the other side, as the pairs sat the wrong way. */
  const bySeats = (sum: (side: Side, turned: string, turnedState: 0 | 1) => string) => {
    if (!sat) return "0";
    const turned = boards.range(`turned${sat.table}`, ...rows);
    return `${sum(sat.side, turned, 0)}+${sum(OTHER[sat.side], turned, 1)}`;
  };
  const sum = (stepKey: "matchpoints" | "imps") => {
    if (!extras) return sat ? computed(`SUM(${range(stepKey, sat.side)})`) : 0;
    const withoutAverages = bySeats((side, turned, turnedState) =>
      sumWhere(`--(${isTurned(turned, turnedState)})`, range(stepKey, side))
    );
    return computed(`${withoutAverages}+${sumWhereEqual(extras.range("key"), key, extras.range(stepKey))}`);
  };
  const averages = (percent: number) => {
    if (!sat) return 0;
    if (!extras) return computed(countEqual(range("given", sat.side), percent));
    return computed(
      bySeats((side, turned, turnedState) =>
        countWhere(`(${isTurned(turned, turnedState)})*(${range("given", side)}=${percent})`)
      )
    );
  };
  const teamImps = mapSides(TEAMS, (team) => (list.has(team) ? list.cell(team, row) : ""));
  const count = sat ? `COUNT(${range("matchpoints", sat.side)})` : "0";
  return {
    [column("matchpoints", contestant)]: sum("matchpoints"),
    [column("boards", contestant)]:
      !sat && !extras ? 0 : computed(extras ? `${count}+${countEqual(extras.range("key"), key)}` : count),
    [column("imps", contestant)]: sum("imps"),
    [column("plus", contestant)]: averages(AVERAGE_PLUS),
    [column("even", contestant)]: averages(AVERAGE),
    [column("minus", contestant)]: averages(AVERAGE_MINUS),
    [column("own", contestant)]: computed(ownFormula(list, contestant, plan, row)),
    [column("won", contestant)]: computed(wonFormula(source, contestant, row)),
    ...(list.has(TEAMS[0]) && {
      [column("points", contestant)]: computed(
        unlessBlank(
          teamImps[0],
          teamPointsFormula(stretch, teamImps, plan.scale, contestant, source.dialect, (other) =>
            list.cell(column("points", other), row)
          )
        )
      ),
    }),
  };
}

/** A board's top, in units. */
function topIn({ results }: Pick<FieldPlan, "results">): number {
  return unitsPerPoint(results) * topOf(results);
}

/**
 * Formula for a contestant's average on a board up to a round, without averages by the Director; half the top, which is
 * neutral, before the first board.
 */
function ownFormula(list: RoundScores, contestant: Contestant, plan: FieldPlan, row: number): string {
  const sum = (part: ScorePart) => `SUM(${list.range(column(part, contestant), 0, row)})`;
  const top = topIn(plan);
  const averages = [
    [AVERAGE_PLUS, "plus"],
    [AVERAGE, "even"],
    [AVERAGE_MINUS, "minus"],
  ] as const;
  const deductions = averages.map(([percent, stepKey]) => `-${(top * percent) / 100}*${sum(stepKey)}`).join("");
  const boards = `${sum("boards")}${averages.map(([, stepKey]) => `-${sum(stepKey)}`).join("")}`;
  return `IFERROR((${sum("matchpoints")}${deductions})/(${boards}),${top / 2})`;
}

/** A contestant's table and side in a round; null if sitting out. */
function seatOf({ tables }: Stretch<FieldSeated>, contestant: Contestant) {
  for (const { table, ns, ew, boards } of tables) {
    if (contestantsIn(ns).includes(contestant)) return { table, boards, side: "Ns" } as const;
    if (contestantsIn(ew).includes(contestant)) return { table, boards, side: "Ew" } as const;
  }
  return null;
}

/** The rounds' scores and the deductions for penalties: in units, but in teams in IMPs or victory points. */
interface RoundSource {
  readonly rounds: RoundScores;
  readonly session: ScoredField;
  readonly taken: TakenList;
}

/** Formulas for a contestant's score in one round, or up to one, for any sheet. */
export interface Tallied {
  /** Number of scored boards. */
  readonly boards: string;
  /** Number of scored rounds in teams, else of scored boards. */
  readonly count: string;
  readonly percentage: string;
  readonly matchpoints: string;
  readonly imps: string;
  /** In teams. */
  readonly points: string;
}

/**
 * Returns formulas for a contestant's score in a round: not rounded, and not blank before the first score.
 * @param round from 0.
 */
export function talliedIn(source: RoundSource, contestant: Contestant, round: number): Tallied {
  const { rounds, session } = source;
  const cell = (part: ScorePart, row = round) => rounds.outside.cell(column(part, contestant), row);
  const withoutAverages = cell("own", session.plan.rounds - 1);
  return talliedOf(source, cell, `(${withAverages(session.plan, cell, withoutAverages)})`, () => "");
}

/** Returns formulas for a contestant's score in all rounds up to one, less penalties. */
export function talliedUpTo(source: RoundSource, contestant: Contestant, round: number): Tallied {
  const { outside } = source.rounds;
  const range = (part: ScorePart) => outside.range(column(part, contestant), 0, round);
  const less = (part: ScorePart) => penaltyIn(source, contestant, part);
  return talliedOf(source, range, outside.cell(column("won", contestant), round), less);
}

function talliedOf(
  { session: { plan } }: RoundSource,
  range: (part: ScorePart) => string,
  won: string,
  less: (part: ScorePart) => string
): Tallied {
  const boards = `SUM(${range("boards")})`;
  const parts = unitsPerPoint(plan.results);
  const inTeams = isInTeams(plan.scoring);
  return {
    boards,
    count: inTeams ? `COUNT(${range("points")})` : boards,
    percentage: `100*${won}/(${topIn(plan)}*${boards})`,
    matchpoints: `${won}/${parts}`,
    imps: `(SUM(${range("imps")})${less("imps")})/${parts}`,
    points: inTeams ? `SUM(${range("points")})${less("points")}` : "0",
  };
}

/** The deduction for penalties with its sign; "" for points that do not decide. */
function penaltyIn({ session: { plan }, taken }: RoundSource, contestant: Contestant, part: ScorePart): string {
  const decided = { matchpoints: "matchpoints", "cross-imps": "imps", imps: "points", vps: "points" }[plan.scoring];
  return part === decided ? `-${takenOf(taken, contestant)}` : "";
}

/** Formula for matchpoints up to a round in units, less penalties. */
function wonFormula(source: RoundSource, contestant: Contestant, round: number): string {
  const { rounds: list, session } = source;
  const range = (part: ScorePart) => list.range(column(part, contestant), 0, round);
  const won = withAverages(session.plan, range, list.cell(column("own", contestant), round));
  return won + penaltyIn(source, contestant, "matchpoints");
}

/** Formula for matchpoints with averages plus raised, and averages minus lowered, to the contestant's own average (Law 12C2). */
function withAverages(plan: FieldPlan, range: (part: ScorePart) => string, withoutAverages: string): string {
  const top = topIn(plan);
  const more = `SUM(${range("plus")})*MAX(0,${withoutAverages}-${(top * AVERAGE_PLUS) / 100})`;
  const fewer = `SUM(${range("minus")})*MAX(0,${(top * AVERAGE_MINUS) / 100}-${withoutAverages})`;
  return `SUM(${range("matchpoints")})+${more}-${fewer}`;
}

/** Returns the formula for the value that ranks: see `rankedBy` in sessions/field/score-field.ts. */
export function decidingOf({ percentage, imps, points }: Tallied, { scoring }: Pick<FieldPlan, "scoring">): string {
  const score = { matchpoints: percentage, "cross-imps": imps, imps: points, vps: points }[scoring];
  return rounded(score, RANKED_DECIMALS);
}
