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

/** More than any number of boards comes to; beyond it sums would lose their last digits. */
const MOST_POINTS = 1e9;

/** Whether a number can be somebody's points: not one that sums and differences overflow with. */
export function arePoints(points: number): boolean {
  return Math.abs(points) <= MOST_POINTS;
}
