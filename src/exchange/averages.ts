import { plainDecimals, plainNumber } from "../bridge/plain-number";
import { boardScoring } from "../sessions/at-tables";
import { AVERAGES, parseAverages, printPercentages, type Average, type Averages } from "../sessions/field/results";
import { kindOf, otherTableOf } from "../sessions/kinds";
import type { ResultFields } from "../sessions/reading/result-lines";
import type { TablePlan } from "../sessions/table-plan";

export const BOTH_AVERAGE: Averages = { ns: 50, ew: 50 };

/** All averages that the Director may give the two sides of a board. */
const ALL = AVERAGES.map(parseAverages).filter((averages) => averages !== null);

/**
 * Scores of the averages 60%, 50% and 40% on a board compared with one other table, in IMPs or board-a-match points.
 */
const SCORES = {
  imps: { 60: 3, 50: 0, 40: -3 },
  bam: { 60: 0.6, 50: 0.5, 40: 0.4 },
} as const satisfies Record<string, Record<Average, number>>;

/** True for columns with the Director's adjustments. */
export function isAdjustment(column: string): boolean {
  return column.startsWith("adjusted");
}

/** Swaps the averages of the two sides, since teammates sit in the other direction at the other table. */
export function fromOtherTable({ ns, ew }: Averages): Averages {
  return { ns: ew, ew: ns };
}

/**
 * Returns the averages that a kind of session allows; if it has one score for both sides, only averages that complement
 * each other.
 */
export function possibleAverages(plan: TablePlan): readonly Averages[] {
  return ALL.filter((averages) => averageFields(plan, 1, averages) !== null);
}

/**
 * Writes a table's averages in the columns of the session's kind.
 * @returns null if the kind has no way to write them.
 */
export function averageFields(plan: TablePlan, table: number, averages: Averages): ResultFields | null {
  if (!kindOf(plan).atTables?.awards) return null;
  const [first = "", second] = Object.keys(kindOf(plan).columns).filter(isAdjustment);
  if (isByAverages(plan)) return { [first]: printPercentages(averages) };
  if (second === undefined) {
    // The kind has one column, with the score of the side that sits North-South at Table 1.
    const imps = SCORES.imps[averages.ns];
    return imps + SCORES.imps[averages.ew] === 0 ? { [first]: String(table === 1 ? imps : 0 - imps) } : null;
  }
  // The kind has a column for each side or for each team; the first team sits North-South at Table 1.
  const sides = first.endsWith("_ns") || table === 1 ? averages : fromOtherTable(averages);
  const worth: Record<Average, number> = SCORES[boardScoring(plan) === "bam" ? "bam" : "imps"];
  return { [first]: String(worth[sides.ns]), [second]: String(worth[sides.ew]) };
}

/** True if averages are written as a share of the board. */
function isByAverages(plan: TablePlan): boolean {
  return kindOf(plan).atTables?.awards === "percent";
}

/** Reads a table's averages from the columns of the session's kind; null if the columns have no averages. */
export function readAverages(plan: TablePlan, table: number, texts: Readonly<Record<string, string>>): Averages | null {
  const isSame = (typed: string, printed: string) => {
    if (!isByAverages(plan)) return typed !== "" && Number(plainDecimals(plainNumber(typed))) === Number(printed);
    const read = parseAverages(typed);
    return read !== null && printPercentages(read) === printed;
  };
  const found = ALL.find((averages) => {
    const fields = averageFields(plan, table, averages);
    return fields !== null && Object.entries(texts).every(([column, typed]) => isSame(typed, fields[column] ?? ""));
  });
  return found ?? null;
}

/**
 * Returns the other table at which a board's averages count too; null if averages are percentages, or if there is not
 * exactly one other table that plays the board in the same match or round.
 */
export function sharedTable(plan: TablePlan, table: number, board: number): number | null {
  return isByAverages(plan) ? null : otherTableOf(plan, table, board);
}
