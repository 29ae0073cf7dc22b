import type { TableRound } from "../sessions/at-tables";
import type { TablePlan } from "../sessions/table-plan";
import { roundsAt } from "./at-table";
import type { BoardResult } from "./board-result";
import { entryKey } from "./evening";

/**
 * A board on the score sheet of a table. "now": the first board after the last one with a result; "missing": an earlier
 * board without a result; "hidden": a board whose result may not be seen yet.
 */
export interface SheetBoard {
  readonly board: number;
  readonly result: BoardResult | null;
  readonly state: "played" | "hidden" | "missing" | "now" | "later";
}

/** A round, or half of one, on the score sheet of a table. */
export interface SheetRound {
  readonly place: TableRound;
  readonly boards: readonly SheetBoard[];
  /** True if the table has not reached the round. */
  readonly isLater: boolean;
}

/**
 * Returns the score sheet of a table in the order of play.
 * @param isHidden returns true for a board whose result may not be seen yet.
 */
export function tableSheet(
  plan: TablePlan,
  table: number,
  results: ReadonlyMap<string, BoardResult>,
  isHidden: (board: number) => boolean = () => false
): SheetRound[] {
  const rounds = roundsAt(plan, table);
  const resultOf = (board: number) => results.get(entryKey({ table, board })) ?? null;
  const order = rounds.flatMap(({ boards }) => boards);
  const now = order.map((board) => resultOf(board) !== null).lastIndexOf(true) + 1;
  const stateOf = (board: number): SheetBoard["state"] => {
    if (resultOf(board) !== null) return isHidden(board) ? "hidden" : "played";
    const index = order.indexOf(board);
    return index < now ? "missing" : index === now ? "now" : "later";
  };
  return rounds.map((place) => {
    const boards = place.boards.map((board): SheetBoard => {
      const state = stateOf(board);
      return { board, result: state === "hidden" ? null : resultOf(board), state };
    });
    return { place, boards, isLater: boards.every(({ state }) => state === "later") };
  });
}
