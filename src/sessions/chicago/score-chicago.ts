import { impsOf } from "../../bridge/imp";
import { places } from "../../bridge/ranking";
import { isVulnerable, vulnerabilityOf, type Vulnerability } from "../../bridge/vulnerability";
import { contestants, forContestant, type Contestant, type Partners } from "../../movements/contestant";
import type { Stretch } from "../../movements/movement";
import { lookup, type TableResult } from "../results";
import { leaderFirst, runningSums, totalOf } from "../standings";
import { ALL_HCP, HALF_HCP, type ExpectedLine } from "./expected";
import { dealOfBoard, type ChicagoPlan } from "./plan";
import { isDealtAgain, type ChicagoResults } from "./results";

export interface ScoredDeal {
  /** Number of the deal, from 1 through the evening; `board` is a board number with its dealer and vulnerability. */
  readonly deal: number;
  readonly board: number;
  readonly ns: Partners;
  readonly ew: Partners;
  readonly result: TableResult | null;
  readonly isNotPlayed: boolean;
  /** N-S points, as in duplicate; null without a result, also if the deal is dealt again. */
  readonly points: number | null;
  /**
   * North-South's high-card points; null if unknown or without a table of expected scores. `expected` has the points
   * that North-South are expected to score with them.
   */
  readonly hcp: number | null;
  readonly expected: number | null;
  /** North-South's score, in points or in IMPs against the expected points; null if it is not known yet. */
  readonly worth: number | null;
}

/** A round with its deals and the points of each player. */
export interface ScoredWheel {
  readonly plan: Stretch<Partners>;
  readonly deals: readonly ScoredDeal[];
  /** Net points or IMPs of each player's side; null before the first deal, and for a player who sits out. */
  readonly points: readonly (number | null)[];
  /** Sum of each player's points up to and including this round; null for a player without points in this round. */
  readonly running: readonly (number | null)[];
}

/** A scored evening at one table. */
export interface ScoredChicago {
  readonly kind: "chicago";
  readonly plan: ChicagoPlan;
  readonly rounds: readonly ScoredWheel[];
  /** Total of each player, number 1 first; null before the player's first deal. */
  readonly totals: readonly (number | null)[];
  /** Number of scored deals that each player has played. */
  readonly played: readonly number[];
  /** "1", "2=" …; "" without a total. */
  readonly places: readonly string[];
  /** Players in the order of the ranking: the leader first, tied players in the order of their numbers. */
  readonly standings: readonly Contestant[];
  readonly scoredDeals: number;
  /** Deals that still lack a score: not played yet, to be dealt again, or without high-card points. */
  readonly unplayed: readonly { readonly table: number; readonly board: number; readonly deal: number }[];
}

/** A deal's score for a player; null without a result, or if the player sits out. */
export function worthFor({ ns, ew, worth }: ScoredDeal, player: Contestant): number | null {
  if (worth === null) return null;
  if (ns.includes(player)) return worth;
  return ew.includes(player) ? 0 - worth : null;
}

/** Scores an evening, or the part that has been played. */
export function scoreChicago(plan: ChicagoPlan, { tables, notPlayed, hcp: cardPoints }: ChicagoResults): ScoredChicago {
  const find = lookup(tables);
  const all = contestants(plan.names.length);
  const wheels = plan.stretches.map((stretch) => {
    const deals = stretch.tables.flatMap(({ table, ns, ew, boards }) =>
      boards.map((board): ScoredDeal => {
        const result = find(table, board) ?? null;
        const points = result === null || isDealtAgain(plan, result) ? null : result.points;
        const isNotPlayed = result === null && notPlayed.has(board);
        const hcp = plan.expected === null ? null : (cardPoints.get(board) ?? null);
        const expected = plan.expected && hcp !== null ? expectedOf(plan.expected, hcp, vulnerabilityOf(board)) : null;
        const difference = points === null || expected === null ? null : impsOf(points - expected);
        const worth = plan.expected ? difference : points;
        const deal = dealOfBoard(plan, board);
        return { deal, board, ns, ew, result, isNotPlayed, points, hcp, expected, worth };
      })
    );
    return { plan: stretch, deals, points: all.map((player) => totalOf(deals.map((deal) => worthFor(deal, player)))) };
  });
  const ofPlayer = (player: Contestant) => wheels.map(({ points }) => forContestant(points, player));
  const running = all.map((player) => runningSums(ofPlayer(player)));
  const rounds = wheels.map((wheel, i): ScoredWheel => ({ ...wheel, running: running.map((sums) => sums[i] ?? null) }));
  const totals = all.map((player) => totalOf(ofPlayer(player)));
  const deals = rounds.flatMap((round) => round.deals);
  return {
    kind: "chicago",
    plan,
    rounds,
    totals,
    played: all.map((player) => deals.filter((deal) => worthFor(deal, player) !== null).length),
    places: places(totals),
    standings: leaderFirst(totals),
    scoredDeals: deals.filter(({ worth }) => worth !== null).length,
    unplayed: deals
      .filter(({ worth, isNotPlayed }) => worth === null && !isNotPlayed)
      .map(({ board, deal }) => ({ table: 1, board, deal })),
  };
}

/**
 * Returns the points that North-South are expected to score with `hcp` high-card points; negative with fewer than half.
 */
export function expectedOf(table: readonly ExpectedLine[], hcp: number, vulnerability: Vulnerability): number {
  if (hcp === HALF_HCP) return 0;
  const [seat, sign] = hcp > HALF_HCP ? (["N", 1] as const) : (["E", -1] as const);
  const strong = Math.max(hcp, ALL_HCP - hcp);
  const line = table[Math.min(strong - HALF_HCP, table.length) - 1];
  if (!line) return 0;
  return 0 + sign * (isVulnerable(vulnerability, seat) ? line.vulnerable : line.points);
}
