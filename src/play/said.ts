import { printContract, type Bid } from "../bridge/contract";
import type { TablePlan } from "../sessions/table-plan";
import { boardScore } from "../bridge/contract-score";
import { plainDecimals, plainNumber } from "../bridge/plain-number";
import { printResult } from "../bridge/result";
import type { Seat } from "../bridge/seat";
import { vulnerabilityOf } from "../bridge/vulnerability";
import { boardScoring } from "../sessions/at-tables";
import { parseAverages, printAverages, type Averages } from "../sessions/field/results";
import { KINDS } from "../sessions/kinds";
import { WRITTEN_NOT_PLAYED } from "../sessions/reading/typed-board";
import type { ResultFields } from "../sessions/reading/result-lines";
import type { TableResult } from "../sessions/results";

/** What is said of a board at a table. */
export type Said =
  | { readonly kind: "played"; readonly contract: Bid; readonly declarer: Seat; readonly result: number }
  | { readonly kind: "passed" }
  /** The Director takes it out, or there is no time for it. */
  | { readonly kind: "not-played" }
  /** The Director gives both sides the average, whatever is said at the other table. */
  | { readonly kind: "average" }
  /** North-South's points, of a contract that nobody has said. */
  | { readonly kind: "points"; readonly points: number };

/** Points for North-South; null for a board that has none. */
export function pointsOf(said: Said, board: number): number | null {
  switch (said.kind) {
    case "played":
      return boardScore(said.contract, said.declarer, said.result, vulnerabilityOf(board));
    case "passed":
      return 0;
    case "points":
      return said.points;
    case "not-played":
    case "average":
      return null;
  }
}

/** What is said as the result of a table; null for a board that has none. */
export function resultOf(said: Said, table: number, board: number): TableResult | null {
  const points = pointsOf(said, board);
  if (points === null) return null;
  const expected = said.kind === "points" ? null : points;
  const at = { table, board, points, expected };
  if (said.kind !== "played")
    return { ...at, contract: said.kind === "passed" ? "Pass" : null, declarer: null, result: null };
  const { contract, declarer, result } = said;
  return { ...at, contract, declarer, result };
}

/** What is said in the columns that results of the session have, all but table and board. */
export function fieldsOf(said: Said, plan: TablePlan): ResultFields {
  switch (said.kind) {
    case "played": {
      const { contract, declarer, result } = said;
      return { contract: printContract(contract), declarer, result: printResult(result) };
    }
    case "passed":
      return { contract: "Pass" };
    case "not-played":
      return { contract: WRITTEN_NOT_PLAYED };
    case "average": {
      const columns = Object.keys(KINDS[plan.kind].columns).filter(isAdjustment);
      return Object.fromEntries(columns.map((name) => [name, averageOf(plan)]));
    }
    case "points":
      return { points: String(said.points) };
  }
}

/** Whether a column of results holds what the Director gives in place of a board's score. */
export function isAdjustment(column: string): boolean {
  return column.startsWith("adjusted");
}

/** What such a column holds where both sides have the average. */
export function averageOf(plan: TablePlan): string {
  if (isByAverages(plan)) return printAverages(BOTH_AVERAGE);
  return boardScoring(plan) === "bam" ? "0.5" : "0";
}

/** Whether what such a column holds gives both sides the average, in whichever way the session's kind lets it be typed. */
export function isAverageOf(plan: TablePlan, text: string): boolean {
  if (isByAverages(plan)) {
    const given = parseAverages(text);
    return given !== null && printAverages(given) === averageOf(plan);
  }
  return text !== "" && Number(plainDecimals(plainNumber(text))) === Number(averageOf(plan));
}

const BOTH_AVERAGE: Averages = { ns: 50, ew: 50 };

function isByAverages({ kind }: TablePlan): boolean {
  return KINDS[kind].awards === "percent";
}

/** Whether two things are said alike. */
export function isSame(first: Said | null, second: Said | null): boolean {
  return saidKey(first) === saidKey(second);
}

/** A text that is the same for what is said alike; "" for nothing. */
export function saidKey(said: Said | null): string {
  if (said === null) return "";
  if (said.kind === "points") return `points ${said.points}`;
  if (said.kind !== "played") return said.kind;
  return `${printContract(said.contract)} ${said.declarer} ${said.result}`;
}
