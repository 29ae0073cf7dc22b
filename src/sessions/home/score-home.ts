import { netScore } from "../../bridge/comparison";
import { impsOf } from "../../bridge/imp";
import { hundredths } from "../../bridge/points";
import { places } from "../../bridge/ranking";
import { victoryPoints } from "../../bridge/vp/scale";
import { teamOfTable1NorthSouth, teamOfTable2NorthSouth } from "../../movements/subround";
import type { PlannedSubround } from "../../movements/subround";
import type { HomePlan } from "./plan";
import { lookup, type SessionResults, type TableNumber, type TableResult } from "../results";

/** A board after both tables, or as far as it is known. */
export interface ScoredBoard {
  readonly board: number;
  readonly results: readonly [table1: TableResult | null, table2: TableResult | null];
  /** Table 1's N-S points less Table 2's; null until both are known. */
  readonly difference: number | null;
  /** IMPs that the Director gave Table 1's N-S in place of the score, null where none. */
  readonly adjusted: number | null;
  /** IMPs for Table 1's N-S; null until both tables are known or the board is adjusted. */
  readonly imps: number | null;
}

/** A board's result at a table, null where it has none. */
export function resultAt({ results }: ScoredBoard, table: TableNumber): TableResult | null {
  return results[table === 1 ? 0 : 1];
}

/** A subround with what it gives each pair. */
export interface ScoredSubround {
  readonly plan: PlannedSubround;
  readonly boards: readonly ScoredBoard[];
  /** The sum for the team of Table 1's N-S; null before the first board is scored. */
  readonly imps: number | null;
  /** Points of each pair, pair 1 first; null before the first board is scored. */
  readonly points: readonly (number | null)[];
  /** Points of each pair up to and including this subround; null where it has none of its own. */
  readonly running: readonly (number | null)[];
}

/** A session with everything that its results give. */
export interface ScoredHome {
  readonly kind: HomePlan["kind"];
  readonly plan: HomePlan;
  readonly subrounds: readonly ScoredSubround[];
  /** Points of each pair, pair 1 first; null before the first board is scored. */
  readonly totals: readonly (number | null)[];
  /** "1", "2=" …; "" without a total. */
  readonly places: readonly string[];
  /** Boards that have IMPs: both tables have played them, or they are adjusted. */
  readonly scoredBoards: number;
  /** What is still to be played; an adjusted board is not. */
  readonly unplayed: readonly { readonly table: TableNumber; readonly board: number }[];
}

/** Scores a session, or as much of it as has been played. */
export function scoreHome(plan: HomePlan, results: SessionResults): ScoredHome {
  const find = lookup(results.tables);
  const totals: (number | null)[] = plan.pairs.map(() => null);
  const subrounds = plan.subrounds.map((subround): ScoredSubround => {
    const boards = subround.boards.map((board) =>
      scoreBoard(board, [find(1, board) ?? null, find(2, board) ?? null], results.adjusted.get(board) ?? null)
    );
    const scored = boards.filter(({ imps }) => imps !== null);
    const imps = scored.length === 0 ? null : scored.reduce((sum, board) => sum + board.imps!, 0);
    const points = plan.pairs.map((_, i) => (imps === null ? null : pairPoints(plan, subround, imps, i + 1)));
    points.forEach((own, i) => {
      if (own !== null) totals[i] = hundredths((totals[i] ?? 0) + own);
    });
    const running = points.map((own, i) => (own === null ? null : totals[i]!));
    return { plan: subround, boards, imps, points, running };
  });
  const boards = subrounds.flatMap((subround) => subround.boards);
  return {
    kind: plan.kind,
    plan,
    subrounds,
    totals,
    places: places(totals),
    scoredBoards: boards.filter(({ imps }) => imps !== null).length,
    unplayed: ([1, 2] as const).flatMap((table) =>
      boards
        .filter((board) => resultAt(board, table) === null && board.adjusted === null)
        .map(({ board }) => ({ table, board }))
    ),
  };
}

function scoreBoard(board: number, results: ScoredBoard["results"], adjusted: number | null): ScoredBoard {
  const difference = netScore(results[0]?.points ?? null, results[1]?.points ?? null);
  const imps = adjusted ?? (difference === null ? null : impsOf(difference));
  return { board, results, difference, adjusted, imps };
}

/**
 * What a subround gives a pair. By IMPs each pair of the winning team receives the whole sum, the
 * losers nothing; by victory points each pair receives its team's. The pair sitting out receives
 * the average of the other four, rounded down.
 */
function pairPoints({ scale }: HomePlan, subround: PlannedSubround, imps: number, pair: number): number {
  const teamPoints = (margin: number) => (scale === null ? Math.max(margin, 0) : victoryPoints(margin, scale));
  if (teamOfTable1NorthSouth(subround).includes(pair)) return teamPoints(imps);
  if (teamOfTable2NorthSouth(subround).includes(pair)) return teamPoints(-imps);
  return Math.floor(hundredths((teamPoints(imps) + teamPoints(-imps)) / 2));
}
