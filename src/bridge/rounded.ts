/** Smaller numbers are errors of binary fractions, and become 0. */
const NOISE = 1e-9;

/**
 * Rounds a number as spreadsheets do: halves away from 0, by its decimal digits. Averages have such halves, sums of
 * points do not.
 */
export function rounded(number: number, decimals = 2): number {
  const size = Math.abs(number);
  if (size < NOISE) return 0;
  const scale = 10 ** decimals;
  // The number is first rounded to fifteen decimal digits, as in spreadsheets, because 1.005 is a little less in
  // binary.
  const whole = Math.round(Number((size * scale).toPrecision(15)));
  return (Math.sign(number) * whole) / scale || 0;
}
