import { checkPoints, checkScore, missingPoints } from "../bridge/check-score";
import { agreedResult, parseContract } from "../bridge/contract";
import { findings } from "../bridge/findings";
import { InputError } from "../bridge/input-error";
import { parseResult } from "../bridge/result";
import { parseSeat } from "../bridge/seat";
import { parseTravellerScore } from "../bridge/traveller-score";
import { vulnerabilityIn } from "./options";
import { isBlank, spill } from "./spill";

/**
 * Checks the points written for a contract: gives a blank where they are right, and otherwise what is wrong.
 * @customfunction CHECKSCORE
 * @helpurl https://localhost:3000/functions-help.html#CHECKSCORE
 * @param points is North-South's points as written, or a range of points. Adjusted scores (A+, 45% and the like) are right.
 * @param contract is the contract, as for BRIDGE.SCORE. Blank, it is checked whether any contract gives the points.
 * @param declarer is who plays it: N, E, S or W.
 * @param vulnerability is None, N-S, E-W or Both, or the number of the board.
 * @param [result] is = or 0 for made exactly, +1 for an overtrick, -2 for two down, as for BRIDGE.SCORE.
 * @returns Nothing, or what is wrong, in words.
 */
export function checkScoreOfContract(
  points: unknown[][],
  contract: unknown[][],
  declarer: unknown[][],
  vulnerability: unknown[][],
  result?: unknown[][]
): unknown[][] {
  return spill(
    ["points", "contract", "declarer", "vulnerability", "result"],
    [points, contract, declarer, vulnerability, result ?? [[""]]],
    (...cells) => {
      try {
        const [points, contract, ...beside] = cells;
        return checkOfCells(points, contract, beside);
      } catch (error) {
        // What cannot be read is a finding like the others.
        if (error instanceof InputError) return error.message;
        throw error;
      }
    }
  );
}

/** Excel on some desktops hands a blank cell over as 0, which is no contract and no seat. */
function isBlankText(cell: unknown): boolean {
  return isBlank(cell) || cell === 0;
}

/** @param beside what stands for declarer, vulnerability and result. */
function checkOfCells(pointsCell: unknown, contractCell: unknown, beside: readonly unknown[]): string {
  const score = isBlank(pointsCell) ? null : parseTravellerScore(pointsCell);
  if (score !== null && score.kind !== "points") return "";
  const points = score?.points ?? null;
  if (!isBlankText(contractCell)) return checkContract(points, String(contractCell), beside);
  return points === null ? "" : checkPoints(points, vulnerabilityIn(beside[1]));
}

function checkContract(
  points: number | null,
  text: string,
  [declarerCell, vulnerabilityCell, resultCell]: readonly unknown[]
): string {
  const { contract, result: written } = parseContract(text);
  const given = isBlank(resultCell) ? null : parseResult(resultCell as string | number);
  // A blank result cell that arrives as 0 must not contradict a result behind the contract.
  const result = written !== null && resultCell === 0 ? written : agreedResult(written, given);
  const declarer = isBlankText(declarerCell) ? null : parseSeat(String(declarerCell));
  const vulnerability = vulnerabilityIn(vulnerabilityCell);
  const played = {
    contract,
    declarer,
    vulnerability: vulnerability ?? "None",
    result: result ?? 0,
  };
  if (contract !== "Pass") {
    // A row that is still being filled in is not wrong yet.
    if (points === null && [declarer, vulnerability, result].includes(null)) return "";
    if (declarer === null) return findings.declarerMissing;
    if (vulnerability === null) return findings.vulnerabilityMissing;
  }
  return points === null ? missingPoints(played) : checkScore(points, played);
}
