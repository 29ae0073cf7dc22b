/** Points or IMPs with their sign: "+12", "-3", "0". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}

/** Clears the noise that binary fractions leave in victory points, which have two decimals. */
export function hundredths(points: number): number {
  return Math.round(points * 100) / 100;
}
