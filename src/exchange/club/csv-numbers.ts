import { parsePlay } from "../../bridge/contract";
import { boardScore } from "../../bridge/contract-score";
import { tryRead } from "../../bridge/input-error";
import { parseResult } from "../../bridge/result";
import { parseSeat, sideOf } from "../../bridge/seat";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { Fault, ResultLine } from "../../sessions/reading/result-lines";
import { resultNumbers, unclearResults } from "../lines/result-numbers";
import { texts } from "../texts";

/**
 * How to read ambiguous numbers. `areTricks` is true if results without a sign are tricks won; `score` is the side
 * whose points the column "Score" has.
 */
export interface CsvNumbers {
  readonly areTricks: boolean;
  readonly score: "N-S" | "declarer";
}

/**
 * Finds out if results without a sign are tricks won, and whose points the column "Score" has. If that is unclear, adds
 * a fault.
 */
export function resolveNumbers(lines: readonly ResultLine[], faults: Fault[]): CsvNumbers {
  const written = lines.map(({ fields: { contract = "", result = "" } }) => ({ contract, result }));
  const results = resultNumbers(written);
  if (results === "levelsMade" || results === "tricksBelowResult") faults.push(unclearResults(results));
  const areTricks = results === "tricks";
  const fits = lines.flatMap((line) => scoreFits(line, areTricks) ?? []);
  const [isNs, isDeclarer] = [fits.includes("N-S"), fits.includes("declarer")];
  const hasScore = lines.some(
    ({ fields: { score = "", contract = "" } }) => /^[+-]?\d+$/.test(score) && contract === ""
  );
  if ((isNs && isDeclarer) || (hasScore && !isNs))
    faults.push({ line: 1, field: "score", message: texts.club.scoreUnclear });
  return { areTricks, score: isDeclarer ? "declarer" : "N-S" };
}

/**
 * Finds from a row's contract if its score is North-South's or the declarer's; null if that is unclear, or if
 * North-South declared and both are equal.
 */
function scoreFits({ fields }: ResultLine, areTricks: boolean): CsvNumbers["score"] | null {
  const { contract = "", doubled = "", declarer = "", seat = "", tricks = "", result = "", score = "" } = fields;
  const played = tryRead(() => parsePlay(`${contract}${doubled}`));
  const by = tryRead(() => parseSeat(seat || declarer)) ?? played?.declarer ?? null;
  if (played === null || played.contract === "Pass" || by === null || !/^[+-]?\d+$/.test(score)) return null;
  const won = tricks || (areTricks ? result : "");
  const outcome =
    won === "" ? (tryRead(() => parseResult(result)) ?? played.result) : Number(won) - played.contract.level - 6;
  const board = Number(fields.board);
  if (outcome === null || !(board > 0 && board < 1_000) || sideOf(by) === "N-S") return null;
  const forNs = boardScore(played.contract, by, outcome, vulnerabilityOf(board));
  return Number(score) === forNs ? "N-S" : Number(score) === -forNs ? "declarer" : null;
}
