import { places } from "../../bridge/ranking";
import { contestants, entryOf, type Contestant, type Partners } from "../../movements/contestant";
import type { Stretch } from "../../movements/movement";
import { lookup, type TableResult } from "../results";
import { leaderFirst, runningSums, totalOf } from "../standings";
import { dealOfBoard, type ChicagoPlan } from "./plan";
import { isDealtAgain, type ChicagoResults } from "./results";

/** A deal with what it has come to. */
export interface ScoredDeal {
  /** From 1, through the evening; and the board that has its dealer and vulnerability. */
  readonly deal: number;
  readonly board: number;
  readonly ns: Partners;
  readonly ew: Partners;
  readonly result: TableResult | null;
  readonly isNotPlayed: boolean;
  /** N-S points, as in duplicate; null where it has none, also while it is to be dealt again. */
  readonly points: number | null;
}

/** A round with what it gives each. */
export interface ScoredWheel {
  readonly plan: Stretch<Partners>;
  readonly deals: readonly ScoredDeal[];
  /** What each player's side has won less what it has lost; null before the first deal, and for who is out. */
  readonly points: readonly (number | null)[];
  /** The sum up to this round; null where there is none in it. */
  readonly running: readonly (number | null)[];
}

/** An evening at one table with everything that its results give. */
export interface ScoredChicago {
  readonly kind: "chicago";
  readonly plan: ChicagoPlan;
  readonly rounds: readonly ScoredWheel[];
  /** Of each player, number 1 first; null before the first deal. */
  readonly totals: readonly (number | null)[];
  /** How many deals each has points of. */
  readonly played: readonly number[];
  /** "1", "2=" …; "" without a total. */
  readonly places: readonly string[];
  /** The leader first; of those level the lower-numbered first. */
  readonly standings: readonly Contestant[];
  readonly scoredDeals: number;
  /** What is still to be played, or to be dealt again. */
  readonly unplayed: readonly { readonly table: number; readonly board: number; readonly deal: number }[];
}

/** Points of a deal for a player; null where it has none, or where he is out. */
export function pointsFor({ ns, ew, points }: ScoredDeal, player: Contestant): number | null {
  if (points === null) return null;
  if (ns.includes(player)) return points;
  return ew.includes(player) ? 0 - points : null;
}

/** Scores an evening, or as much of it as has been played. */
export function scoreChicago(plan: ChicagoPlan, { tables, notPlayed }: ChicagoResults): ScoredChicago {
  const find = lookup(tables);
  const all = contestants(plan.names.length);
  const wheels = plan.stretches.map((stretch) => {
    const deals = stretch.tables.flatMap(({ table, ns, ew, boards }) =>
      boards.map((board): ScoredDeal => {
        const result = find(table, board) ?? null;
        const points = result === null || isDealtAgain(plan, result) ? null : result.points;
        const isNotPlayed = result === null && notPlayed.has(board);
        return { deal: dealOfBoard(plan, board), board, ns, ew, result, isNotPlayed, points };
      })
    );
    return { plan: stretch, deals, points: all.map((player) => totalOf(deals.map((deal) => pointsFor(deal, player)))) };
  });
  const ofPlayer = (player: Contestant) => wheels.map(({ points }) => entryOf(points, player));
  const running = all.map((player) => runningSums(ofPlayer(player)));
  const rounds = wheels.map((wheel, i): ScoredWheel => ({ ...wheel, running: running.map((sums) => sums[i] ?? null) }));
  const totals = all.map((player) => totalOf(ofPlayer(player)));
  const deals = rounds.flatMap((round) => round.deals);
  return {
    kind: "chicago",
    ...{ plan, rounds, totals },
    played: all.map((player) => deals.filter((deal) => pointsFor(deal, player) !== null).length),
    places: places(totals),
    standings: leaderFirst(totals),
    scoredDeals: deals.filter(({ points }) => points !== null).length,
    unplayed: deals
      .filter(({ points, isNotPlayed }) => points === null && !isNotPlayed)
      .map(({ board, deal }) => ({ table: 1, board, deal })),
  };
}
