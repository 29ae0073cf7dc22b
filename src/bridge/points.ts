/** Points or IMPs with their sign: "+12", "-3", "0". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}

/** A whole number, halves away from zero, as spreadsheets round. */
export function nearest(number: number): number {
  return Math.sign(number) * Math.round(Math.abs(number));
}

/** Clears the noise that binary fractions leave in victory points, which have two decimals. */
export function roundToHundredths(points: number): number {
  return nearest(points * 100) / 100;
}

/** More than any total of boards; larger sums would lose their last digits. */
const MAX_POINTS = 1e9;

/** True if sums and differences of such points are exact. */
export function arePoints(points: number): boolean {
  return Math.abs(points) <= MAX_POINTS;
}
