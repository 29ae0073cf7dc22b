import type { BoardResult } from "../../../play/board-result";

/** The board and the table of the practice. */
export const PRACTICE_BOARD = { table: 1, board: 1 } as const;

/** True for the result that the practice asks for: South makes 4♠. */
export function isTask(result: BoardResult): boolean {
  if (result.kind !== "played") return false;
  const { contract, declarer } = result;
  const { level, strain, doubling } = contract;
  return level === 4 && strain === "S" && doubling === 0 && declarer === "S" && result.result === 0;
}
