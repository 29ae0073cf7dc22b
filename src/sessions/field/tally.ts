import { topOf } from "../../bridge/matchpoints";
import { isAverage, ownAverage } from "../../bridge/own-average";
import { totalOf } from "../standings";
import { inParts, unitsPerPoint } from "./units";

/** A contestant's scores, of a round or in all, unrounded. */
export interface Tally {
  /** With averages by the percentage on the other boards. */
  readonly matchpoints: number;
  /** The most matchpoints that its scored boards could have given; 0 before the first. */
  readonly possible: number;
  /** Matchpoints in per cent of the possible; null before the first scored board. */
  readonly percentage: number | null;
  /** The sum of cross-IMPs; null before the first scored board. */
  readonly imps: number | null;
  /** IMPs or victory points in teams; null where they are not scored by. */
  readonly points: number | null;
}

/** A contestant's score on a board: matchpoints, cross-IMPs, and the Director's percentage if there is one. */
export interface Won {
  readonly matchpoints: number | null;
  readonly imps: number | null;
  readonly given: number | null;
}

/** Sums over some boards; averages are kept as typed. */
export interface Count {
  readonly matchpoints: number;
  readonly possible: number;
  readonly imps: number | null;
  readonly points: number | null;
  /** The percentages of its averages. */
  readonly averages: readonly number[];
  /** The matchpoints that were given for those. */
  readonly artificial: number;
}

/** Adds up boards with so many results. */
export function countOf(boards: readonly Won[], results: number): Omit<Count, "points"> {
  const scored = boards.filter(({ matchpoints }) => matchpoints !== null);
  const artificial = scored.filter(({ given }) => given !== null && isAverage(given));
  return {
    matchpoints: exactSum(scored, "matchpoints", results) ?? 0,
    possible: scored.length * topOf(results),
    imps: exactSum(boards, "imps", results),
    averages: artificial.flatMap(({ given }) => given ?? []),
    artificial: exactSum(artificial, "matchpoints", results) ?? 0,
  };
}

/** Adds up rounds. */
export function countTogether(counts: readonly Count[], results: number): Count {
  return {
    matchpoints: exactSum(counts, "matchpoints", results) ?? 0,
    possible: counts.reduce((sum, { possible }) => sum + possible, 0),
    imps: exactSum(counts, "imps", results),
    points: totalOf(counts.map(({ points }) => points)),
    averages: counts.flatMap(({ averages }) => averages),
    artificial: exactSum(counts, "artificial", results) ?? 0,
  };
}

/**
 * Values averages and sums up.
 * @param all sums over all boards up to then, by which averages are valued; may equal `count`.
 */
export function tallyOf(count: Count, all: Count, results: number): Tally {
  const { matchpoints, possible, imps, points, averages } = count;
  const ownShare = ownPercentage(all, results);
  const more = averages.reduce((sum, given) => sum + ownAverage(given, ownShare) - given, 0);
  const percentage = (100 * inParts(matchpoints, results)) / (unitsPerPoint(results) * possible);
  return {
    matchpoints: matchpoints + (topOf(results) * more) / 100,
    possible,
    imps,
    points,
    percentage: possible === 0 ? null : percentage + (topOf(results) * more) / possible,
  };
}

/** The percentage on boards without averages; null where there are none. */
function ownPercentage({ matchpoints, possible, averages, artificial }: Count, results: number): number | null {
  const [exactUnits, possibleAlone] = [
    inParts(matchpoints - artificial, results),
    possible - averages.length * topOf(results),
  ];
  return possibleAlone === 0 ? null : (100 * exactUnits) / (unitsPerPoint(results) * possibleAlone);
}

/** The sum of a kind of points of boards with so many results; null where there are none at all. */
function exactSum<Key extends string>(
  all: readonly Readonly<Record<Key, number | null>>[],
  key: Key,
  results: number
): number | null {
  const numbers = all.flatMap((each) => each[key] ?? []);
  return numbers.length === 0
    ? null
    : numbers.reduce((sum: number, won) => sum + inParts(won, results), 0) / unitsPerPoint(results);
}
