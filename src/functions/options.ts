import { checkBoard } from "../bridge/board";
import { boardFaults } from "../bridge/board-fault-texts";
import { agreedDeclarer, agreedResult, parsePlay, notPlayedReason, type Contract } from "../bridge/contract";
import { InputError } from "../bridge/input-error";
import { messages } from "../bridge/texts";
import { parseResult } from "../bridge/result";
import { parseSeat, type Seat } from "../bridge/seat";
import { parseVulnerability, type Vulnerability } from "../bridge/vulnerability";
import { firstCell, isBlank, isBlankText, isSingle, numberIn, rangeOf, refuseDate, toNumber, type Cell } from "./cells";

/** Returns the single cell of an optional argument; null if the argument is omitted or blank. */
export function optionalCell(name: string, argument: unknown): Cell {
  const range = rangeOf(argument);
  if (!isSingle(range)) throw new InputError(messages.oneCell(name));
  const cell = firstCell(range);
  return isBlank(cell) ? null : cell;
}

/** Reads an optional TRUE or FALSE, which may be 1 or 0; false if the argument is omitted or blank. */
export function yesOrNo(name: string, argument: unknown): boolean {
  const cell = optionalCell(name, argument);
  if (cell === null) return false;
  const word = String(cell).trim().toUpperCase();
  if (word === "TRUE" || toNumber(cell) === 1) return true;
  if (word === "FALSE" || toNumber(cell) === 0) return false;
  throw new InputError(messages.yesOrNo(name, cell));
}

/** Highest accepted board number; a higher number is a typing error, or a date. */
const MAX_BOARD = 999;

/** Returns the board number in a cell that is not blank; 12 and the text "12" are the same board. */
export function boardIn(cell: Cell): number {
  refuseDate("board number", cell);
  const board = checkBoard(numberIn(cell, messages.board));
  if (board > MAX_BOARD) throw new InputError(messages.boardTooHigh(board, MAX_BOARD));
  return board;
}

/** Returns the vulnerability in a cell, given as a word or as the number of a board; null for a blank cell. */
export function vulnerabilityIn(cell: Cell): Vulnerability | null {
  return isBlank(cell) ? null : readVulnerability(cell);
}

/** The vulnerability in a cell that is not blank. */
export function readVulnerability(cell: Cell): Vulnerability {
  if (toNumber(cell) > MAX_BOARD) boardIn(cell);
  return parseVulnerability(typeof cell === "number" ? cell : String(cell));
}

/** A contract with declarer and result, which are null if they are not entered. */
interface PlayInCells {
  readonly contract: Contract;
  readonly declarer: Seat | null;
  readonly result: number | null;
}

/**
 * Reads a contract that is not blank, with declarer and result, which may follow the contract, be in their own cells,
 * or both.
 * @throws InputError when two places differ.
 */
export function playIn(contractCell: Cell, declarerCell: Cell, resultCell: Cell): PlayInCells {
  refuseDate("contract", contractCell);
  const written = parsePlay(String(contractCell));
  // Cells beside a pass are ignored, because people write something there, such as a dash.
  if (written.contract === "Pass") return written;
  const result = resultIn(written.result, resultCell);
  const declarer = isBlankText(declarerCell) ? null : parseSeat(String(declarerCell));
  return { contract: written.contract, declarer: agreedDeclarer(written.declarer, declarer), result };
}

/** True if the cell is blank, or says that the board was not played. */
export function hasNoContract(cell: Cell): boolean {
  return isBlankText(cell) || (typeof cell === "string" && !/^\d/.test(cell) && notPlayedReason(cell) !== null);
}

/** Maximum number of overtricks; a higher number seems to be the number of tricks won. */
const MAX_OVERTRICKS = 6;

function resultIn(written: number | null, cell: Cell): number | null {
  // A blank cell that Excel passes as 0 must not contradict a result written after the contract.
  if (isBlank(cell) || (written !== null && cell === 0)) return written;
  refuseDate("result", cell);
  const tricks = toNumber(cell);
  if (tricks > MAX_OVERTRICKS && tricks <= 13) throw new InputError(boardFaults.unsigned(tricks));
  return agreedResult(written, parseResult(cell));
}
