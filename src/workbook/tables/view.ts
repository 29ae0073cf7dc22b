import type { TableResult } from "../../sessions/results";
import type { PerSide, ScoredMatch } from "../../sessions/teams/match";

/** A board of a match as seen from one of its two tables, with North-South at that table first. */
interface BoardView {
  /** Result at this table, and whether the board was cancelled there. */
  readonly thisResult: TableResult | null;
  readonly isCancelled: boolean;
  readonly adjusted: PerSide<number> | null;
  /** True for the match's first table, where adjustments are typed. */
  readonly first: boolean;
}

/** Returns a board of a match as seen from one of its tables. */
export function viewFrom(table: number, { match, boards }: ScoredMatch, board: number): BoardView {
  const { results, cancelled, adjusted } = boards.find((candidate) => candidate.board === board)!;
  const first = match.tables[0] === table;
  return {
    thisResult: results[first ? 0 : 1],
    isCancelled: cancelled[first ? 0 : 1],
    adjusted: first || !adjusted ? adjusted : [adjusted[1], adjusted[0]],
    first,
  };
}
