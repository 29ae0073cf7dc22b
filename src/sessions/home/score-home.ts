import { percentageOfTop, topOf } from "../../bridge/matchpoints";
import { roundToHundredths } from "../../bridge/points";
import { places } from "../../bridge/ranking";
import { averagePercent } from "../../bridge/traveller-score";
import { contestants, forContestant, type Contestant } from "../../movements/contestant";
import type { Stretch } from "../../movements/movement";
import { teamsIn } from "../../movements/pairs-in-teams";
import { compareTables } from "../compare-tables";
import { leaderFirst, runningSums, totalOf } from "../standings";
import { teamPoints } from "../team-points";
import { mapSides, type PerSide } from "../teams/match";
import type { HomePlan } from "./plan";
import { lookup, type SessionResults, type TableResult } from "../results";

/** A board with the results of both tables, as far as they are known. */
export interface ScoredBoard {
  readonly board: number;
  readonly results: readonly [table1: TableResult | null, table2: TableResult | null];
  /** Table 1's N-S points less Table 2's; null until both are known. */
  readonly difference: number | null;
  /** IMPs that the Director gave Table 1's N-S in place of the score; null for none. */
  readonly adjusted: number | null;
  /** IMPs for Table 1's N-S; null until both tables are known or the board is adjusted. */
  readonly imps: number | null;
  /**
   * Matchpoints, out of {@link BOARD_TOP}, for Table 1's N-S and Table 2's E-W; the other two pairs get the rest. Null
   * until the board is scored.
   */
  readonly matchpoints: number | null;
}

/** The matchpoints of a board that two tables play: two for the better score, one each for equal ones (Law 78A). */
export const BOARD_TOP = topOf(2);

/** A board's result at a table; null for none. */
export function resultAt({ results }: ScoredBoard, table: 1 | 2): TableResult | null {
  return results[table === 1 ? 0 : 1];
}

/** A round, or half of a round, with the points of each pair. */
export interface ScoredSubround {
  readonly plan: Stretch<Contestant>;
  readonly boards: readonly ScoredBoard[];
  /** Sum of the IMPs of the team that sits N-S at Table 1; null before the first board is scored. */
  readonly imps: number | null;
  /**
   * Points of each pair, pair 1 first; null before the first board is scored and, at matchpoints, for a pair that sits
   * out.
   */
  readonly points: readonly (number | null)[];
  /**
   * Matchpoints of each pair, under any scoring; null before the first board is scored, and for a pair that sits out.
   */
  readonly matchpoints: readonly (number | null)[];
  /** Sum of each pair's points up to and including this subround; null for a pair without points in this subround. */
  readonly running: readonly (number | null)[];
}

/** A scored home session. */
export interface ScoredHome {
  readonly kind: HomePlan["kind"];
  readonly plan: HomePlan;
  readonly subrounds: readonly ScoredSubround[];
  /**
   * Total of each pair, pair 1 first: points, or at matchpoints a percentage; null before the first board is scored.
   */
  readonly totals: readonly (number | null)[];
  /** Matchpoints of each pair in per cent of the maximum on its scored boards; null before the first one. */
  readonly percentages: readonly (number | null)[];
  /** "1", "2=" …; "" without a total. */
  readonly places: readonly string[];
  /** Pairs in the order of the ranking: the leader first, tied pairs in the order of their numbers. */
  readonly standings: readonly Contestant[];
  /** Number of boards that have IMPs: both tables have played them, or they are adjusted. */
  readonly scoredBoards: number;
  /** Boards that lack a result at a table, except adjusted boards. */
  readonly unplayed: readonly { readonly table: 1 | 2; readonly board: number }[];
}

