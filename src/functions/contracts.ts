import { contractsGiving } from "../bridge/contracts-giving";
import { messages } from "../bridge/texts";
import { firstCell, isBlank, isSingle, pointsIn, rangeOf, type Cell } from "./cells";
import { vulnerabilityIn } from "./options";
import { explained, spill } from "./spill";

/**
 * Lists the contracts, with their results, that give North-South these points, to help find a scoring error.
 * @customfunction CONTRACTS
 * @helpurl https://localhost:3000/functions-help.html#CONTRACTS
 * @param points is North-South's points, negative if East-West score, or a range of points. A blank cell gives a blank.
 * @param [vulnerability] is None, N-S, E-W or Both, or the number of the board. If omitted, contracts are listed for any vulnerability.
 * @returns A row for each possible result, with its contracts; for a range of points, all rows for a score in one cell.
 */
export function contracts(points: unknown[][], vulnerability?: unknown[][]): unknown[][] {
  const [pointsRange, vulnerabilityRange] = [rangeOf(points), rangeOf(vulnerability)];
  if (isSingle(pointsRange) && isSingle(vulnerabilityRange))
    return explained(() => linesFor(firstCell(pointsRange), firstCell(vulnerabilityRange))).map((line) => [line]);
  return spill(["points", "vulnerability"], [points, vulnerability], (cell, beside) =>
    linesFor(cell, beside).join("; ")
  );
}

function linesFor(pointsCell: Cell, vulnerabilityCell: Cell): readonly string[] {
  if (isBlank(pointsCell)) return [""];
  const points = pointsIn(pointsCell, messages.points);
  const vulnerability = vulnerabilityIn(vulnerabilityCell);
  const lines = contractsGiving(points, vulnerability);
  if (lines.length > 0) return lines;
  // The input is valid, but no contract gives these points.
  throw new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, messages.noContract(points, vulnerability));
}
