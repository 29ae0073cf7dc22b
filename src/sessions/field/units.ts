/**
 * Factor for percentages: averages are in whole per cent, and comparing two weighted scores multiplies two shares in
 * per cent.
 */
const OF_PERCENTAGES = 100 * 100;

/** Additional results that a board may have, from tables that played it in place of another board. */
const EXTRA_RESULTS = 2;

/**
 * Returns the number of units per matchpoint or IMP. A board with `results` results then scores a whole number of
 * units, whatever number of scores it is factored to or averaged over; with more than {@link MAX_EXACT} results, scores
 * are rounded in the ninth decimal. Sums of whole numbers are exact, in spreadsheets too, so that equal totals compare
 * equal.
 */
export function unitsPerPoint(results: number): number {
  const parts = unitsByResults.get(results) ?? OF_PERCENTAGES * (results > MAX_EXACT ? MANY : multipleOf(results));
  unitsByResults.set(results, parts);
  return parts;
}

/** If a board had more results than this, sums of units would no longer be exact. */
const MAX_EXACT = 18;
const MANY = 100_000;

function multipleOf(results: number): number {
  return Array.from({ length: results + EXTRA_RESULTS }, (_, i) => i + 1).reduce(lowestCommonMultiple, 1);
}

/** Cache of the numbers of units, because every cell of a large workbook's boards needs the number. */
const unitsByResults = new Map<number, number>();

/** Converts points to a whole number of units. */
export function inParts(points: number, results: number): number {
  return Math.round(points * unitsPerPoint(results)) || 0;
}

/** Decimals to which totals are compared, enough to tell unequal totals apart. Fewer are shown. */
export const RANKED_DECIMALS = 6;

function lowestCommonMultiple(a: number, b: number): number {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
