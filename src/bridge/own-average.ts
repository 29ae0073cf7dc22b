import { averagePercent } from "./traveller-score";

/** An average plus, an average and an average minus, in per cent of the top. */
export const [AVERAGE_PLUS, AVERAGE, AVERAGE_MINUS] = [averagePercent(1), averagePercent(0), averagePercent(-1)];

/** Whether a percentage is one of the artificial averages of Law 12C2, which say nothing of how somebody has played. */
export function isAverage(percent: number): boolean {
  return percent === AVERAGE_PLUS || percent === AVERAGE || percent === AVERAGE_MINUS;
}

/**
 * What a percentage that the Director gives is worth to a pair or a player (Law 12C2(c)): an average plus is at least what
 * they have on their other boards, an average minus at most that. Everything else stands.
 * @param percent of the top, as it was given.
 * @param own the percentage of their other boards, without averages; null where there are none.
 */
export function ownAverage(percent: number, own: number | null): number {
  if (own === null) return percent;
  if (percent === AVERAGE_PLUS) return Math.max(percent, own);
  return percent === AVERAGE_MINUS ? Math.min(percent, own) : percent;
}
