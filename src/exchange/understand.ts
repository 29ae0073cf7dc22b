import { KINDS, type Plan, tablesIn } from "../sessions/kinds";
import { shownAt, type TableBoards } from "../sessions/reading/fields";
import { readCsv } from "../sessions/reading/csv";
import type { Fault, ResultLines } from "../sessions/reading/result-lines";
import { saysNotPlayed } from "../sessions/reading/typed-board";
import { atTableKey, type TableResult } from "../sessions/results";
import { describeBoard } from "./describe";
import { boardLines } from "./lines/board-lines";
import { withForeignHeadings } from "./lines/match-headings";
import { readMessages } from "./lines/messages";
import { readRows } from "./lines/rows";
import type { SaidText } from "./lines/said-board";
import { isPbn } from "./pbn/parse-pbn";
import { pbnResults } from "./pbn/read-pbn";
import { texts } from "./texts";

/** What a text of results was taken for. */
type Source = "csv" | "pbn" | "table" | "messages";

/** In characters: the conversation of a year has fewer. */
const LONGEST = 2_000_000;

/** What a text of results holds, whatever its form. */
export interface Understood {
  readonly as: Source;
  /** Whether its columns say what they are: it counts at once. Else what was understood is looked at first. */
  readonly isCertain: boolean;
  readonly lines: ResultLines;
  /** What was understood of each board, in words; of what is certain nothing is told. */
  readonly boards: readonly string[];
  /** The lines that were not understood, with why. */
  readonly unread: readonly Fault[];
  /** How many lines have neither a number nor a contract. */
  readonly talk: number;
}

/**
 * Reads results in any of the forms in which people have them: CSV with headings, PBN, a table copied from a sheet, or
 * messages. What is none of them comes back as CSV, whose faults say what is accepted.
 */
export function understand(text: string, plan: Plan): Understood {
  if (isPbn(text))
    return { as: "pbn", isCertain: true, lines: pbnResults(text, plan), boards: [], unread: [], talk: 0 };
  const { columns } = KINDS[plan.kind];
  const tables = tablesIn(plan);
  const csv = readCsv(text, tables.length > 0 ? columns : withForeignHeadings(columns));
  const asCsv: Understood = { as: "csv", isCertain: true, lines: csv, boards: [], unread: [], talk: 0 };
  // A longer text is no session's: what is wrong with it is said of its beginning.
  const isLong = text.length > LONGEST;
  const isHeaded = ["table", "board"].every((column) => csv.columns.includes(column));
  if (tables.length === 0 || csv.isEmpty || isHeaded || isLong) return asCsv;

  const rows = readRows(text, {
    boards: tables.flatMap((table) => table.boards.map((board) => shownAt(table, board).number)),
    tables: tables.map(({ name }) => name),
    more: Object.fromEntries(Object.entries(columns).filter(([name]) => name.startsWith("adjusted"))),
  });
  if (rows !== null) {
    const lacksTable =
      csv.columns.includes("board") && rows.boards.length > 0 && rows.boards.every(({ table }) => table === null);
    if (lacksTable) return asCsv;
    return said(rows.isHeaded ? "csv" : "table", rows, plan, tables);
  }
  const messages = readMessages(text);
  const isMessages = messages.boards.length > 0 || (csv.columns.length === 0 && messages.unread.length > 0);
  return isMessages ? said("messages", messages, plan, tables) : asCsv;
}

function said(as: Source, text: SaidText, plan: Plan, tables: readonly TableBoards[]): Understood {
  const { lines, unread } = boardLines(text, tables);
  const boards = as === "csv" ? [] : inWords(lines, plan, tables);
  return { as, isCertain: as === "csv", lines, boards, unread, talk: text.talk };
}

/** What was understood of each board, table by table in the order of boards. */
function inWords(lines: ResultLines, plan: Plan, tables: readonly TableBoards[]): string[] {
  const found = new Map(resultsOf(lines, plan).map((result) => [atTableKey(result.table, result.board), result]));
  const unplayed = new Set(
    lines.lines.flatMap(({ fields }) =>
      saysNotPlayed(fields.contract ?? "") === null ? [] : [`${fields.table}:${Number(fields.board)}`]
    )
  );
  return tables.flatMap((at) =>
    [...at.boards]
      .sort((a, b) => a - b)
      .flatMap((board) => {
        const result = found.get(atTableKey(at.table, board));
        if (result) return [describeBoard(result, at)];
        const { counted, number } = shownAt(at, board);
        return unplayed.has(`${at.name}:${number}`) ? [texts.understood.notPlayed(at.name, counted, number)] : [];
      })
  );
}

function resultsOf(lines: ResultLines, plan: Plan): readonly TableResult[] {
  // The plan is of its own kind, which no type says.
  const read = KINDS[plan.kind].read as (lines: ResultLines, plan: Plan) => { results: object };
  const { results } = read(lines, plan);
  return "tables" in results ? (results.tables as readonly TableResult[]) : [];
}
