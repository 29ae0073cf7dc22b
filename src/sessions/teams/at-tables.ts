import { impsOf } from "../../bridge/imp";
import { UNPLAYED, type BoardState } from "../at-tables";
import { tableBoardKey } from "../results";
import type { ComparedBoard, SessionMatch, Swing } from "../scored-session";
import type { PerSide, PlannedMatch, ScoredMatch } from "./match";

/** Returns the state of each board at a table. At a match's second table, the second team sits North-South. */
export function inMatches(matches: readonly ScoredMatch[]): (table: number, board: number) => BoardState {
  const found = new Map(
    matches.flatMap(({ match, boards }) =>
      boards.flatMap(({ board, results, cancelled, adjusted, points }) =>
        ([0, 1] as const).map((side) => {
          const oriented = (both: PerSide<number> | null) =>
            both && (side === 0 ? both : ([both[1], both[0]] as const));
          const state: BoardState = {
            ...UNPLAYED,
            result: results[side],
            isCancelled: cancelled[side],
            isAdjusted: adjusted !== null,
            awarded: oriented(adjusted),
            points: oriented(points),
          };
          return [tableBoardKey(match.tables[side], board), state] as const;
        })
      )
    )
  );
  return (table, board) => found.get(tableBoardKey(table, board)) ?? UNPLAYED;
}

/** Returns the boards of matches with their IMPs; null IMPs for adjusted boards, and until both tables have played. */
export function swingsIn(matches: readonly ScoredMatch[]): Swing[] {
  return matches.flatMap(({ match: { teams, tables }, boards }) =>
    boards.map(({ board, results, net, adjusted }) => ({
      board,
      imps: adjusted !== null || net === null ? null : impsOf(net),
      sides: [[teams[0]], [teams[1]]] as const,
      tables,
      results,
    }))
  );
}

/** Returns all boards of matches. */
export function comparedIn(matches: readonly ScoredMatch[]): ComparedBoard[] {
  return matches.flatMap(({ boards }) => boards);
}

/** Returns matches that are played board by board, if they have a score. */
export function matchesIn<Match extends PlannedMatch>(
  matches: readonly Pick<ScoredMatch<Match>, "match" | "won" | "vps" | "scoredBoards">[],
  roundOf: (match: Match) => number | null
): SessionMatch[] {
  return matches.flatMap(({ match, won, vps, scoredBoards }) =>
    scoredBoards === 0 ? [] : [{ round: roundOf(match), teams: match.teams, score: won, vps, atTables: match }]
  );
}

/** Returns the other table at which a board of these matches is played; null if the table does not play the board. */
export function otherTableIn(matches: readonly PlannedMatch[], table: number, board: number): number | null {
  const match = matches.find(({ tables, boards }) => tables.includes(table) && boards.includes(board));
  return match?.tables.find((other) => other !== table) ?? null;
}
