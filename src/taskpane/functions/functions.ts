import { dealer, vulnerability } from "../../functions/boards";
import { butler } from "../../functions/butler";
import { checkScoreOfContract } from "../../functions/check-score";
import { contracts } from "../../functions/contracts";
import { crossImpsOfScores } from "../../functions/cross-imps";
import { imp, impTableRows } from "../../functions/imp";
import { matchpointsOfScores } from "../../functions/matchpoints";
import { bam, netScoreOfColumns } from "../../functions/net-score";
import { place } from "../../functions/place";
import { score } from "../../functions/score";
import { scales, vps, vpTable } from "../../functions/vp";

type CustomFunction = (...ranges: never[]) => unknown[][];

interface TriedFunction {
  readonly call: CustomFunction;
  /** Example arguments, as typed. */
  readonly example: readonly string[];
  /** True if the other team has a result too: the function's result for the negated first argument. */
  readonly isOfTwo?: true;
}

/** The custom functions by their names in Excel, without "BRIDGE.". */
export const FUNCTIONS: Readonly<Record<string, TriedFunction>> = {
  IMP: { call: imp, example: ["470"] },
  VPS: { call: vps, example: ["20", "24"], isOfTwo: true },
  NETSCORE: { call: netScoreOfColumns, example: ["420", "", "", "50"] },
  SCORE: { call: score, example: ["4HX", "S", "2", "+1"] },
  DEALER: { call: dealer, example: ["7"] },
  VULNERABILITY: { call: vulnerability, example: ["7"] },
  BAM: { call: bam, example: ["30"] },
  VPTABLE: { call: vpTable, example: ["HOME-4"] },
  IMPTABLE: { call: impTableRows, example: [] },
  SCALES: { call: scales, example: [] },
  MATCHPOINTS: { call: matchpointsOfScores, example: ["{420;450;-50;A+}"] },
  CROSSIMPS: { call: crossImpsOfScores, example: ["{420;450;-50}", "TRUE"] },
  BUTLER: { call: butler, example: ["{450;420;-800;-50;420;420}"] },
  PLACE: { call: place, example: ["{20;30;20;10}"] },
  CONTRACTS: { call: contracts, example: ["980"] },
  CHECKSCORE: { call: checkScoreOfContract, example: ["-420", "4H", "N", "1", "="] },
};

/**
 * Stands in for `CustomFunctions.Error`, which functions throw to refuse an input and which exists only in Excel's
 * runtime.
 */
class FunctionError extends Error {
  constructor(
    readonly code: string,
    message?: string
  ) {
    super(message);
  }
}

/** The rows that a call returns, or the reason why it refuses its arguments. */
export type Outcome = { readonly rows: unknown[][] } | { readonly refused: string };

/** Returns the reason why the formula or one of its cells would show an error; "" if none would. */
export function errorOf(outcome: Outcome): string {
  if ("refused" in outcome) return outcome.refused;
  return outcome.rows.flat().find((cell) => cell instanceof Error)?.message ?? "";
}

/** Calls a custom function with arguments as Excel passes them. */
export function callFunction(name: string, ranges: readonly (unknown[][] | null)[]): Outcome {
  const scope = globalThis as { CustomFunctions?: unknown };
  scope.CustomFunctions ??= {
    Error: FunctionError,
    ErrorCode: { invalidValue: "#VALUE!", notAvailable: "#N/A" },
  };
  try {
    return { rows: FUNCTIONS[name]!.call(...(ranges as never[])) };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}
