import { roundToHundredths } from "../bridge/points";
import { ranking } from "../bridge/ranking";
import { contestantAt, type Contestant } from "../movements/contestant";

/**
 * Returns the sum of a contestant's points up to each round, rounded to hundredths.
 * @param points by round, in any unit; null for a round without points.
 * @returns a sum for each round; null for a round without points.
 */
export function runningSums(points: readonly (number | null)[]): (number | null)[] {
  return points.map((won, i) => (won === null ? null : totalOf(points.slice(0, i + 1))));
}

/** Returns the sum of a contestant's points, rounded to hundredths; null if there are none. */
export function totalOf(points: readonly (number | null)[]): number | null {
  return points.reduce((sum, won) => (won === null ? sum : roundToHundredths((sum ?? 0) + won)), null);
}

/**
 * Returns the contestants in the order of the standings.
 * @param totals of each contestant; the highest is the best; null for a contestant not yet in the ranking.
 * @returns the leader first; tied contestants by number; those without a total last.
 */
export function leaderFirst(totals: readonly (number | null)[]): Contestant[] {
  const standings = totals.map((total) => (total === null ? null : { total, tieBreaks: [] }));
  return ranking(standings).order.map((index) => contestantAt(index + 1));
}
