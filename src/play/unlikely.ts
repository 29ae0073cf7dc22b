import { tricksWon } from "../bridge/contract-score";
import { outlierReason, type OutlierReason } from "../bridge/outlier";
import { MANY_DOWN } from "../sessions/reading/typed-board";
import { toTableResult, type BoardResult } from "./board-result";

/** What makes a result worth a second look before it counts. */
export type Unlikely = "many-down" | "all-tricks" | OutlierReason;

/** Overtricks in no trump that are more often a slip of the finger. */
const MANY_OVER = 4;

/**
 * What is unlikely about a result, the first of these that applies; null for nothing.
 * @param others what other tables have said of the board.
 */
export function unlikely(board: number, said: BoardResult, others: readonly BoardResult[]): Unlikely | null {
  if (said.kind === "played") {
    const { contract, result } = said;
    if (result <= -MANY_DOWN) return "many-down";
    const isLow = contract.level <= 3;
    if (result >= MANY_OVER && isLow && contract.strain === "NT" && tricksWon(contract, result) === 13)
      return "all-tricks";
  }
  // At which table does not matter here.
  const here = toTableResult(said, 1, board);
  return (
    here &&
    outlierReason(
      here,
      others.flatMap((other) => toTableResult(other, 1, board) ?? [])
    )
  );
}
