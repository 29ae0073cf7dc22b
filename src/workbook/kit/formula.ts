/** Nothing where a cell is blank, else a formula: by default the cell itself, which as it is would show 0. */
export function unlessBlank(cell: string, formula = cell): string {
  return `IF(${cell}="","",${formula})`;
}

/** Nothing before any cell of a range (or of several, with commas between them) has a number, else a formula. */
export function ifAnyNumber(ranges: string, formula: string): string {
  return `IF(COUNT(${ranges})=0,"",${formula})`;
}

/** The sum of a range, nothing before it has a number. */
export function sumOrBlank(range: string): string {
  return ifAnyNumber(range, `SUM(${range})`);
}

/** The sum of what is above 0 in a range, nothing before it has a number: the IMPs that a side has won. */
export function wonOf(range: string): string {
  return ifAnyNumber(range, positiveSum(range));
}

/** The sum of what is above 0 in a range, also where there is none. */
export function positiveSum(range: string): string {
  return rounded(sumWhere(`--(${range}>0)`, range));
}

/** A sum of cells of which some may show nothing. */
export function sumOfShown(cells: readonly string[]): string {
  return cells.map((cell) => `N(${cell})`).join("+");
}

/** Rounds away the noise of binary fractions, to two decimals by default. */
export function rounded(formula: string, decimals = 2): string {
  return `ROUND(${formula},${decimals})`;
}

/** The place of a total among all, "2=" where it is shared; nothing without a total. */
export function placeOf(total: string, all: string): string {
  return unlessBlank(total, `${rankOf(total, all)}&IF(${countOfNumber(all, total)}>1,"=","")`);
}

/**
 * How many cells of a range are a value; an empty one would be equal to 0. COUNTIF, SUMIF, RANK and their like must not
 * go over formulas: while results are typed LibreOffice 7.4 may count what these gave before.
 */
export function countEqual(range: string, value: string | number): string {
  return countWhere(`--(${range}=${value})`);
}

/** How many cells of a range are a number, also where others, joined to those that show it, are empty. */
export function countOfNumber(range: string, number: string | number): string {
  return countWhere(`(${range}<>"")*(${range}=${number})`);
}

/** How often conditions on ranges, multiplied with each other, hold together. */
export function countWhere(conditions: string): string {
  return `SUMPRODUCT(${conditions})`;
}

/** The sum of a range where conditions hold; what is no number counts as nothing. */
export function sumWhere(conditions: string, range: string): string {
  return `SUMPRODUCT(${conditions},${range})`;
}

/** The sum of a range where another one is a value. */
export function sumWhereEqual(keys: string, value: string | number, range: string): string {
  return sumWhere(`--(${keys}=${value})`, range);
}

/** The place of a number among those of a range, as a number; a blank text would be greater than each. */
export function rankOf(total: string, all: string): string {
  return `(1+${countWhere(`(${all}<>"")*(${all}>${total})`)})`;
}

/** A text, or a number, where a condition holds: both as formulas. */
export type Case = readonly [condition: string, text: string];

/** Returns a function for cases that give a key's index among all, from 1. */
export function numberedIn<K extends string>(keys: readonly K[]): (key: K, condition: string) => Case {
  return (key, condition) => [condition, String(keys.indexOf(key) + 1)];
}

/** The first of some texts whose condition holds, else a last one. */
export function firstTrue(cases: readonly Case[], otherwise = '""'): string {
  return cases.reduceRight((rest, [condition, text]) => `IF(${condition},${text},${rest})`, otherwise);
}

/**
 * A point of a chart's line: none where a range, of its round and all later ones, has no numbers. A blank text would be
 * drawn as 0.
 */
export function chartPoint(range: string, formula: string): string {
  return `IF(COUNT(${range})=0,NA(),${formula})`;
}
