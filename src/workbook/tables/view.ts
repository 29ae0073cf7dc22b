import type { Both, MatchBoard, ScoredMatch } from "../../sessions/teams/match";
import type { TableResult } from "../../sessions/results";

/** A board of a match as one of its tables sees it: North-South there first. */
export interface BoardView {
  readonly board: number;
  /** What happened at this table, and at the other. */
  readonly here: TableResult | null;
  readonly there: TableResult | null;
  /** Net points of North-South. */
  readonly net: number | null;
  readonly adjusted: Both<number> | null;
  readonly points: Both<number> | null;
  /** Whether it is the match's first table: adjustments are typed there. */
  readonly first: boolean;
}

/** A board as a table sees it. */
export function viewFrom(table: number, { match, boards }: ScoredMatch, board: number): BoardView {
  const found = boards.find((known) => known.board === board)!;
  const { results, net, adjusted, points } = found;
  if (match.tables[0] === table) {
    const [here, there] = results;
    return { board, here, there, net, adjusted, points, first: true };
  }
  return {
    board,
    here: results[1],
    there: results[0],
    net: turnedNet(found),
    adjusted: adjusted && turned(adjusted),
    points: points && turned(points),
    first: false,
  };
}

/** Both sides the other way round. */
export function turned<T>([first, second]: Both<T>): Both<T> {
  return [second, first];
}

function turnedNet({ net }: MatchBoard): number | null {
  return net === null || net === 0 ? net : -net;
}
