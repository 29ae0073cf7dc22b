import { dealerOf } from "../bridge/board";
import { vulnerabilityOf } from "../bridge/vulnerability";
import { isBlank } from "./cells";
import { boardIn } from "./options";
import { spill } from "./spill";

/**
 * Gives the dealer of a board: N, E, S or W.
 * @customfunction DEALER
 * @helpurl https://localhost:3000/functions-help.html#DEALER
 * @param board is the number of the board, or a range of numbers. A blank cell gives a blank.
 * @returns The dealer's seat.
 */
export function dealer(board: unknown[][]): unknown[][] {
  return ofBoard(board, dealerOf);
}

/**
 * Gives the vulnerability of a board: None, N-S, E-W or Both.
 * @customfunction VULNERABILITY
 * @helpurl https://localhost:3000/functions-help.html#VULNERABILITY
 * @param board is the number of the board, or a range of numbers. A blank cell gives a blank.
 * @returns The vulnerable side or sides.
 */
export function vulnerability(board: unknown[][]): unknown[][] {
  return ofBoard(board, vulnerabilityOf);
}

function ofBoard(argument: unknown, fact: (board: number) => string): unknown[][] {
  return spill(["board"], [argument], (cell) => (isBlank(cell) ? "" : fact(boardIn(cell))));
}
