import { roundToHundredths } from "../bridge/points";
import { ranking } from "../bridge/ranking";
import { contestantAt, type Contestant } from "../movements/contestant";

/**
 * The sum of a contestant's points up to each round.
 * @param points by round, in any points; null where the contestant has none.
 * @returns null where the round has none.
 */
export function runningSums(points: readonly (number | null)[]): (number | null)[] {
  return points.map((won, i) => (won === null ? null : totalOf(points.slice(0, i + 1))));
}

/** The sum of a contestant's points; null where it has none at all. */
export function totalOf(points: readonly (number | null)[]): number | null {
  return points.reduce((sum, won) => (won === null ? sum : roundToHundredths((sum ?? 0) + won)), null);
}

/**
 * The order in which standings list the contestants.
 * @param totals of each contestant, more being better; null for one not yet in the ranking.
 * @returns the leader first; equals in the order of their numbers, those without a total last.
 */
export function leaderFirst(totals: readonly (number | null)[]): Contestant[] {
  const standings = totals.map((total) => (total === null ? null : { total, tieBreaks: [] }));
  return ranking(standings).order.map((index) => contestantAt(index + 1));
}
