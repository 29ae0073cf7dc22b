import { printResult } from "../../../bridge/result";
import type { BoardResult } from "../../../play/board-result";
import { boardScoring, type BoardAtTable } from "../../../sessions/at-tables";
import { localNumber } from "../../shared/locale";
import { contractSign } from "./contract-sign";
import { texts } from "./texts";
import { pointsSign, withMinus } from "./words";

/** A result in short, "4♥ X N +1". */
export function shortOf(result: BoardResult): string {
  if (result.kind === "played")
    return [contractSign(result.contract), result.declarer, withMinus(printResult(result.result))].join(" ");
  if (result.kind === "passed") return texts.passed;
  if (result.kind === "points") return "";
  if (result.kind === "averages") return texts.averagesShort(result);
  return result.kind === "average" ? texts.average : texts.notPlayed;
}

/**
 * Score of a board: IMPs with their side, North-South's matchpoint percentage, or North-South's points; "" for none.
 */
export function worthShown({ points }: BoardAtTable, scoring: ReturnType<typeof boardScoring>): string {
  if (points === null) return "";
  const [ns, ew] = points;
  if (scoring === "matchpoints") return ns + ew === 0 ? "" : String(Math.round((100 * ns) / (ns + ew)));
  if (scoring !== "imps") return localNumber(String(ns));
  const imps = Math.round(ns * 100) / 100;
  // An adjusted score can give the sides amounts that do not cancel out.
  return ns + ew === 0 ? ofSide(imps) : localNumber(pointsSign(imps));
}

/** Writes points with the side that gains them, "450 N-S"; 0 points as "0". */
export function ofSide(points: number): string {
  return points === 0 ? "0" : texts.ofSide(localNumber(String(Math.abs(points))), points > 0 ? "N-S" : "E-W");
}
