/** Below this a number is the noise of binary fractions. */
const NOISE = 1e-9;

/**
 * A number to two decimals as spreadsheets round it: halves away from 0, by its decimal digits. Averages have such
 * halves, sums of points do not.
 */
export function rounded(number: number): number {
  const size = Math.abs(number);
  if (size < NOISE) return 0;
  // Fifteen digits are what a spreadsheet goes by: 1.005 is a little less in binary digits.
  const hundreds = Math.round(Number((size * 100).toPrecision(15)));
  return (Math.sign(number) * hundreds) / 100 || 0;
}
