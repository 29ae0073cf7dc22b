import { agreedResult, parseContract } from "../bridge/contract";
import { boardScore } from "../bridge/contract-score";
import { parseResult } from "../bridge/result";
import { parseSeat } from "../bridge/seat";
import { parseVulnerability } from "../bridge/vulnerability";
import { isBlank, spill } from "./spill";

/**
 * Scores a contract in points for North-South.
 * @customfunction SCORE
 * @helpurl https://localhost:3000/functions-help.html#SCORE
 * @param contract is the contract, such as "4H", "3NTX" or, with its result, "4HX+1"; or "Pass". A blank cell gives a blank.
 * @param declarer is who plays it: N, E, S or W. A blank cell gives a blank.
 * @param vulnerability is None, N-S, E-W or Both, or the number of the board.
 * @param [result] is = or 0 for made exactly, +1 for an overtrick, -2 for two down. Left out, the contract was made exactly unless it has its result written behind it.
 * @returns Points for North-South, negative when East-West score.
 */
export function score(
  contract: unknown[][],
  declarer: unknown[][],
  vulnerability: unknown[][],
  result?: unknown[][]
): unknown[][] {
  return spill(
    ["contract", "declarer", "vulnerability", "result"],
    [contract, declarer, vulnerability, result ?? [[""]]],
    scoreOfCells
  );
}

/** Excel on some desktops hands a blank cell over as 0, which is no contract and no seat. */
function isBlankText(cell: unknown): boolean {
  return isBlank(cell) || cell === 0;
}

function scoreOfCells(
  contractCell: unknown,
  declarerCell: unknown,
  vulnerabilityCell: unknown,
  resultCell: unknown
): number | "" {
  if (isBlankText(contractCell)) return "";
  const { contract, result: written } = parseContract(String(contractCell));
  if (contract === "Pass") return 0;
  if (isBlankText(declarerCell) || isBlank(vulnerabilityCell)) return "";
  const declarer = parseSeat(String(declarerCell));
  const vulnerability = parseVulnerability(
    typeof vulnerabilityCell === "number" ? vulnerabilityCell : String(vulnerabilityCell)
  );
  const beside = isBlank(resultCell) ? null : parseResult(resultCell as string | number);
  // A blank result cell that arrives as 0 must not contradict a result behind the contract.
  const result = written !== null && resultCell === 0 ? written : agreedResult(written, beside);
  return boardScore(contract, declarer, result ?? 0, vulnerability);
}
