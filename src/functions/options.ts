import { checkBoard } from "../bridge/board";
import { agreedResult } from "../bridge/contract";
import { InputError } from "../bridge/input-error";
import { messages } from "../bridge/texts";
import { parseResult } from "../bridge/result";
import { parseVulnerability, type Vulnerability } from "../bridge/vulnerability";
import { firstCell, isBlank, isSingle, rangeOf, toNumber, type Cell } from "./cells";

/** The one cell of an optional argument; null where it is left out or blank. */
export function optionalCell(name: string, argument: unknown): Cell {
  const range = rangeOf(argument);
  if (!isSingle(range)) throw new InputError(messages.oneCell(name));
  const cell = firstCell(range);
  return isBlank(cell) ? null : cell;
}

/** An optional TRUE or FALSE, which 1 and 0 are too; FALSE where it is left out. */
export function yesOrNo(name: string, argument: unknown): boolean {
  const cell = optionalCell(name, argument);
  if (cell === null) return false;
  const word = String(cell).trim().toUpperCase();
  if (word === "TRUE" || toNumber(cell) === 1) return true;
  if (word === "FALSE" || toNumber(cell) === 0) return false;
  throw new InputError(messages.yesOrNo(name, cell));
}

/** The number of a board in a cell that is not blank; 12 and the text "12" are one board. */
export function boardIn(cell: Cell): number {
  const board = toNumber(cell);
  if (Number.isNaN(board)) throw new InputError(messages.board(cell));
  return checkBoard(board);
}

/** The vulnerability in a cell, as a word or the number of a board; null where it is blank. */
export function vulnerabilityIn(cell: Cell): Vulnerability | null {
  return isBlank(cell) ? null : readVulnerability(cell);
}

/** The vulnerability in a cell that is not blank. */
export function readVulnerability(cell: Cell): Vulnerability {
  return parseVulnerability(typeof cell === "number" ? cell : String(cell));
}

/**
 * The result of a contract; null where there is none.
 * @param written what stands behind the contract.
 * @throws InputError when the cell has another.
 */
export function resultIn(written: number | null, cell: Cell): number | null {
  // A blank cell that arrives as 0 must not contradict a result behind the contract.
  if (written !== null && cell === 0) return written;
  return agreedResult(written, isBlank(cell) ? null : parseResult(cell));
}
