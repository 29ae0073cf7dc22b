import { type Bid, printContract, WRITTEN_NOT_PLAYED } from "../bridge/contract";
import { printPercentages, type Averages } from "../sessions/field/results";
import type { TablePlan } from "../sessions/table-plan";
import { boardScore } from "../bridge/contract-score";
import { printResult } from "../bridge/result";
import type { Seat } from "../bridge/seat";
import { vulnerabilityOf } from "../bridge/vulnerability";
import type { ResultFields } from "../sessions/reading/result-lines";
import type { TableResult } from "../sessions/results";
import { BOTH_AVERAGE, averageFields } from "../exchange/averages";

/** The outcome entered for a board at a table. */
export type BoardResult =
  | (WithHcp & { readonly kind: "played"; readonly contract: Bid; readonly declarer: Seat; readonly result: number })
  | (WithHcp & { readonly kind: "passed" })
  /** The board is not played: the Director removes it, or there is no time for it. */
  | { readonly kind: "not-played" }
  /** The Director gives both sides the average, whatever the result at the other table. */
  | { readonly kind: "average" }
  /** The Director gives each side a percentage; "average" is used if both get 50. */
  | ({ readonly kind: "averages" } & Averages)
  /** North-South's points, if the contract is unknown. */
  | (WithHcp & { readonly kind: "points"; readonly points: number });

interface WithHcp {
  /** North-South's high-card points, if the session compares scores with expected ones. */
  readonly hcp?: number;
}

/** Returns North-South's points; null for a board that is not played, and for averages. */
export function nsPoints(result: BoardResult, board: number): number | null {
  switch (result.kind) {
    case "played":
      return boardScore(result.contract, result.declarer, result.result, vulnerabilityOf(board));
    case "passed":
      return 0;
    case "points":
      return result.points;
    case "not-played":
    case "average":
    case "averages":
      return null;
  }
}

/** True for a pass-out, and for points of 0, because no contract scores 0. */
export function isPassOut(result: BoardResult): boolean {
  return result.kind === "passed" || (result.kind === "points" && result.points === 0);
}

/** Converts a result for scoring; null for a board that is not played, and for averages. */
export function toTableResult(boardResult: BoardResult, table: number, board: number): TableResult | null {
  const points = nsPoints(boardResult, board);
  if (points === null) return null;
  const expected = boardResult.kind === "points" ? null : points;
  const shared = { table, board, points, expected };
  if (boardResult.kind !== "played")
    return { ...shared, contract: boardResult.kind === "passed" ? "Pass" : null, declarer: null, result: null };
  const { contract, declarer, result } = boardResult;
  return { ...shared, contract, declarer, result };
}

/** Returns the fields of a result line, without table and board. */
export function toResultFields(boardResult: BoardResult, plan: TablePlan, table: number): ResultFields {
  switch (boardResult.kind) {
    case "played": {
      const { contract, declarer, result } = boardResult;
      return {
        contract: printContract(contract),
        declarer,
        result: printResult(result),
        ...hcpField(boardResult, plan),
      };
    }
    case "passed":
      return { contract: "Pass", ...hcpField(boardResult, plan) };
    case "not-played":
      return { contract: WRITTEN_NOT_PLAYED };
    case "average":
    case "averages":
      return averageFields(plan, table, averagesOf(boardResult) ?? BOTH_AVERAGE) ?? {};
    case "points":
      return { points: String(boardResult.points), ...hcpField(boardResult, plan) };
  }
}

function hcpField({ hcp }: WithHcp, plan: TablePlan): ResultFields {
  const usesHcp = "expected" in plan && plan.expected !== null;
  return usesHcp && hcp !== undefined ? { hcp: String(hcp) } : {};
}

export function withoutHcp(result: BoardResult): BoardResult {
  if (!("hcp" in result)) return result;
  const rest = { ...result };
  delete (rest as { hcp?: number }).hcp;
  return rest;
}

/** True if `one` equals `other` except that its high-card points are missing. */
export function lacksOnlyHcp(one: BoardResult | null, other: BoardResult | null): boolean {
  if (!one || !other || ("hcp" in one && one.hcp !== undefined)) return false;
  return !isSameResult(one, other) && isSameResult(one, withoutHcp(other));
}

/** The percentages of a board with averages; null for any other result. */
export function averagesOf(result: BoardResult | null | undefined): Averages | null {
  if (result?.kind === "averages") return { ns: result.ns, ew: result.ew };
  return result?.kind === "average" ? BOTH_AVERAGE : null;
}

export function averagesResult({ ns, ew }: Averages): BoardResult {
  return ns === 50 && ew === 50 ? { kind: "average" } : { kind: "averages", ns, ew };
}

export function isSameResult(first: BoardResult | null, second: BoardResult | null): boolean {
  return resultKey(first) === resultKey(second);
}

/** Text that equal results share; "" for no result. */
export function resultKey(result: BoardResult | null): string {
  if (result === null) return "";
  return "hcp" in result && result.hcp !== undefined ? `${plainKey(result)} ${result.hcp} HCP` : plainKey(result);
}

function plainKey(result: BoardResult): string {
  if (result.kind === "points") return `points ${result.points}`;
  if (result.kind === "averages") return `averages ${printPercentages(result)}`;
  if (result.kind !== "played") return result.kind;
  return `${printContract(result.contract)} ${result.declarer} ${result.result}`;
}
