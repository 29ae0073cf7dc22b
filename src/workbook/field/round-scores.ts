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

/**
 * A contestant's score of a round: matchpoints in units, averages as typed, number of boards, cross-IMPs in units, and
 * IMPs or victory points in teams; the number of averages plus, even and minus among them; the average of a board up to
 * there, in units, without averages; and the matchpoints up to there, less penalties: see sessions/field/tally.ts.
 */
type ScorePart = "matchpoints" | "boards" | "imps" | "points" | "plus" | "even" | "minus" | "own" | "won";

/** How many scores the round has, the IMPs of the team North-South at each table, and what it gives each. */
type GivenColumn = `${ScorePart}${number}`;
type TeamColumn = `teamImps${1 | 2}`;
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

/** Places what the rounds give, from a column on. */
export function placeRoundScores({ names, rounds, scoring }: FieldPlan, left: number): RoundScores {
  const all = contestants(names.length);
  // Each of these for all contestants side by side; the others contestant by contestant.
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

/** Writes what each round gives. */
export function putRoundScores(
  grid: Grid,
  {
    rounds: list,
    boards,
    session,
    dialect,
    extras,
    taken,
  }: RoundSource & {
    readonly boards: BoardScores;
    readonly dialect: Dialect;
    readonly extras: ExtraSteps | null;
  }
): void {
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
    const [teamImps, cells] = [
      mapSides(TEAMS, (team) => (inTeams ? boards.range(team, first, last) : "")),
      mapSides(TEAMS, (team) => (inTeams ? list.cell(team, row) : "")),
    ];
    const others = extras ? `+${countWhere(`--(INT(${extras.range("key")}/${ROUND_KEY})=${row + 1})`)}` : "";
    const contents: RowContents<RoundColumn> = {
      scored: computed(`COUNT(${inTeams ? teamImps[0] : compared})${others}`),
      ...(inTeams && recordOf(TEAMS, (_, team) => computed(sumOrBlank(itemAt(teamImps, team))))),
    };
    const byContestant = contestants(plan.names.length).map((contestant): RowContents<RoundColumn> => {
      const sat = seatOf(round.plan, contestant);
      const rows = rowsOf(boards, sat?.boards ?? []);
      const range = (stepKey: "matchpoints" | "imps" | "given", side: Side) => {
        if (!sat) return "";
        const { table } = sat;
        return boards.range(
          stepKey === "given" ? `${AVERAGE_SIDES[side]}${table}` : `${stepKey}${side}${table}`,
          ...rows
        );
      };
      const key = extraKey(row + 1, contestant);
      /** By the own side, or by the other one where the pairs sat the wrong way. */
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
        [column("won", contestant)]: computed(wonFormula({ rounds: list, session, taken }, contestant, row)),
        ...(inTeams && {
          [column("points", contestant)]: computed(
            unlessBlank(
              cells[0],
              teamPointsFormula(round.plan, cells, plan.scale, contestant, dialect, (other) =>
                list.cell(column("points", other), row)
              )
            )
          ),
        }),
      };
    });
    writeRow(grid, list, row, Object.assign({}, contents, ...byContestant) as RowContents<RoundColumn>);
  });
}

/** In parts, a board's top. */
function topIn({ results }: Pick<FieldPlan, "results">): number {
  return unitsPerPoint(results) * topOf(results);
}

/**
 * A contestant's average on a board up to a round, without averages by the Director: half the top if there is none,
 * which is neutral.
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

/** The rounds' scores and the deductions for penalties, both in parts, or in teams as they are. */
interface RoundSource {
  readonly rounds: RoundScores;
  readonly session: ScoredField;
  readonly taken: TakenList;
}

/** A contestant's score in one round, or up to one, for any sheet. */
export interface Tallied {
  /** How many scored boards it is of; and in teams how many rounds, else the same. */
  readonly boards: string;
  readonly count: string;
  readonly percentage: string;
  readonly matchpoints: string;
  readonly imps: string;
  /** In teams. */
  readonly points: string;
}

/** A contestant's score in a round, counted from 0: formulas without rounding, also before there is any score. */
export function talliedIn(source: RoundSource, contestant: Contestant, round: number): Tallied {
  const { rounds, session } = source;
  const cell = (part: ScorePart, row = round) => rounds.outside.cell(column(part, contestant), row);
  const withoutAverages = cell("own", session.plan.rounds - 1);
  return talliedOf(source, cell, `(${withAverages(session.plan, cell, withoutAverages)})`, () => "");
}

/** A contestant's score in all rounds up to one, less penalties. */
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

/** Matchpoints in parts up to a round, less penalties. */
function wonFormula(source: RoundSource, contestant: Contestant, round: number): string {
  const { rounds: list, session } = source;
  const range = (part: ScorePart) => list.range(column(part, contestant), 0, round);
  const won = withAverages(session.plan, range, list.cell(column("own", contestant), round));
  return won + penaltyIn(source, contestant, "matchpoints");
}

/** Matchpoints with what averages plus have above half the top, and without what averages minus have below. */
function withAverages(plan: FieldPlan, range: (part: ScorePart) => string, withoutAverages: string): string {
  const top = topIn(plan);
  const more = `SUM(${range("plus")})*MAX(0,${withoutAverages}-${(top * AVERAGE_PLUS) / 100})`;
  const fewer = `SUM(${range("minus")})*MAX(0,${(top * AVERAGE_MINUS) / 100}-${withoutAverages})`;
  return `SUM(${range("matchpoints")})+${more}-${fewer}`;
}

/** The formula of what decides, of what was tallied: see `rankedBy` in sessions/field/score-field.ts. */
export function decidingOf({ percentage, imps, points }: Tallied, { scoring }: Pick<FieldPlan, "scoring">): string {
  const score = { matchpoints: percentage, "cross-imps": imps, imps: points, vps: points }[scoring];
  return rounded(score, RANKED_DECIMALS);
}
