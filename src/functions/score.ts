import { parseContract } from "../bridge/contract";
import { boardScore } from "../bridge/contract-score";
import { parseSeat } from "../bridge/seat";
import { isBlank, isBlankText, type Cell } from "./cells";
import { resultIn, readVulnerability } from "./options";
import { spill } from "./spill";

/**
 * Scores a contract in points for North-South.
 * @customfunction SCORE
 * @helpurl https://localhost:3000/functions-help.html#SCORE
 * @param contract is the contract, such as "4H", "3NTX" or, with its result, "4HX+1"; or "Pass". A blank cell gives a blank.
 * @param declarer is who plays it: N, E, S or W. A blank cell gives a blank.
 * @param vulnerability is None, N-S, E-W or Both, or the number of the board.
 * @param [result] is = or 0 for made exactly, +1 for an overtrick, -2 for two down. If omitted, the result written after the contract is used; if there is none, the contract is taken as made exactly.
 * @returns Points for North-South, negative if East-West score.
 */
export function score(
  contract: unknown[][],
  declarer: unknown[][],
  vulnerability: unknown[][],
  result?: unknown[][]
): unknown[][] {
  return spill(
    ["contract", "declarer", "vulnerability", "result"],
    [contract, declarer, vulnerability, result],
    scoreOfCells
  );
}

function scoreOfCells(contractCell: Cell, declarerCell: Cell, vulnerabilityCell: Cell, resultCell: Cell): number | "" {
  if (isBlankText(contractCell)) return "";
  const { contract, result: written } = parseContract(String(contractCell));
  if (contract === "Pass") return 0;
  if (isBlankText(declarerCell) || isBlank(vulnerabilityCell)) return "";
  const declarer = parseSeat(String(declarerCell));
  const vulnerability = readVulnerability(vulnerabilityCell);
  return boardScore(contract, declarer, resultIn(written, resultCell) ?? 0, vulnerability);
}
