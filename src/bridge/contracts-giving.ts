import { itemAt } from "./item-at";
import { printContract } from "./contract";
import { outcomes, vulnerabilities, type Outcome } from "./possible-scores";
import { printResult } from "./result";
import { SIDES, type Side } from "./seat";
import { contractLines } from "./contract-texts";
import type { Vulnerability } from "./vulnerability";

/** Contracts of one side with the same doubling and the same result that give the same points. */
interface Group extends Outcome {
  readonly side: Side;
  readonly vulnerable: boolean;
}

/**
 * Returns the contracts, with their results, that give North-South these points (Law 77), the likelier first: undoubled
 * ones and results near the contract.
 * @param points for North-South.
 * @param vulnerability of the board; null for any: then a line gives the vulnerability that it needs, if it needs one.
 * @returns a line for each result, such as "4H/4S by N-S =", "Any contract by E-W -2, not vulnerable" or "Passed out";
 *   empty if no contract gives these points.
 */
export function contractsGiving(points: number, vulnerability: Vulnerability | null): readonly string[] {
  if (points === 0) return [contractLines.passedOut];
  const key = `${points} ${vulnerability}`;
  const cached = LINES_CACHE.get(key);
  if (cached) return cached;
  const lines = linesFor(points, vulnerability);
  if (lines.length > 0) LINES_CACHE.set(key, lines);
  return lines;
}

/** Cache of lines, keyed by points and vulnerability, because columns repeat the same scores. */
const LINES_CACHE = new Map<string, readonly string[]>();

function linesFor(points: number, vulnerability: Vulnerability | null): readonly string[] {
  const groups = SIDES.flatMap((side) => {
    const won = side === "N-S" ? points : -points;
    return vulnerabilities(side, vulnerability).flatMap((vulnerable) =>
      (outcomes(vulnerable).get(won) ?? []).map((outcome) => ({ ...outcome, side, vulnerable }))
    );
  });
  const order = (group: Group) => group.doubling * 100 + Math.abs(group.result);
  const lines = groups.sort((a, b) => order(a) - order(b)).map((group) => print(group));
  return vulnerability === null ? bothWays(groups, lines) : lines;
}

function print({ bids, doubling, side, result }: Group): string {
  if (result >= 0) return contractLines.plus(bids.map(printContract).join("/"), side, printResult(result));
  return contractLines.down(itemAt(bids, 0).level, doubling, side, printResult(result));
}

/** Adds "vulnerable" or "not vulnerable" to each line that holds for only one of these. */
function bothWays(groups: readonly Group[], lines: readonly string[]): string[] {
  return [...new Set(lines)].map((line) => {
    const ways = groups.filter((_, i) => lines[i] === line).map(({ vulnerable }) => vulnerable);
    return ways.length > 1 ? line : contractLines.vulnerable(line, ways[0] === true);
  });
}
