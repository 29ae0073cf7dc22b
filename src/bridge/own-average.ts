import { averagePercent } from "./traveller-score";

/** An average plus, an average and an average minus, in per cent of the top. */
export const [AVERAGE_PLUS, AVERAGE, AVERAGE_MINUS] = [averagePercent(1), averagePercent(0), averagePercent(-1)];

/** True for the artificial averages of Law 12C2, which do not reflect how the contestant played. */
export function isAverage(percent: number): boolean {
  return percent === AVERAGE_PLUS || percent === AVERAGE || percent === AVERAGE_MINUS;
}

/**
 * Returns the value of an awarded percentage (Law 12C2(c)): average plus is at least the contestant's percentage on the
 * other boards, average minus is at most this percentage; other awarded percentages are unchanged.
 * @param percent of the top, as awarded.
 * @param otherBoards percentage on the other boards, without averages; null if there are none.
 */
export function ownAverage(percent: number, otherBoards: number | null): number {
  if (otherBoards === null) return percent;
  if (percent === AVERAGE_PLUS) return Math.max(percent, otherBoards);
  return percent === AVERAGE_MINUS ? Math.min(percent, otherBoards) : percent;
}
