import { printResult } from "../../bridge/result";
import { pointsOf, type Said } from "../../play/said";
import { boardScoring, type BoardAtTable } from "../../sessions/at-tables";
import { localNumber } from "../shared/locale";
import { contractSign } from "./contract-sign";
import { texts } from "./texts";
import { pointsSign, withMinus } from "./words";

/** "4♥ X N +1". */
export function shortOf(said: Said): string {
  if (said.kind === "played")
    return [contractSign(said.contract), said.declarer, withMinus(printResult(said.result))].join(" ");
  if (said.kind === "passed") return texts.passed;
  if (said.kind === "points") return "";
  if (said.kind === "averages") return texts.averagesShort(said);
  return said.kind === "average" ? texts.average : texts.notPlayed;
}

/** North-South's points with their sign; "" where there are none. */
export function pointsShown(said: Said, board: number): string {
  const points = pointsOf(said, board);
  return points === null ? "" : pointsSign(points);
}

/** What a board is worth to North-South: IMPs or points, or of matchpoints the per cent. */
export function worthShown({ points }: BoardAtTable, scoring: ReturnType<typeof boardScoring>): string {
  if (points === null) return "";
  const [ns, ew] = points;
  if (scoring === "matchpoints") return ns + ew === 0 ? "" : String(Math.round((100 * ns) / (ns + ew)));
  return scoring === "imps" ? localNumber(pointsSign(Math.round(ns * 100) / 100)) : localNumber(String(ns));
}
