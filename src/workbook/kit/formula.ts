/** Nothing where a cell is blank, else a formula: by default the cell itself, which as it is would show 0. */
export function unlessBlank(cell: string, formula = cell): string {
  return `IF(${cell}="","",${formula})`;
}

/** Nothing before any cell of a range (or of several, with commas between them) has a number, else a formula. */
export function onceCounted(ranges: string, formula: string): string {
  return `IF(COUNT(${ranges})=0,"",${formula})`;
}

/** The sum of a range, nothing before it has a number. */
export function sumOf(range: string): string {
  return onceCounted(range, `SUM(${range})`);
}

/** The sum of what is above 0 in a range, nothing before it has a number: the IMPs that a side has won. */
export function wonOf(range: string): string {
  return onceCounted(range, wonSum(range));
}

/** The sum of what is above 0 in a range, also where there is none. */
export function wonSum(range: string): string {
  return rounded(`SUMIF(${range},">0")`);
}

/** A sum of cells of which some may show nothing. */
export function sumOfShown(cells: readonly string[]): string {
  return cells.map((cell) => `N(${cell})`).join("+");
}

/** Without the noise that binary fractions leave: points have two decimals at most. */
export function rounded(formula: string): string {
  return `ROUND(${formula},2)`;
}

/** The place of a total among all, "2=" where it is shared; nothing without a total. */
export function placeOf(total: string, all: string): string {
  return unlessBlank(total, `RANK(${total},${all})&IF(COUNTIF(${all},${total})>1,"=","")`);
}

/** The first of some texts whose condition holds, else a last one: all of them as formulas. */
export function firstThat(cases: readonly (readonly [condition: string, text: string])[], otherwise: string): string {
  return cases.reduceRight((rest, [condition, text]) => `IF(${condition},${text},${rest})`, otherwise);
}
