import type { Contract } from "./contract";
import { boardScore, possibleResults } from "./contract-score";
import { isPossibleScore } from "./possible-scores";
import { printPlayed } from "./print-played";
import { printResult } from "./result";
import type { Seat } from "./seat";
import { boardFaults } from "./board-fault-texts";
import { findings } from "./contract-texts";
import type { Vulnerability } from "./vulnerability";

/** A contract that was played, with everything that its points depend on. */
export interface PlayedContract {
  readonly contract: Contract;
  /** Declarer's seat; null for a passed-out board. */
  readonly declarer: Seat | null;
  readonly vulnerability: Vulnerability;
  /** Tricks above or below the contract. */
  readonly result: number;
}

/**
 * Checks the points written for a contract (Law 77). The message has the correct points and, if one slip explains the
 * error, that slip.
 * @param points for North-South, as written.
 * @returns "" if they are right.
 * @throws InputError if the result needs more than 13 tricks or fewer than 0.
 */
export function checkScore(points: number, played: PlayedContract): string {
  const { contract, vulnerability } = played;
  const expected = pointsOf(played);
  if (points === expected) return "";
  const gives = findings.gives(inWords(played), expected);
  if (points === -expected) return boardFaults.sign(gives);
  if (!isPossibleScore(points, null)) return boardFaults.impossible(points, gives);
  if (contract !== "Pass") {
    const otherwise = ASSUMED.find((assumed) => pointsOf(played, assumed) === points);
    if (otherwise) return findings.vulnerability(gives, vulnerability, points, otherwise);
    const result = possibleResults(contract.level).find(
      (assumed) => pointsOf({ ...played, result: assumed }) === points
    );
    if (result !== undefined) return findings.result(gives, points, printResult(result));
  }
  return boardFaults.contradiction(gives, points);
}

/** Returns a message with the points that a contract gives, for a contract without written points. */
export function missingPoints(played: PlayedContract): string {
  return findings.pointsMissing(findings.gives(inWords(played), pointsOf(played)));
}

/**
 * Checks points without a known contract.
 * @param vulnerability of the board; null if unknown.
 * @returns "" if some contract gives them, otherwise a message.
 */
export function checkPoints(points: number, vulnerability: Vulnerability | null): string {
  if (isPossibleScore(points, vulnerability)) return "";
  const elsewhere = vulnerability !== null && isPossibleScore(points, null);
  return elsewhere ? findings.impossibleHere(points, vulnerability) : boardFaults.impossible(points);
}

/**
 * Vulnerabilities that may explain a wrong score. "Both" is not among them, because a vulnerable side has the same
 * score under "N-S" or "E-W".
 */
const ASSUMED: readonly Vulnerability[] = ["None", "N-S", "E-W"];

function pointsOf({ contract, declarer, result, vulnerability }: PlayedContract, assumed = vulnerability): number {
  return declarer === null ? 0 : boardScore(contract, declarer, result, assumed);
}

function inWords({ contract, declarer, result }: PlayedContract): string {
  return printPlayed(contract, declarer, result);
}
