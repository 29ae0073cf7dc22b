import { InputError } from "../../bridge/input-error";
import { isPossibleScore } from "../../bridge/possible-scores";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { Seating } from "../../movements/movement";
import { contestantsIn, type Contestant } from "../../movements/contestant";
import { readOwnLine } from "../reading/board-line";
import { readPoints, readTable, type TableBoards } from "../reading/fields";
import type { Fault, ResultFields, ResultLine } from "../reading/result-lines";
import { resultTexts } from "../result-texts";
import { isInTeams, type FieldPlan, type FieldSeated } from "./plan";
import { seatedText } from "./turned";
import { visitName, visitOf } from "./visits";

/**
 * A board that a table played in place of one of its own, for the contestants who sat there (Law 15A). Its result is
 * compared with the results of other tables. The board that was left out keeps its own row, because it may be played
 * later.
 */
export interface WrongBoard {
  readonly table: number;
  /** Number of the board that the table should have played. */
  readonly instead: number;
  /** Number of the board that was played; `points` is North-South's score on it. */
  readonly board: number;
  readonly points: number;
}

/** The column that only lines of boards played in place of other boards have. */
export const WRONG_BOARD_COLUMNS = ["instead"] as const;

/** Entry in a sheet's list of boards played by mistake, if a line lacks the board that should have been played. */
const UNKNOWN_BOARD = "?";

/** True if a line has a board that was played in place of another. */
export function isWrongBoardLine(fields: ResultFields): boolean {
  return (fields.instead ?? "") !== "";
}

/**
 * Returns the seats at the table in the round in which it should play board `instead`; undefined if the table does not
 * have this board.
 */
export function seatingAt(
  { table, instead }: Pick<WrongBoard, "table" | "instead">,
  { movement }: Pick<FieldPlan, "movement">
): Seating<FieldSeated> | undefined {
  return movement.find((seating) => seating.table === table && seating.boards.includes(instead));
}

/** Reads the lines of boards played in place of other boards; a line that repeats an earlier line is a fault. */
export function readWrongBoards(
  lines: readonly ResultLine[],
  tables: readonly TableBoards[],
  plan: FieldPlan
): { readonly wrongBoards: WrongBoard[]; readonly faults: Fault[] } {
  const faults: Fault[] = [];
  const earlier: { readonly line: number; readonly found: WrongBoard }[] = [];
  for (const each of lines) {
    const found = readLine(each, tables, plan, faults);
    if (!found) continue;
    const twice = earlier.find((before) => isSameWrongBoard(before.found, found, plan));
    const { line } = each;
    if (twice) faults.push({ line, field: "board", message: resultTexts.results.wrongBoard.twice(twice.line) });
    else earlier.push({ line, found });
  }
  return { wrongBoards: earlier.map(({ found }) => found), faults };
}

/** True if two lines have the same table and round, and the same board played or left out. */
export function isSameWrongBoard(one: WrongBoard, other: WrongBoard, plan: FieldPlan): boolean {
  if (seatingAt(one, plan) !== seatingAt(other, plan)) return false;
  return one.board === other.board || one.instead === other.instead;
}

const OWN_COLUMNS: readonly string[] = ["table", "board", "points", ...WRONG_BOARD_COLUMNS];

function readLine(line: ResultLine, tables: readonly TableBoards[], plan: FieldPlan, all: Fault[]): WrongBoard | null {
  const words = resultTexts.results.wrongBoard;
  return readOwnLine(line, { columns: OWN_COLUMNS, other: words.with }, all, ({ read, refuse }) => {
    if (isInTeams(plan.scoring)) refuse("instead", words.inTeams);
    const table = read("table", (text) => readTable(text, tables));
    const instead = table && read("instead", (text) => readInstead(text, table));
    const seating = table && instead !== null && seatingAt({ table: table.table, instead }, plan);
    const board = read("board", (text) => readPlayed(text, plan, seating || null));
    const points = read("points", readPoints);
    if (board !== null && points !== null && !isPossibleScore(points, vulnerabilityOf(board)))
      refuse("points", resultTexts.results.sharePoints(points, board));
    if (!table || instead === null || board === null || points === null) return null;
    return { table: table.table, instead, board, points };
  });
}

function readInstead(text: string, { name, boards }: TableBoards): number {
  const board = numberIn(text);
  if (boards.includes(board)) return board;
  throw new InputError(resultTexts.results.wrongBoard.replaced(text === UNKNOWN_BOARD ? "" : text, name));
}

function readPlayed(text: string, { inPlay }: FieldPlan, seating: Seating<FieldSeated> | null): number {
  const words = resultTexts.results.wrongBoard;
  const board = numberIn(text);
  if (!inPlay.some((planned) => planned.board === board)) throw new InputError(words.board(text));
  if (seating?.boards.includes(board)) throw new InputError(words.ownBoard(board, seating.table, seating.round));
  return board;
}

function numberIn(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : -1;
}

/** Returns lines that {@link readWrongBoards} can read. */
export function writeWrongBoards(wrongBoards: readonly WrongBoard[], plan: Pick<FieldPlan, "visits">): ResultFields[] {
  return wrongBoards.map(({ table, instead, board, points }) => ({
    table: visitName(plan, table),
    board: String(board),
    points: String(points),
    instead: String(instead),
  }));
}

/** Returns sentences such as "Round 4, Table 3: pairs 4 and 7 played board 17 instead of 15." */
export function wrongBoardSentences(plan: FieldPlan, wrongBoards: readonly WrongBoard[]): string[] {
  const { seated, wrongBoard } = resultTexts.report;
  return wrongBoards.flatMap(({ table, instead, board }) => {
    const seating = seatingAt({ table, instead }, plan);
    if (!seating) return [];
    return wrongBoard(
      seating.round,
      visitOf(plan, table).table,
      seated[plan.kind](seatedText(seating)),
      board,
      instead
    );
  });
}

/**
 * Returns contestants who played the wrong board and also play it in its own place, where it must be adjusted or marked
 * as not played.
 */
export function playingTwice(
  wrong: WrongBoard,
  place: { readonly table: number; readonly board: number },
  plan: Pick<FieldPlan, "movement">
): Contestant[] {
  const [those, others] = [
    seatingAt(wrong, plan),
    wrong.board === place.board ? seatingAt({ table: place.table, instead: place.board }, plan) : undefined,
  ].map((seating) => (seating ? [seating.ns, seating.ew].flatMap(contestantsIn) : []));
  return (those ?? []).filter((contestant) => others?.includes(contestant));
}
