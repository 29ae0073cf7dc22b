import { describeResult } from "../../exchange/describe";
import { signed } from "../../bridge/points";
import { resultOf, type Said } from "../../play/said";
import { contractSign } from "./contract-sign";
import { texts } from "./texts";

/** What is said of a board in a sentence, with North-South's points: "4♥ by North, 1 over: +650". */
export function inWords(said: Said, board: number): string {
  if (said.kind === "not-played") return texts.notPlayed;
  if (said.kind === "average") return texts.average;
  if (said.kind === "averages") return texts.averages(said);
  const result = resultOf(said, 1, board);
  if (result === null || said.kind === "points") return pointsSign(result?.points ?? 0);
  return texts.said(describeResult(result, contractSign), pointsSign(result.points));
}

/** Points with their sign. */
export function pointsSign(points: number): string {
  return withMinus(signed(points));
}

/** A number as it is printed, with the minus sign that it has in books. */
export function withMinus(number: string): string {
  return number.replace("-", "−");
}
