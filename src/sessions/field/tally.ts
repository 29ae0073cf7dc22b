import { topOf } from "../../bridge/matchpoints";
import { isAverage, ownAverage } from "../../bridge/own-average";
import { totalOf } from "../standings";
import { inParts, unitsPerPoint } from "./units";

/** A contestant's scores in one round or in all rounds, unrounded. */
export interface Tally {
  /** Matchpoints; the value of an average depends on the contestant's percentage on boards without averages. */
  readonly matchpoints: number;
  /** The most matchpoints that its scored boards could have given; 0 before the first. */
  readonly possible: number;
  /** Matchpoints in per cent of `possible`; null before the first scored board. */
  readonly percentage: number | null;
  /** The sum of cross-IMPs; null before the first scored board. */
  readonly imps: number | null;
  /** IMPs or victory points in teams; null for other scorings, and before the first scored board. */
  readonly points: number | null;
}

/**
 * A contestant's score on a board: matchpoints, cross-IMPs, and the Director's percentage; each null if there is none.
 */
export interface Won {
  readonly matchpoints: number | null;
  readonly imps: number | null;
  readonly given: number | null;
}

/** Sums over some boards; averages are still as typed. */
export interface Count {
  readonly matchpoints: number;
  readonly possible: number;
  readonly imps: number | null;
  readonly points: number | null;
  /** The percentages that were awarded as averages. */
  readonly averages: readonly number[];
  /** The part of `matchpoints` that comes from averages. */
  readonly artificial: number;
}

/** Adds up boards; `results` is the most results of a board. */
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
 * Values the averages in a count, and returns its scores.
 * @param all sums over all boards so far, by which averages are valued; may equal `count`.
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

/** Returns the percentage on boards without averages; null if there are no such boards. */
function ownPercentage({ matchpoints, possible, averages, artificial }: Count, results: number): number | null {
  const [exactUnits, possibleAlone] = [
    inParts(matchpoints - artificial, results),
    possible - averages.length * topOf(results),
  ];
  return possibleAlone === 0 ? null : (100 * exactUnits) / (unitsPerPoint(results) * possibleAlone);
}

/** Returns the sum of one kind of points on boards with at most `results` results; null if no board has any. */
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
