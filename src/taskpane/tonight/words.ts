import { describeResult } from "../../exchange/describe";
import { signed } from "../../bridge/points";
import { averagesOf, resultOf, type Said } from "../../play/said";
import { contractSign } from "./contract-sign";
import { texts } from "./texts";

/** What is said of a board in a sentence, with its points: "4♥ by North, 1 over: 650 for N-S". */
export function inWords(said: Said, board: number): string {
  if (said.kind === "not-played") return texts.notPlayed;
  const averages = averagesOf(said);
  if (averages) return texts.averages(averages);
  const result = resultOf(said, 1, board);
  if (result === null || said.kind === "points") return pointsFor(result?.points ?? 0);
  return texts.said(describeResult(result, contractSign), pointsFor(result.points));
}

/** North-South's points as those of the side that has won them: "450 for N-S". */
export function pointsFor(points: number): string {
  return points === 0 ? "0" : texts.points(String(Math.abs(points)), points > 0 ? "N-S" : "E-W");
}

/** Points with their sign. */
export function pointsSign(points: number): string {
  return withMinus(signed(points));
}

/** A number as it is printed, with the minus sign that it has in books. */
export function withMinus(number: string): string {
  return number.replace("-", "−");
}
