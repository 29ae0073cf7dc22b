import { tricksWon } from "../bridge/contract-score";
import { outlierReason, type OutlierReason } from "../bridge/outlier";
import { MANY_DOWN } from "../sessions/reading/typed-board";
import { toTableResult, type BoardResult } from "./board-result";

/** Reason to confirm a result before it counts. */
export type Unlikely = "many-down" | "all-tricks" | OutlierReason;

/** Number of overtricks in no trump from which a result with all thirteen tricks is usually a typing error. */
const MANY_OVER = 4;

/**
 * Returns the first reason to confirm a result that applies; null if the result is plausible.
 * @param others results of the other tables on the board.
 */
export function unlikely(board: number, boardResult: BoardResult, others: readonly BoardResult[]): Unlikely | null {
  if (boardResult.kind === "played") {
    const { contract, result } = boardResult;
    if (result <= -MANY_DOWN) return "many-down";
    const isLow = contract.level <= 3;
    if (result >= MANY_OVER && isLow && contract.strain === "NT" && tricksWon(contract, result) === 13)
      return "all-tricks";
  }
  // The table number does not matter.
  const tableResult = toTableResult(boardResult, 1, board);
  return (
    tableResult &&
    outlierReason(
      tableResult,
      others.flatMap((other) => toTableResult(other, 1, board) ?? [])
    )
  );
}
