/** Averages are whole percent, and weighted scores compare percentages of percentages. */
const OF_PERCENTAGES = 100 * 100;

/** A board may have so many more where tables played it in place of another. */
const EXTRA_RESULTS = 2;

/**
 * Into how many parts a matchpoint and an IMP are divided, so that all that a board with so many results can be worth is a
 * whole number of them, whatever number of scores it is factored by or averaged over; with more than {@link MAX_EXACT}
 * results, a whole number but for its ninth decimal. Sums of whole numbers are exact, in
 * spreadsheets too, so that totals are equal where they should be.
 */
export function unitsPerPoint(results: number): number {
  const parts = unitsByResults.get(results) ?? OF_PERCENTAGES * (results > MAX_EXACT ? MANY : multipleOf(results));
  unitsByResults.set(results, parts);
  return parts;
}

/** With more, sums of the parts are no longer exact. */
const MAX_EXACT = 18;
const MANY = 100_000;

function multipleOf(results: number): number {
  return Array.from({ length: results + EXTRA_RESULTS }, (_, i) => i + 1).reduce(lowestCommonMultiple, 1);
}

/** Every cell of a large workbook's boards asks. */
const unitsByResults = new Map<number, number>();

/** Points as a whole number of parts. */
export function inParts(points: number, results: number): number {
  return Math.round(points * unitsPerPoint(results)) || 0;
}

/** To how many decimals totals are compared: more than any two that differ have in common. Fewer are shown. */
export const RANKED_DECIMALS = 6;

function lowestCommonMultiple(a: number, b: number): number {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
