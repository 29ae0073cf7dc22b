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

/** What is said of a board at a table. */
export type BoardResult =
  | (WithHcp & { readonly kind: "played"; readonly contract: Bid; readonly declarer: Seat; readonly result: number })
  | (WithHcp & { readonly kind: "passed" })
  /** The Director takes it out, or there is no time for it. */
  | { readonly kind: "not-played" }
  /** The Director gives both sides the average, whatever is said at the other table. */
  | { readonly kind: "average" }
  /** The Director gives each side its own: then not both the average. */
  | ({ readonly kind: "averages" } & Averages)
  /** North-South's points, of a contract that nobody has said. */
  | (WithHcp & { readonly kind: "points"; readonly points: number });

interface WithHcp {
  /** North-South's high-card points, where a score is expected by them. */
  readonly hcp?: number;
}

/** Points for North-South; null for a board that has none. */
export function nsPoints(said: BoardResult, board: number): number | null {
  switch (said.kind) {
    case "played":
      return boardScore(said.contract, said.declarer, said.result, vulnerabilityOf(board));
    case "passed":
      return 0;
    case "points":
      return said.points;
    case "not-played":
    case "average":
    case "averages":
      return null;
  }
}

/** Whether nobody has bid: no contract gives 0 points. */
export function isPassOut(said: BoardResult): boolean {
  return said.kind === "passed" || (said.kind === "points" && said.points === 0);
}

/** What is said as the result of a table; null for a board that has none. */
export function toTableResult(said: BoardResult, table: number, board: number): TableResult | null {
  const points = nsPoints(said, board);
  if (points === null) return null;
  const expected = said.kind === "points" ? null : points;
  const at = { table, board, points, expected };
  if (said.kind !== "played")
    return { ...at, contract: said.kind === "passed" ? "Pass" : null, declarer: null, result: null };
  const { contract, declarer, result } = said;
  return { ...at, contract, declarer, result };
}

/** What is said at a table in the columns that results of the session have, all but table and board. */
export function toResultFields(said: BoardResult, plan: TablePlan, table: number): ResultFields {
  switch (said.kind) {
    case "played": {
      const { contract, declarer, result } = said;
      return { contract: printContract(contract), declarer, result: printResult(result), ...hcpField(said, plan) };
    }
    case "passed":
      return { contract: "Pass", ...hcpField(said, plan) };
    case "not-played":
      return { contract: WRITTEN_NOT_PLAYED };
    case "average":
    case "averages":
      return averageFields(plan, table, averagesOf(said) ?? BOTH_AVERAGE) ?? {};
    case "points":
      return { points: String(said.points), ...hcpField(said, plan) };
  }
}

/** High-card points in their column, which a session has where scores are expected. */
function hcpField({ hcp }: WithHcp, plan: TablePlan): ResultFields {
  const isAsked = "expected" in plan && plan.expected !== null;
  return isAsked && hcp !== undefined ? { hcp: String(hcp) } : {};
}

/** What is said without high-card points. */
export function withoutHcp(said: BoardResult): BoardResult {
  if (!("hcp" in said)) return said;
  const rest = { ...said };
  delete (rest as { hcp?: number }).hcp;
  return rest;
}

/** Whether one says the same as another, but for the high-card points, which it does not know. */
export function lacksOnlyHcp(one: BoardResult | null, other: BoardResult | null): boolean {
  if (!one || !other || ("hcp" in one && one.hcp !== undefined)) return false;
  return !isSameResult(one, other) && isSameResult(one, withoutHcp(other));
}

/** What each side is given; null where a board is not taken out of play so. */
export function averagesOf(said: BoardResult | null | undefined): Averages | null {
  if (said?.kind === "averages") return { ns: said.ns, ew: said.ew };
  return said?.kind === "average" ? BOTH_AVERAGE : null;
}

/** That each side is given so much. */
export function averagesResult({ ns, ew }: Averages): BoardResult {
  return ns === 50 && ew === 50 ? { kind: "average" } : { kind: "averages", ns, ew };
}

/** Whether two things are said alike. */
export function isSameResult(first: BoardResult | null, second: BoardResult | null): boolean {
  return resultKey(first) === resultKey(second);
}

/** A text that is the same for what is said alike; "" for nothing. */
export function resultKey(said: BoardResult | null): string {
  if (said === null) return "";
  return "hcp" in said && said.hcp !== undefined ? `${plainKey(said)} ${said.hcp} HCP` : plainKey(said);
}

function plainKey(said: BoardResult): string {
  if (said.kind === "points") return `points ${said.points}`;
  if (said.kind === "averages") return `averages ${printPercentages(said)}`;
  if (said.kind !== "played") return said.kind;
  return `${printContract(said.contract)} ${said.declarer} ${said.result}`;
}
