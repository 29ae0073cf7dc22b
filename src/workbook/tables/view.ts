import type { TableResult } from "../../sessions/results";
import type { PerSide, ScoredMatch } from "../../sessions/teams/match";

/** A board of a match as one of its tables sees it: North-South there first. */
interface BoardView {
  /** What happened at this table, and whether it was cancelled there. */
  readonly here: TableResult | null;
  readonly isCancelled: boolean;
  readonly adjusted: PerSide<number> | null;
  /** Whether it is the match's first table: adjustments are typed there. */
  readonly first: boolean;
}

/** A board as a table sees it. */
export function viewFrom(table: number, { match, boards }: ScoredMatch, board: number): BoardView {
  const { results, cancelled, adjusted } = boards.find((known) => known.board === board)!;
  const first = match.tables[0] === table;
  return {
    here: results[first ? 0 : 1],
    isCancelled: cancelled[first ? 0 : 1],
    adjusted: first || !adjusted ? adjusted : [adjusted[1], adjusted[0]],
    first,
  };
}
