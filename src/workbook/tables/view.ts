import type { Both, MatchBoard, ScoredMatch } from "../../sessions/teams/match";
import type { TableResult } from "../../sessions/results";
import type { BoardAtTable } from "../working/put-steps";

/** A board of a match as one of its tables sees it: North-South there first. */
export interface BoardView {
  readonly board: number;
  /** What happened at this table, and at the other. */
  readonly here: TableResult | null;
  readonly there: TableResult | null;
  /** Whether it was cancelled at this table, and at the other. */
  readonly isCancelled: { readonly here: boolean; readonly there: boolean };
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
  const { results, cancelled, net, adjusted, points } = found;
  if (match.tables[0] === table) {
    const [here, there] = results;
    return {
      board,
      here,
      there,
      isCancelled: { here: cancelled[0], there: cancelled[1] },
      net,
      adjusted,
      points,
      first: true,
    };
  }
  return {
    board,
    here: results[1],
    there: results[0],
    isCancelled: { here: cancelled[1], there: cancelled[0] },
    net: turnedNet(found),
    adjusted: adjusted && turned(adjusted),
    points: points && turned(points),
    first: false,
  };
}

/** A board at a table of a match, as it stands there. */
export function boardAt(table: number, match: ScoredMatch, board: number): BoardAtTable {
  const { here, isCancelled } = viewFrom(table, match, board);
  return { board, result: here, isCancelled: isCancelled.here };
}

/** Both sides the other way round. */
export function turned<T>([first, second]: Both<T>): Both<T> {
  return [second, first];
}

function turnedNet({ net }: MatchBoard): number | null {
  return net === null || net === 0 ? net : -net;
}
