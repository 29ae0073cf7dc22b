import { arePossibleTricks, declarerScore, tricksWon } from "./contract-score";
import { LEVELS, STRAINS, type Bid, type Doubling } from "./contract";
import { SIDES, type Side } from "./seat";
import type { Vulnerability } from "./vulnerability";

/** Contracts of one doubling and result that give their declarer the same points. */
export interface Outcome {
  readonly bids: readonly Bid[];
  readonly doubling: Doubling;
  readonly result: number;
}

/**
 * True if some contract gives North-South these points (Law 77).
 * @param vulnerability of the board; null for any.
 */
export function isPossibleScore(points: number, vulnerability: Vulnerability | null): boolean {
  return (
    points === 0 ||
    SIDES.some((side) => {
      const won = side === "N-S" ? points : -points;
      return vulnerabilities(side, vulnerability).some((isVulnerable) => outcomes(isVulnerable).has(won));
    })
  );
}

/** Returns every score that a declarer can have, in no particular order. */
export function possibleScores(vulnerable: boolean): number[] {
  return [...outcomes(vulnerable).keys()];
}

/** Returns the possible vulnerabilities of a side; both values if the board's vulnerability is unknown. */
export function vulnerabilities(side: Side, vulnerability: Vulnerability | null): boolean[] {
  if (vulnerability === null) return [false, true];
  return [vulnerability === "Both" || vulnerability === side];
}

const outcomesCache = new Map<boolean, ReadonlyMap<number, readonly Outcome[]>>();

/** Returns all outcomes for a declarer (Law 77), keyed by the points that they give; calculated on the first call. */
export function outcomes(vulnerable: boolean): ReadonlyMap<number, readonly Outcome[]> {
  let byPoints = outcomesCache.get(vulnerable);
  if (!byPoints) outcomesCache.set(vulnerable, (byPoints = allOutcomes(vulnerable)));
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

const RESULTS = Array.from({ length: 20 }, (_, i) => i - 13);

/** Returns the contracts that can have this result, with 0 to 13 tricks won. */
function bidsFor(doubling: Doubling, result: number): Bid[] {
  return LEVELS.filter((level) => arePossibleTricks(tricksWon({ level }, result))).flatMap((level) =>
    STRAINS.map((strain) => ({ level, strain, doubling }))
  );
}

/** Groups contracts of one result: all together if they go down, because they cost the same; otherwise by level. */
function byLevel(bids: readonly Bid[], result: number): Bid[][] {
  if (result < 0) return [[...bids]];
  return LEVELS.map((level) => bids.filter((bid) => bid.level === level)).filter((some) => some.length > 0);
}
