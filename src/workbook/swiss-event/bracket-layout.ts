export const BRACKET = "Bracket";
export const BRACKET_HEADING_ROW = 5;
export const BRACKET_FIRST_ROW = BRACKET_HEADING_ROW + 1;
export const SEED_COLUMN = 1;
/** The widths of a round's columns: number, team, IMPs. */
export const BRACKET_COLUMNS = [5, 20, 8] as const;

/** The columns of a round, counted from 0: number, team and IMPs. */
export function columnsOf(round: number): readonly [number: number, team: number, imps: number] {
  const first = SEED_COLUMN + 1 + round * BRACKET_COLUMNS.length;
  return [first, first + 1, first + 2];
}

/** The first row of each match by round: a match stands halfway between those that feed it. */
export function topsOf(size: number): number[][] {
  // The matches of 32 teams stand close, so that they fit on a page.
  const step = size > 16 ? 2 : 3;
  const tops = [Array.from({ length: size / 2 }, (_, i) => BRACKET_FIRST_ROW + i * step)];
  for (let before = tops[0]!; before.length > 1; before = tops[tops.length - 1]!) {
    const middle = (i: number) => Math.floor((before[2 * i]! + before[2 * i + 1]!) / 2);
    tops.push(Array.from({ length: before.length / 2 }, (_, i) => middle(i)));
  }
  return tops;
}
