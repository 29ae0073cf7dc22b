import { checkBoard } from "../bridge/board";
import { boardFaults } from "../bridge/board-fault-texts";
import { agreedDeclarer, agreedResult, parsePlay, notPlayedReason, type Contract } from "../bridge/contract";
import { InputError } from "../bridge/input-error";
import { messages } from "../bridge/texts";
import { parseResult } from "../bridge/result";
import { parseSeat, type Seat } from "../bridge/seat";
import { parseVulnerability, type Vulnerability } from "../bridge/vulnerability";
import { firstCell, isBlank, isBlankText, isSingle, numberIn, rangeOf, refuseDate, toNumber, type Cell } from "./cells";

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

/** No set of boards has a higher number: it is a slip, or a date. */
const MAX_BOARD = 999;

/** The number of a board in a cell that is not blank; 12 and the text "12" are one board. */
export function boardIn(cell: Cell): number {
  refuseDate("board number", cell);
  const board = checkBoard(numberIn(cell, messages.board));
  if (board > MAX_BOARD) throw new InputError(messages.boardTooHigh(board, MAX_BOARD));
  return board;
}

/** The vulnerability in a cell, as a word or the number of a board; null where it is blank. */
export function vulnerabilityIn(cell: Cell): Vulnerability | null {
  return isBlank(cell) ? null : readVulnerability(cell);
}

/** The vulnerability in a cell that is not blank. */
export function readVulnerability(cell: Cell): Vulnerability {
  if (toNumber(cell) > MAX_BOARD) boardIn(cell);
  return parseVulnerability(typeof cell === "number" ? cell : String(cell));
}

/** A contract, as far as its cells are filled in. */
interface PlayInCells {
  readonly contract: Contract;
  readonly declarer: Seat | null;
  readonly result: number | null;
}

/**
 * A contract that is not blank with its declarer and result, which may be behind it, in their own cells, or both.
 * @throws InputError when two places differ.
 */
export function playIn(contractCell: Cell, declarerCell: Cell, resultCell: Cell): PlayInCells {
  refuseDate("contract", contractCell);
  const written = parsePlay(String(contractCell));
  // People write something beside a pass too, such as a dash.
  if (written.contract === "Pass") return written;
  const result = resultIn(written.result, resultCell);
  const declarer = isBlankText(declarerCell) ? null : parseSeat(String(declarerCell));
  return { contract: written.contract, declarer: agreedDeclarer(written.declarer, declarer), result };
}

/** True for a cell without a contract, or that says that the board was not played. */
export function hasNoContract(cell: Cell): boolean {
  return isBlankText(cell) || (typeof cell === "string" && !/^\d/.test(cell) && notPlayedReason(cell) !== null);
}

/** The most overtricks that a contract can have: a higher number is one of tricks. */
const MAX_OVERTRICKS = 6;

function resultIn(written: number | null, cell: Cell): number | null {
  // A blank cell that arrives as 0 must not contradict a result behind the contract.
  if (isBlank(cell) || (written !== null && cell === 0)) return written;
  refuseDate("result", cell);
  const tricks = toNumber(cell);
  if (tricks > MAX_OVERTRICKS && tricks <= 13) throw new InputError(boardFaults.unsigned(tricks));
  return agreedResult(written, parseResult(cell));
}
