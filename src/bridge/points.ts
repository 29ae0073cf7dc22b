/** Clears the noise that binary fractions leave in victory points, which have two decimals. */
export function hundredths(points: number): number {
  return Math.round(points * 100) / 100;
}
