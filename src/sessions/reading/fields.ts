import { boardFaults } from "../../bridge/board-fault-texts";
import { InputError } from "../../bridge/input-error";
import { isPossibleScore } from "../../bridge/possible-scores";
import { mayHaveThousands, plainDecimals, plainNumber } from "../../bridge/plain-number";
import { messages } from "../../bridge/texts";
import { resultTexts } from "../result-texts";

/** A table of a session with the boards that it plays. */
export interface TableBoards {
  /** Number of the table, from 1. */
  readonly table: number;
  /** The table's name for people and in files: its number, or the letter of a team. */
  readonly name: string;
  readonly boards: readonly number[];
  /** Converts a board's number to the deal number shown in lines of results. */
  readonly shown?: (board: number) => number;
}

/**
 * Returns the number by which people and lines of results know a board, and the noun that it counts: boards or deals.
 */
export function shownAt(table: Pick<TableBoards, "shown"> | null, board: number) {
  const { counted, named } = resultTexts.results;
  const deal = table?.shown?.(board);
  const [label, number] = deal === undefined ? [counted.boards, board] : [counted.deals, deal];
  return { counted: label, number, name: named(label, number) };
}

/** Reads a field that may be blank; null if it is blank. */
export function optional<T>(text: string, reader: (text: string) => T): T | null {
  return text === "" ? null : reader(text);
}

/** The rooms of a match, in the order of its two tables. */
const ROOMS = ["OPEN", "CLOSED"];

/** Reads the number or letter of a table; if there are two tables, also "Open" and "Closed". */
export function readTable(text: string, tables: readonly TableBoards[]): TableBoards {
  const plain = text.toUpperCase();
  const room = tables.length === ROOMS.length ? tables[ROOMS.indexOf(plain.replace(/ ROOM$/, ""))] : undefined;
  const found = tables.find(({ name }) => name === plain) ?? room;
  if (!found)
    throw new InputError(
      resultTexts.results.table(
        text,
        tables.map(({ name }) => name)
      )
    );
  return found;
}

/** Reads the number of one of a session's boards. */
export function readBoard(
  text: string,
  boards: readonly number[],
  table: Pick<TableBoards, "shown"> | null = null
): number {
  const { counted, number: firstNumber } = shownAt(table, boards[0] ?? 0);
  const accepted = resultTexts.results.span(firstNumber, shownAt(table, boards[boards.length - 1] ?? 0).number);
  if (!/^\d{1,4}$/.test(text)) throw new InputError(resultTexts.results.boardNotNumber(text, counted, accepted));
  const number = Number(text);
  const board = boards.find((candidate) => shownAt(table, candidate).number === number);
  if (board === undefined) throw new InputError(resultTexts.results.boardNotInSession(number, counted, accepted));
  return board;
}

type Whose = keyof typeof resultTexts.results.adjustedFor;

/** Returns a reader of adjustments for a side, which is named in the message. */
function adjustedReader(number: RegExp, refusal: (typed: string, side: string) => string) {
  return (text: string, side: Whose): number => {
    const plain = plainDecimals(plainNumber(text));
    if (!number.test(plain)) throw new InputError(refusal(text, resultTexts.results.adjustedFor[side]));
    return Number(plain) || 0;
  };
}

/** Reads the IMPs of an adjustment. */
export const readAdjusted = adjustedReader(/^[+-]?\d{1,2}$/, resultTexts.results.adjusted);

/** Reads the points of an adjustment at board-a-match: "0.6", "½". */
export const readAdjustedPoints = adjustedReader(/^[+-]?\d{1,2}(\.\d{1,2})?$/, resultTexts.results.adjustedPoints);

/** Returns a reader that takes plain numbers unchecked if `isScored`, and leaves all other texts to `reader`. */
export function numberOr(
  isScored: boolean,
  reader: (text: string) => number,
  number = /^[+-]?\d+(\.\d+)?$/
): (text: string) => number {
  return (text) => {
    const plain = plainNumber(text);
    return isScored && number.test(plain) ? Number(plain) || 0 : reader(text);
  };
}

/** Like {@link numberOr}, but takes only whole IMPs unchecked, because victory-point scales need whole IMPs. */
export function scoredImps(isScored: boolean, reader: (text: string) => number): (text: string) => number {
  return numberOr(isScored, reader, /^[+-]?\d{1,9}$/);
}

/** Reads N-S points. */
export function readPoints(text: string): number {
  if (mayHaveThousands(text)) throw new InputError(messages.thousands(text));
  const plain = plainNumber(text);
  if (!/^[+-]?\d{1,5}$/.test(plain) || Number(plain) % 10 !== 0) throw new InputError(boardFaults.notTen(text));
  const points = Number(plain) || 0;
  if (!isPossibleScore(points, null)) throw new InputError(`${boardFaults.impossible(points)}.`);
  return points;
}

/**
 * Length in characters to which messages cut a typed text. A longer text is wrong anyway, because no name is as long.
 */
const CLIPPED_LENGTH = 250;

/** A text without blanks around it, cut with an ellipsis to the length that messages show. */
export function clipped(text: string, maxLength = CLIPPED_LENGTH): string {
  const typed = text.trim();
  return typed.length > maxLength ? `${typed.slice(0, maxLength)}…` : typed;
}
