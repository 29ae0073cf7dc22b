import { roundToHundredths } from "../../bridge/points";
import { boardScoring, type BoardAtTable, type SeatedPair } from "../at-tables";
import { printedBoard, sessionOf, type Scored } from "../kinds";

/** A board at the tables whose results are compared, or at the only table. */
export interface Comparison {
  readonly board: number;
  readonly tables: readonly BoardAtTable[];
  /**
   * Tables that show the gain: all tables of a match; otherwise the best and the worst table for North-South, or one
   * table if all have the same result.
   */
  readonly ends: readonly BoardAtTable[];
  /**
   * Size of the gain. With one or two tables it is in the unit of the scoring. With more tables, and at matchpoints or
   * board-a-match, it is the spread of the results in points. Null until the board is compared.
   */
  readonly swing: number | null;
  readonly unit: "imps" | "points";
  /** True if the swing is the difference between the best and the worst of many results. */
  readonly isSpread: boolean;
  /** The pairs that gained most; empty if nobody did. */
  readonly gainers: readonly SeatedPair[];
}

/** Returns the boards of a session in the order of their numbers, each with the tables that are compared. */
export function comparisonsOf(scored: Scored): Comparison[] {
  const { boards, inPlace = [], swings } = sessionOf(scored);
  const scoring = boardScoring(scored.plan);
  const numberOf = ({ board }: BoardAtTable) => printedBoard(scored.plan, board);
  const numbers = [...new Set(boards.map(numberOf))];
  const groups =
    swings.length > 0
      ? swings.map(({ board, tables }) => boards.filter((play) => play.board === board && tables.includes(play.table)))
      : numbers.map((board) =>
          [...boards, ...inPlace]
            .filter((play) => numberOf(play) === board)
            .sort((first, second) => first.table - second.table)
        );
  return groups
    .map((tables) =>
      tables.length <= 2 && scoring !== "matchpoints" && scoring !== "bam" ? match(tables, scoring) : field(tables)
    )
    .sort((first, second) => first.board - second.board);
}

/** Compares two tables; a single table's gain is its own score. */
function match(tables: readonly BoardAtTable[], unit: Comparison["unit"]): Comparison {
  const gain = gainOf(tables[0]);
  const gainers = tables.flatMap((play) => {
    const nsGain = gainOf(play) ?? 0;
    return nsGain === 0 ? [] : [play.sitting[nsGain > 0 ? 0 : 1]];
  });
  const swing = gain === null ? null : Math.abs(gain);
  return { board: tables[0]?.board ?? 0, tables, ends: tables, swing, unit, isSpread: false, gainers };
}

/**
 * Returns North-South's gain at a table: half the difference of the sides' points, because adjusted scores need not
 * balance; null before the score.
 */
export function gainOf(play: BoardAtTable | undefined): number | null {
  if (!play?.points) return null;
  const [ns, ew] = play.points;
  return roundToHundredths((ns - ew) / 2);
}

/** Compares the results of many tables by their points. */
function field(tables: readonly BoardAtTable[]): Comparison {
  const pointsOf = ({ result }: BoardAtTable) => result?.points ?? 0;
  const played = tables
    .filter(({ result }) => result !== null)
    .sort((first, second) => pointsOf(second) - pointsOf(first));
  const [best, worst] = [played[0], played[played.length - 1]];
  const swing = best && worst && played.length > 1 ? pointsOf(best) - pointsOf(worst) : null;
  return {
    board: tables[0]?.board ?? 0,
    tables,
    ends: best && worst && swing ? [best, worst] : played.slice(0, 1),
    swing,
    unit: "points",
    isSpread: true,
    gainers: best && worst && swing ? [best.sitting[0], worst.sitting[1]] : [],
  };
}

/** Sorts the boards with a swing, the largest first. */
export function largestSwings(comparisons: readonly Comparison[]): Comparison[] {
  return comparisons.filter(({ swing }) => swing).sort((first, second) => (second.swing ?? 0) - (first.swing ?? 0));
}
