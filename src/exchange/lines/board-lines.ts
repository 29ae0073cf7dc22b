import { shownAt, type TableBoards } from "../../sessions/reading/fields";
import type { Fault, ResultLine, ResultLines } from "../../sessions/reading/result-lines";
import { texts } from "../texts";
import type { SaidBoard, SaidText } from "./said-board";
import { lettersOf, questionsOf, settled, type OpenLetter } from "./settle-letters";
import { agreedResult, parseContract } from "../../bridge/contract";
import { boardScore } from "../../bridge/contract-score";
import { InputError } from "../../bridge/input-error";
import { parseResult, printResult } from "../../bridge/result";
import { parseSeat } from "../../bridge/seat";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { MANY_DOWN } from "../../sessions/reading/typed-board";

/** What was said of boards, as lines of results; and the lines that could not be used. */
interface UnderstoodLines {
  readonly lines: ResultLines;
  readonly unread: readonly Fault[];
}

/** The columns that are filled. */
const COLUMNS = ["table", "board", "contract", "declarer", "result", "points"] as const;

/**
 * Makes lines of results of what was said. What two people have sent alike counts once; boards without a table cannot
 * be told apart, and a fault asks for it.
 */
export function boardLines(said: SaidText, tables: readonly TableBoards[]): UnderstoodLines {
  const letters = lettersOf(said.clues);
  const [only, ...others] = tables;
  const unread: Fault[] = said.unread.map(({ line, text, why }) => refused(line, text, why));
  const sound: SaidBoard[] = [];
  const asked = new Map<OpenLetter, number[]>();
  for (const written of said.boards) {
    const { board: lettered, open } = settled(written, letters);
    for (const letter of open) {
      const lines = asked.get(letter);
      if (lines) lines.push(written.line);
      else asked.set(letter, [written.line]);
    }
    if (open.length > 0) continue;
    // Of one table nobody says which it is.
    const table = lettered.table ?? (others.length === 0 ? (only?.name ?? null) : null);
    const { board, why } = withSignedPoints({ ...lettered, table }, tables);
    if (why === null) sound.push(board);
    else unread.push(refused(board.line, board.text, why));
  }
  unread.push(...questionsOf(asked, said.clues));
  const lines = once(sound.map(lineOf));
  const homeless = sound.filter(({ table }) => table === null);
  const [first] = homeless;
  const names = tables.map(({ name }) => name);
  return {
    lines: {
      isEmpty: false,
      columns: [...COLUMNS, ...new Set(sound.flatMap(({ more = {} }) => Object.keys(more)))],
      lines: homeless.length > 0 ? lines.filter(({ fields }) => fields.table !== "") : lines,
      faults: first
        ? [{ line: first.line, field: "table", message: texts.lines.tableMissing(homeless.length, names) }]
        : [],
      warnings: (said.unused ?? []).map(({ line, why }) => ({ line, field: "", message: why })),
    },
    unread: unread.sort((a, b) => a.line - b.line),
  };
}

function refused(line: number, text: string, why: string): Fault {
  return { line, field: "", message: texts.lines.unreadLine(text, why) };
}

function lineOf({ line, table, ...said }: SaidBoard): ResultLine {
  const { board, contract, declarer, result, points, more } = said;
  return { line, fields: { ...more, table: table ?? "", board, contract, declarer, result, points } };
}

/** The board that is meant by a number, which may be that of a deal. */
function boardOf({ board }: SaidBoard, tables: readonly TableBoards[]): number {
  const number = Number(board);
  const meant = tables.flatMap((table) => table.boards.filter((known) => shownAt(table, known).number === number));
  return meant[0] ?? number;
}

/** Lines without those that say the same once more. */
function once(lines: readonly ResultLine[]): ResultLine[] {
  const known = new Set<string>();
  return lines.filter(({ fields }) => {
    const key = JSON.stringify(fields);
    if (fields.table !== "" && known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/**
 * Settles whose the points are that a winner says without a sign: "3NT E = 400" is 400 for East-West. Where the
 * result is not said, it is the one that gives them.
 * @returns the board with N-S points, and why it cannot be settled, where it cannot.
 */
function withSignedPoints(said: SaidBoard, tables: readonly TableBoards[]): { board: SaidBoard; why: string | null } {
  const unchanged = { board: said, why: null };
  if (!said.isUnsigned || !/^\d/.test(said.contract) || said.declarer === "") return unchanged;
  try {
    const { contract, result: written } = parseContract(said.contract);
    if (contract === "Pass") return unchanged;
    const declarer = parseSeat(said.declarer);
    const result = agreedResult(written, said.result === "" ? null : parseResult(said.result));
    const points = Number(said.points);
    const vulnerability = vulnerabilityOf(boardOf(said, tables));
    const score = (tricks: number) => boardScore(contract, declarer, tricks, vulnerability);
    if (result !== null) return { board: { ...said, points: String(Math.sign(score(result)) * points) }, why: null };
    const most = 7 - contract.level;
    const possible = Array.from({ length: most + MANY_DOWN }, (_, i) => most - i);
    const [found, another] = possible.filter((tricks) => Math.abs(score(tricks)) === points);
    if (found === undefined || another !== undefined)
      return { board: said, why: texts.lines.unclearPoints(said.points, said.contract) };
    return { board: { ...said, result: printResult(found), points: String(score(found)) }, why: null };
  } catch (error) {
    // Its own reader says what is wrong.
    if (error instanceof InputError) return unchanged;
    throw error;
  }
}
