import { declarerScore } from "./contract-score";
import { printContract, STRAINS, type Bid, type Doubling } from "./contract";
import { printResult } from "./result";
import type { Side } from "./seat";
import type { Vulnerability } from "./vulnerability";

/** Contracts of one doubling and result that give their declarer the same points. */
interface Outcome {
  readonly bids: readonly Bid[];
  readonly doubling: Doubling;
  readonly result: number;
}

/** Such contracts by one side. */
interface Group extends Outcome {
  readonly side: Side;
  readonly vulnerable: boolean;
}

const DOUBLED = ["", " doubled", " redoubled"] as const;

/**
 * The contracts, with their results, that give North-South these points (Law 77), the likelier
 * first: undoubled ones and results near the contract.
 * @param points for North-South.
 * @param vulnerability of the board; null for any, and then each line says who it is for where
 * that matters.
 * @returns a line for each result, such as "4H/4S by N-S =", "Any contract by E-W -2, not
 * vulnerable" or "Passed out"; none where no contract gives these points.
 */
export function contractsGiving(points: number, vulnerability: Vulnerability | null): string[] {
  if (points === 0) return ["Passed out"];
  const groups = SIDES.flatMap((side) => {
    const own = side === "N-S" ? points : -points;
    return vulnerabilities(side, vulnerability).flatMap((vulnerable) =>
      (outcomes(vulnerable).get(own) ?? []).map((outcome) => ({ ...outcome, side, vulnerable }))
    );
  });
  const order = (group: Group) => group.doubling * 100 + Math.abs(group.result);
  const lines = groups.sort((a, b) => order(a) - order(b)).map((group) => print(group));
  return vulnerability === null ? bothWays(groups, lines) : lines;
}

const SIDES: readonly Side[] = ["N-S", "E-W"];

function vulnerabilities(side: Side, vulnerability: Vulnerability | null): boolean[] {
  if (vulnerability === null) return [false, true];
  return [vulnerability === "Both" || vulnerability === side];
}

const known = new Map<boolean, ReadonlyMap<number, readonly Outcome[]>>();

/** All that can happen to a declarer, by the points that it gives; made up once. */
function outcomes(vulnerable: boolean): ReadonlyMap<number, readonly Outcome[]> {
  let byPoints = known.get(vulnerable);
  if (!byPoints) known.set(vulnerable, (byPoints = allOutcomes(vulnerable)));
  return byPoints;
}

function allOutcomes(vulnerable: boolean): Map<number, Outcome[]> {
  const byPoints = new Map<number, Outcome[]>();
  for (const doubling of [0, 1, 2] as const)
    for (const result of RESULTS) {
      const byScore = new Map<number, Bid[]>();
      for (const bid of bidsFor(doubling, result)) {
        const points = declarerScore(bid, result, vulnerable);
        byScore.set(points, [...(byScore.get(points) ?? []), bid]);
      }
      for (const [points, same] of byScore)
        for (const bids of byLevel(same, result))
          byPoints.set(points, [...(byPoints.get(points) ?? []), { bids, doubling, result }]);
    }
  return byPoints;
}

const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
const RESULTS = Array.from({ length: 20 }, (_, i) => i - 13);

/** The bids that a result is possible for: it leaves 0 to 13 tricks. */
function bidsFor(doubling: Doubling, result: number): Bid[] {
  return LEVELS.filter((level) => level + 6 + result >= 0 && level + 6 + result <= 13).flatMap(
    (level) => STRAINS.map((strain) => ({ level, strain, doubling }))
  );
}

/** Down, all contracts cost the same and stand together; made, those of a level do. */
function byLevel(bids: readonly Bid[], result: number): Bid[][] {
  if (result < 0) return [[...bids]];
  return LEVELS.map((level) => bids.filter((bid) => bid.level === level)).filter(
    (some) => some.length > 0
  );
}

function print({ bids, doubling, side, result }: Group): string {
  if (result >= 0) return `${bids.map(printContract).join("/")} by ${side} ${printResult(result)}`;
  const lowest = bids[0]!.level;
  const levels = lowest === 1 ? "" : lowest === 7 ? " at level 7" : ` from level ${lowest} up`;
  return `Any contract${levels}${DOUBLED[doubling]} by ${side} ${printResult(result)}`;
}

/** Says for which vulnerability a line is, except where it is for both. */
function bothWays(groups: readonly Group[], lines: readonly string[]): string[] {
  return [...new Set(lines)].map((line) => {
    const ways = groups.filter((_, i) => lines[i] === line).map(({ vulnerable }) => vulnerable);
    return ways.length > 1 ? line : `${line}, ${ways[0] ? "vulnerable" : "not vulnerable"}`;
  });
}
