/**
 * Returns the formula for "" if a cell is blank, else for `formula`. By default `formula` is the cell itself; a mere
 * reference to the cell would show a blank as 0.
 */
export function unlessBlank(cell: string, formula = cell): string {
  return `IF(${cell}="","",${formula})`;
}

/**
 * Returns the formula for "" while no cell of some ranges holds a number, else for `formula`.
 * @param ranges the ranges, separated by commas.
 */
export function ifAnyNumber(ranges: string, formula: string): string {
  return `IF(COUNT(${ranges})=0,"",${formula})`;
}

/** Returns the formula for the sum of a range; "" while no cell of the range holds a number. */
export function sumOrBlank(range: string): string {
  return ifAnyNumber(range, `SUM(${range})`);
}

/**
 * Returns the formula for the sum of a range's numbers above 0, such as the IMPs that a side has won; "" while no cell
 * of the range holds a number.
 */
export function wonOf(range: string): string {
  return ifAnyNumber(range, positiveSum(range));
}

/** Returns the formula for the sum of a range's numbers above 0; 0 if there are none. */
export function positiveSum(range: string): string {
  return rounded(sumWhere(`--(${range}>0)`, range));
}

/** Returns the formula for the sum of cells, some of which may be blank texts. */
export function sumOfShown(cells: readonly string[]): string {
  return cells.map((cell) => `N(${cell})`).join("+");
}

/** Returns the formula that rounds away the noise of binary fractions, to two decimals by default. */
export function rounded(formula: string, decimals = 2): string {
  return `ROUND(${formula},${decimals})`;
}

/** Returns the formula for the place of a total among all totals: "2", or "2=" if shared; "" without a total. */
export function placeOf(total: string, all: string): string {
  return unlessBlank(total, `${rankOf(total, all)}&IF(${countOfNumber(all, total)}>1,"=","")`);
}

/**
 * Returns the formula for the number of a range's cells that equal a value; empty cells equal 0. COUNTIF, SUMIF, RANK
 * and the like must not be applied to formulas, because LibreOffice 7.4 may count the formulas' previous values while
 * results are typed.
 */
export function countEqual(range: string, value: string | number): string {
  return countWhere(`--(${range}=${value})`);
}

/**
 * Returns the formula for the number of a range's cells that equal a number. Empty cells do not count, such as the
 * further cells of a merged area.
 */
export function countOfNumber(range: string, number: string | number): string {
  return countWhere(`(${range}<>"")*(${range}=${number})`);
}

/**
 * Returns the formula for the number of cells for which all conditions hold.
 * @param conditions conditions on ranges, multiplied by each other.
 */
export function countWhere(conditions: string): string {
  return `SUMPRODUCT(${conditions})`;
}

/** Returns the formula for the sum of a range's cells for which all conditions hold; texts count as 0. */
export function sumWhere(conditions: string, range: string): string {
  return `SUMPRODUCT(${conditions},${range})`;
}

/**
 * Returns the formula for the sum of those cells of `range` for which the corresponding cell of `keys` equals a value.
 */
export function sumWhereEqual(keys: string, value: string | number, range: string): string {
  return sumWhere(`--(${keys}=${value})`, range);
}

/**
 * Returns the formula for the place of a number among the numbers of a range, as a number. Blank texts are left out,
 * because they would be greater than every number.
 */
export function rankOf(total: string, all: string): string {
  return `(1+${countWhere(`(${all}<>"")*(${all}>${total})`)})`;
}

/** A condition, and the text or number that applies if the condition holds; both are formulas. */
export type Case = readonly [condition: string, text: string];

/**
 * Returns a function that makes a case from a key and a condition; the case's value is the key's index among all keys,
 * from 1.
 */
export function numberedIn<K extends string>(keys: readonly K[]): (key: K, condition: string) => Case {
  return (key, condition) => [condition, String(keys.indexOf(key) + 1)];
}

/** Returns the formula for the first case whose condition holds, else for `otherwise`. */
export function firstTrue(cases: readonly Case[], otherwise = '""'): string {
  return cases.reduceRight((rest, [condition, text]) => `IF(${condition},${text},${rest})`, otherwise);
}

/**
 * Returns the formula for the point of one round on a chart's line. The formula gives #N/A, which is not drawn, if
 * `range`, which has this round and all later rounds, has no numbers. A blank text would be drawn as 0.
 */
export function chartPoint(range: string, formula: string): string {
  return `IF(COUNT(${range})=0,NA(),${formula})`;
}
