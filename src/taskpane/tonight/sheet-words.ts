import { printResult } from "../../bridge/result";
import { nsPoints, type BoardResult } from "../../play/board-result";
import { boardScoring, type BoardAtTable } from "../../sessions/at-tables";
import { localNumber } from "../shared/locale";
import { contractSign } from "./contract-sign";
import { texts } from "./texts";
import { pointsSign, withMinus } from "./words";

/** "4♥ X N +1". */
export function shortOf(said: BoardResult): string {
  if (said.kind === "played")
    return [contractSign(said.contract), said.declarer, withMinus(printResult(said.result))].join(" ");
  if (said.kind === "passed") return texts.passed;
  if (said.kind === "points") return "";
  if (said.kind === "averages") return texts.averagesShort(said);
  return said.kind === "average" ? texts.average : texts.notPlayed;
}

/** The points with the side that has them, "450 N-S"; "" where there are none. */
export function pointsShown(said: BoardResult, board: number): string {
  const points = nsPoints(said, board);
  return points === null ? "" : ofSide(points);
}

/** What a board is worth: IMPs with the side that has won them; to North-South points, or of matchpoints the per cent. */
export function worthShown({ points }: BoardAtTable, scoring: ReturnType<typeof boardScoring>): string {
  if (points === null) return "";
  const [ns, ew] = points;
  if (scoring === "matchpoints") return ns + ew === 0 ? "" : String(Math.round((100 * ns) / (ns + ew)));
  if (scoring !== "imps") return localNumber(String(ns));
  const imps = Math.round(ns * 100) / 100;
  // What the Director gave may be no gain of one side and loss of the other.
  return ns + ew === 0 ? ofSide(imps) : localNumber(pointsSign(imps));
}

/** "450 N-S": the size of what a side has, nobody's without a side. */
export function ofSide(points: number): string {
  return points === 0 ? "0" : texts.ofSide(localNumber(String(Math.abs(points))), points > 0 ? "N-S" : "E-W");
}
