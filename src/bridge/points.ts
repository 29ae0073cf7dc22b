/** Points or IMPs with their sign: "+12", "-3", "0". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}

/** Rounds to a whole number, halves away from zero, as spreadsheets do. */
export function nearest(number: number): number {
  return Math.sign(number) * Math.round(Math.abs(number));
}

/** Rounds to hundredths, which removes errors of binary fractions: victory points have two decimals. */
export function roundToHundredths(points: number): number {
  return nearest(points * 100) / 100;
}

/** Maximum of accepted points: higher than any total of boards, and low enough for exact sums. */
const MAX_POINTS = 1e9;

/** True if points are small enough for exact sums and differences. */
export function arePoints(points: number): boolean {
  return Math.abs(points) <= MAX_POINTS;
}
