/** Below this a number is the noise of binary fractions. */
const NOISE = 1e-9;

/**
 * A number to so many decimals as spreadsheets round it: halves away from 0, by its decimal digits. Averages have such
 * halves, sums of points do not.
 */
export function rounded(number: number, decimals = 2): number {
  const size = Math.abs(number);
  if (size < NOISE) return 0;
  const scale = 10 ** decimals;
  // Fifteen digits are what a spreadsheet goes by: 1.005 is a little less in binary digits.
  const whole = Math.round(Number((size * scale).toPrecision(15)));
  return (Math.sign(number) * whole) / scale || 0;
}
