import type { TableBoards } from "../../sessions/reading/board-line";
import type { Fault, ResultLine, ResultLines } from "../../sessions/reading/result-lines";
import { texts } from "../texts";
import type { SaidBoard, SaidText } from "./said-board";
import { lettersOf, questionsOf, settled, type OpenLetter } from "./settle-letters";
import { withSignedPoints } from "./settle-points";

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
    const { board, why } = withSignedPoints(lettered);
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
      columns: COLUMNS,
      lines: homeless.length > 0 ? lines.filter(({ fields }) => fields.table !== "") : lines,
      faults: first
        ? [{ line: first.line, field: "table", message: texts.lines.tableMissing(homeless.length, names) }]
        : [],
      warnings: [],
    },
    unread: unread.sort((a, b) => a.line - b.line),
  };
}

function refused(line: number, text: string, why: string): Fault {
  return { line, field: "", message: texts.lines.unreadLine(text, why) };
}

function lineOf({ line, table, ...said }: SaidBoard): ResultLine {
  const { board, contract, declarer, result, points } = said;
  return { line, fields: { table: table ?? "", board, contract, declarer, result, points } };
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