/** Scores a session, or the part that has been played. */
export function scoreHome(plan: HomePlan, results: SessionResults): ScoredHome {
  const find = lookup(results.tables);
  const pairs = contestants(plan.pairs.length);
  const scored = plan.subrounds.map((subround) => {
    const boards = subround.boards.map((board) =>
      scoreBoard(board, [find(1, board) ?? null, find(2, board) ?? null], results.adjusted.get(board) ?? null)
    );
    const imps = impsOn(boards);
    const matchpoints = pairs.map((pair) => matchpointsOf(subround, boards, pair));
    const points =
      plan.scoring === "matchpoints"
        ? matchpoints
        : pairs.map((pair) => (imps === null ? null : teamPoints(subround, [imps, 0 - imps], plan.scale, pair)));
    return { plan: subround, boards, imps, points, matchpoints };
  });
  const pointsOf = (pair: Contestant) => scored.map(({ points }) => forContestant(points, pair));
  const percentages = pairs.map((pair) => percentageOf(scored, pair));
  const totals = plan.scoring === "matchpoints" ? percentages : pairs.map((pair) => totalOf(pointsOf(pair)));
  const running = pairs.map((pair) => runningSums(pointsOf(pair)));
  const subrounds = scored.map((subround, i): ScoredSubround => ({
    ...subround,
    running: running.map((sums) => sums[i] ?? null),
  }));
  const boards = subrounds.flatMap((subround) => subround.boards);
  return {
    kind: plan.kind,
    plan,
    subrounds,
    totals,
    percentages,
    places: places(totals),
    standings: leaderFirst(totals),
    scoredBoards: boards.filter(({ imps }) => imps !== null).length,
    unplayed: ([1, 2] as const).flatMap((table) =>
      boards
        .filter((board) => resultAt(board, table) === null && board.adjusted === null)
        .map(({ board }) => ({ table, board }))
    ),
  };
}

/** Sum of the IMPs on scored boards; null if no board is scored. */
function impsOn(boards: readonly ScoredBoard[]): number | null {
  const imps = boards.flatMap((board) => board.imps ?? []);
  return imps.length === 0 ? null : imps.reduce((sum, board) => sum + board, 0);
}

function scoreBoard(board: number, results: ScoredBoard["results"], adjusted: number | null): ScoredBoard {
  const adjustments = adjusted === null ? null : ([adjusted, 0 - adjusted] as const);
  const { net, points } = compareTables(results, adjustments, "imps");
  const matchpoints = compareTables(results, adjustments && averages(adjustments), "matchpoints").points;
  return {
    board,
    results,
    difference: net,
    adjusted,
    imps: points && points[0],
    matchpoints: matchpoints && matchpoints[0],
  };
}

/**
 * An adjusted board gives a side 60, 50 or 40 per cent of the top (Law 12C2), depending on the sign of the IMPs that
 * the Director gave.
 */
function averages(adjustments: PerSide<number>): PerSide<number> {
  return mapSides(adjustments, (imps) => roundToHundredths((BOARD_TOP * averagePercent(Math.sign(imps))) / 100));
}

/** The matchpoints of a pair in a subround; null if it sits out, or before the first board is scored. */
function matchpointsOf(subround: Stretch<Contestant>, boards: readonly ScoredBoard[], pair: Contestant): number | null {
  const [table1, table2] = teamsIn(subround);
  if (!table1.includes(pair) && !table2.includes(pair)) return null;
  const won = boards.flatMap(({ matchpoints }) => matchpoints ?? []);
  return totalOf(won.map((points) => (table1.includes(pair) ? points : BOARD_TOP - points)));
}

type WithMatchpoints = Pick<ScoredSubround, "boards" | "matchpoints">;

function percentageOf(subrounds: readonly WithMatchpoints[], pair: Contestant): number | null {
  const played = subrounds.filter(({ matchpoints }) => forContestant(matchpoints, pair) !== null);
  const won = totalOf(played.map(({ matchpoints }) => forContestant(matchpoints, pair)));
  const boards = played.flatMap((subround) => subround.boards).filter(({ matchpoints }) => matchpoints !== null);
  return won === null ? null : percentageOfTop(won, BOARD_TOP * boards.length);
}
