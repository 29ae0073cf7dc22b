import { plainDecimals, plainNumber } from "../bridge/plain-number";
import { boardScoring } from "../sessions/at-tables";
import { AVERAGES, parseAverages, printPercentages, type Average, type Averages } from "../sessions/field/results";
import { kindOf, otherTableOf } from "../sessions/kinds";
import type { ResultFields } from "../sessions/reading/result-lines";
import type { TablePlan } from "../sessions/table-plan";

export const BOTH_AVERAGE: Averages = { ns: 50, ew: 50 };

/** All that the Director may give the sides of a board, both the same first. */
const ALL = AVERAGES.map(parseAverages).filter((given) => given !== null);

/** What a side of a board at the other table has for it, in the units of the scoring. */
const WORTH = {
  imps: { 60: 3, 50: 0, 40: -3 },
  bam: { 60: 0.6, 50: 0.5, 40: 0.4 },
} as const satisfies Record<string, Record<Average, number>>;

/** Whether a column of results holds what the Director gives in place of a board's score. */
export function isAdjustment(column: string): boolean {
  return column.startsWith("adjusted");
}

/** The same as the other table sees it, where those who sit North-South here are with those who sit East-West there. */
export function fromOtherTable({ ns, ew }: Averages): Averages {
  return { ns: ew, ew: ns };
}

/** What can be given in a kind of session: where a board has one score for both, what one side has the other has not. */
export function possibleAverages(plan: TablePlan): readonly Averages[] {
  return ALL.filter((given) => averageFields(plan, 1, given) !== null);
}

/**
 * What is given to the sides of a table, in the columns that the session's kind has for it.
 * @returns null for what the kind cannot say.
 */
export function averageFields(plan: TablePlan, table: number, given: Averages): ResultFields | null {
  if (!kindOf(plan).atTables?.awards) return null;
  const [first = "", second] = Object.keys(kindOf(plan).columns).filter(isAdjustment);
  if (isByAverages(plan)) return { [first]: printPercentages(given) };
  if (second === undefined) {
    // One number, of those who sit North-South at Table 1.
    const imps = WORTH.imps[given.ns];
    return imps + WORTH.imps[given.ew] === 0 ? { [first]: String(table === 1 ? imps : 0 - imps) } : null;
  }
  // By sides; or by teams, the first of which sits North-South at Table 1.
  const sides = first.endsWith("_ns") || table === 1 ? given : fromOtherTable(given);
  const worth: Record<Average, number> = WORTH[boardScoring(plan) === "bam" ? "bam" : "imps"];
  return { [first]: String(worth[sides.ns]), [second]: String(worth[sides.ew]) };
}

/** Whether what is given is written as a share of the board. */
function isByAverages(plan: TablePlan): boolean {
  return kindOf(plan).atTables?.awards === "percent";
}

/** What such columns hold of a board at a table, in whichever way the session's kind lets it be typed; null for none of it. */
export function readAverages(plan: TablePlan, table: number, texts: Readonly<Record<string, string>>): Averages | null {
  const isSame = (typed: string, printed: string) => {
    if (!isByAverages(plan)) return typed !== "" && Number(plainDecimals(plainNumber(typed))) === Number(printed);
    const read = parseAverages(typed);
    return read !== null && printPercentages(read) === printed;
  };
  const found = ALL.find((given) => {
    const fields = averageFields(plan, table, given);
    return fields !== null && Object.entries(texts).every(([column, typed]) => isSame(typed, fields[column] ?? ""));
  });
  return found ?? null;
}

/**
 * Whether what is given for a board at one table counts at the other one too: there it is the same, or one of them is not
 * said.
 */
export function sharedTable(plan: TablePlan, table: number, board: number): number | null {
  return isByAverages(plan) ? null : otherTableOf(plan, table, board);
}
