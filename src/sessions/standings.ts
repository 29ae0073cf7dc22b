import { hundredths } from "../bridge/points";
import { contestants, entryOf, type Contestant } from "../movements/contestant";

/**
 * The sum of a contestant's points up to each round.
 * @param points by round, in any points; null where the contestant has none.
 * @returns null where the round has none.
 */
export function runningSums(points: readonly (number | null)[]): (number | null)[] {
  return points.map((own, i) => (own === null ? null : totalOf(points.slice(0, i + 1))));
}

/** The sum of a contestant's points; null where it has none at all. */
export function totalOf(points: readonly (number | null)[]): number | null {
  const own = points.filter((one): one is number => one !== null);
  return own.length === 0 ? null : own.reduce((sum, one) => hundredths(sum + one), 0);
}

/**
 * The order in which standings list the contestants.
 * @param totals of each contestant, more being better; null for one not yet in the ranking.
 * @returns the leader first; equals in the order of their numbers, those without a total last.
 */
export function leaderFirst(totals: readonly (number | null)[]): Contestant[] {
  const inRanking = contestants(totals.length).filter((contestant) => entryOf(totals, contestant) !== null);
  const total = (contestant: Contestant) => entryOf(totals, contestant) ?? 0;
  return [
    ...inRanking.sort((a, b) => total(b) - total(a) || a - b),
    ...contestants(totals.length).filter((contestant) => entryOf(totals, contestant) === null),
  ];
}
