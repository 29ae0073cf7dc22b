import { itemAt } from "./item-at";
import { InputError } from "./input-error";
import { messages } from "./texts";
import { SEATS, type Seat } from "./seat";

/**
 * Checks a board number.
 * @returns the same number.
 * @throws InputError unless it is a whole number from 1.
 */
export function checkBoard(board: number): number {
  if (!Number.isSafeInteger(board) || board < 1) throw new InputError(messages.board(board));
  return board;
}

/**
 * The dealer of a board: N, E, S, W, repeating every four boards (Law 2).
 * @throws InputError unless the board is a whole number from 1.
 */
export function dealerOf(board: number): Seat {
  return itemAt(SEATS, (checkBoard(board) - 1) % 4);
}
