import { boardFaults } from "../bridge/board-fault-texts";
import { checkPoints, checkScore, missingPoints } from "../bridge/check-score";
import { printContract } from "../bridge/contract";
import { findings } from "../bridge/contract-texts";
import { InputError } from "../bridge/input-error";
import { parseTravellerScore } from "../bridge/traveller-score";
import { isBlank, isOmitted, type Cell } from "./cells";
import { hasNoContract, playIn, vulnerabilityIn } from "./options";
import { spill } from "./spill";

/**
 * Checks the points written for a contract: gives a blank if they are right, otherwise says what is wrong.
 * @customfunction CHECKSCORE
 * @helpurl https://localhost:3000/functions-help.html#CHECKSCORE
 * @param points is North-South's points as written, or a range of points. Adjusted scores such as A+, 60/40 or 45%, and np, always pass the check.
 * @param contract is the contract, as for BRIDGE.SCORE. If it is blank, the function checks whether any contract gives the points.
 * @param declarer is who plays it: N, E, S or W.
 * @param vulnerability is None, N-S, E-W or Both, or the number of the board.
 * @param [result] is = or 0 for made exactly, +1 for an overtrick, -2 for two down, as for BRIDGE.SCORE.
 * @returns Nothing if the points are right, otherwise a text that says what is wrong.
 */
export function checkScoreOfContract(
  points: unknown[][],
  contract: unknown[][],
  declarer: unknown[][],
  vulnerability: unknown[][],
  result?: unknown[][]
): unknown[][] {
  const otherwise = isOmitted(result) ? 0 : null;
  return spill(
    ["points", "contract", "declarer", "vulnerability", "result"],
    [points, contract, declarer, vulnerability, result],
    (...cells) => {
      try {
        return checkOfCells(otherwise, ...cells);
      } catch (error) {
        // The message about an unreadable cell is a result of the check, not an error value.
        if (error instanceof InputError) return error.message;
        throw error;
      }
    }
  );
}

function checkOfCells(
  otherwise: number | null,
  pointsCell?: Cell,
  contractCell?: Cell,
  ...beside: readonly Cell[]
): string {
  const score = isBlank(pointsCell) ? null : parseTravellerScore(pointsCell);
  if (score !== null && score.kind !== "points") return "";
  const points = score?.points ?? null;
  if (!hasNoContract(contractCell)) return checkContract(points, contractCell, otherwise, beside);
  return points === null ? "" : checkPoints(points, vulnerabilityIn(beside[1]));
}

function checkContract(
  points: number | null,
  contractCell: Cell,
  otherwise: number | null,
  [declarerCell, vulnerabilityCell, resultCell]: readonly Cell[]
): string {
  const { contract, declarer, result } = playIn(contractCell, declarerCell, resultCell);
  const vulnerability = vulnerabilityIn(vulnerabilityCell);
  const played = { contract, declarer, vulnerability: vulnerability ?? "None", result: result ?? 0 };
  if (contract !== "Pass") {
    // A row that is still being filled in is not wrong yet.
    if (points === null && [declarer, vulnerability, result].includes(null)) return "";
    if (declarer === null) return boardFaults.noDeclarer(printContract(contract));
    if (vulnerability === null) return findings.vulnerabilityMissing;
    if ((result ?? otherwise) === null) return boardFaults.noResult(printContract(contract));
  }
  return points === null ? missingPoints(played) : checkScore(points, played);
}
