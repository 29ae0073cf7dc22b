import { boardScore } from "../bridge/contract-score";
import { isBlank, isOmitted, type Cell } from "./cells";
import { hasNoContract, playIn, readVulnerability } from "./options";
import { spill } from "./spill";

/**
 * Scores a contract in points for North-South.
 * @customfunction SCORE
 * @helpurl https://localhost:3000/functions-help.html#SCORE
 * @param contract is the contract, such as "4H", "3NTX" or, with its declarer or result, "4HX by N", "4HX+1"; or "Pass". A blank cell or "np" gives a blank.
 * @param declarer is who plays it: N, E, S or W. A blank cell gives a blank, unless the declarer is written after the contract.
 * @param vulnerability is None, N-S, E-W or Both, or the number of the board.
 * @param [result] is =, 0 or "made" for made exactly, +1 for an overtrick, -2 or "down 2" for two down; not the number of tricks. A blank cell gives a blank, unless the result is written after the contract. Only if the argument is omitted is a contract without a result taken as made exactly.
 * @returns Points for North-South, negative if East-West score.
 */
export function score(
  contract: unknown[][],
  declarer: unknown[][],
  vulnerability: unknown[][],
  result?: unknown[][]
): unknown[][] {
  // A blank cell means that the result is not typed yet. Only if the argument is omitted does the contract count as
  // made.
  const otherwise = isOmitted(result) ? 0 : null;
  return spill(
    ["contract", "declarer", "vulnerability", "result"],
    [contract, declarer, vulnerability, result],
    (...cells) => scoreOfCells(otherwise, ...cells)
  );
}

function scoreOfCells(
  otherwise: number | null,
  contractCell?: Cell,
  declarerCell?: Cell,
  vulnerabilityCell?: Cell,
  resultCell?: Cell
): number | "" {
  if (hasNoContract(contractCell)) return "";
  const { contract, declarer, result: typedResult } = playIn(contractCell, declarerCell, resultCell);
  const result = typedResult ?? otherwise;
  if (contract === "Pass") return 0;
  if (declarer === null || result === null || isBlank(vulnerabilityCell)) return "";
  return boardScore(contract, declarer, result, readVulnerability(vulnerabilityCell));
}
