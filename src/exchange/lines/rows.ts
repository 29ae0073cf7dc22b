import Papa from "papaparse";
import { columnHeaded, type Column } from "./headings";
import { outcomeOf } from "./outcome";
import { readPart } from "./read-part";
import type { SaidBoard, SaidText, UnreadLine } from "./said-board";
import { tellColumns } from "./tell-columns";
import { plainText, tokensOf } from "./tokens";
import { wordFor, type Language } from "./words";

/** A row of a table, with the line that it stands on. */
interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A row of a board, with what its columns are; null where no heading says. */
interface BoardRow extends Row {
  readonly columns: readonly (Column | null)[] | null;
  readonly table: string | null;
}

/** What a copied table holds. */
export interface SaidTable extends SaidText {
  /** Whether headings name all that is needed, the table too. */
  readonly isHeaded: boolean;
}

/** In lines: longer ones are no table of a session. */
const MOST_ROWS = 50_000;

/**
 * Reads a table that was copied from a sheet: with headings in any of the languages, or without, its tables in a
 * column or each below a line that names it.
 * @returns null where the text is no table, or none of boards.
 */
export function readRows(
  text: string,
  expected: { readonly boards: readonly number[]; readonly tables: readonly string[] }
): SaidTable | null {
  const rows = rowsOf(plainText(text));
  if (rows === null) return null;
  const languages = new Set<Language>();
  const unread: UnreadLine[] = [];
  const found: BoardRow[] = [];
  let columns: readonly (Column | null)[] | null = null;
  let table: string | null = null;
  let talk = 0;
  for (const { line, cells } of rows) {
    const headed = headingsOf(cells);
    const filled = cells.filter((cell) => cell !== "");
    if (headed) {
      columns = headed.columns;
      for (const language of headed.languages) languages.add(language);
    } else if (filled.length <= 2 && readPart(filled.join(" ")).is === "table") {
      const part = readPart(filled.join(" "));
      if (part.is === "table") table = part.table;
    } else if (filled.length === 1) talk += 1;
    else found.push({ line, cells, columns, table });
  }
  const unheaded = found.filter((row) => row.columns === null);
  const told =
    unheaded.length > 0
      ? tellColumns(
          unheaded.map(({ cells }) => cells),
          expected
        )
      : [];
  if (told === null || found.length === 0) return null;
  const boards = found.flatMap((row) => boardOf(row, row.columns ?? told, languages));
  const isHeaded = found.every((row) => row.columns?.includes("table") ?? false);
  return { boards, unread, talk, languages, isHeaded };
}

/** The rows of a text, most of which have the same separator more than once; null for another text. */
function rowsOf(text: string): Row[] | null {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > MOST_ROWS) return null;
  const filled = lines.filter((line) => line.trim() !== "");
  for (const separator of ["\t", ";", "|", ","]) {
    const columns = (line: string) => line.split(separator).length;
    const wide = filled.filter((line) => columns(line) >= (separator === "\t" ? 2 : 3));
    if (wide.length === 0 || wide.length < filled.length / 2) continue;
    const { data } = Papa.parse<string[]>(lines.join("\n"), { delimiter: separator, skipEmptyLines: false });
    // A quoted field with a line end in it moves the lines: such a file is CSV, which is read as that.
    if (data.length !== lines.length) return null;
    return data.flatMap((cells, i) => {
      const row = cells.map((cell) => cell.trim());
      return row.every((cell) => cell === "") ? [] : [{ line: i + 1, cells: row }];
    });
  }
  return null;
}

/** What the columns of a row of headings are; null for another row. */
function headingsOf(
  cells: readonly string[]
): { columns: readonly (Column | null)[]; languages: readonly Language[] } | null {
  const headed = cells.map((cell) => (cell === "" ? undefined : columnHeaded(cell)));
  const columns = headed.map((known, i) =>
    known && headed.findIndex((other) => other?.column === known.column) === i ? known.column : null
  );
  if (!columns.includes("board") || !columns.some((column) => column === "contract" || column === "points"))
    return null;
  return { columns, languages: headed.flatMap((known) => known?.language ?? []) };
}

function boardOf(
  { line, cells, table }: BoardRow,
  columns: readonly (Column | null)[],
  languages: Set<Language>
): SaidBoard[] {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? "";
  const written = cell("contract");
  const outcome = outcomeOf(tokensOf(written));
  const isRead = outcome.unread === null && outcome.contract !== "";
  const doubled = wordFor(cell("doubled"));
  const doubling = doubled?.is === "double" && !/X$/.test(outcome.contract) ? "X".repeat(doubled.doubling) : "";
  const contract = isRead ? `${outcome.contract}${/^\d/.test(outcome.contract) ? doubling : ""}` : written;
  const declarer = seatOf(cell("declarer"), languages);
  const result = resultOf(cell("result"));
  const points = cell("points");
  const others = cell("ewPoints");
  const board: SaidBoard = {
    line,
    text: cells.filter((text) => text !== "").join(" "),
    table: cell("table") === "" ? table : tableOf(cell("table")),
    board: cell("board").replace(/^\D+/, ""),
    contract,
    declarer: declarer === "" && isRead ? outcome.declarer : declarer,
    result: result === "" && isRead ? outcome.result : result,
    points:
      points !== "" || others === "" || others === "0"
        ? points
        : others.startsWith("-")
          ? others.slice(1)
          : `-${others.replace("+", "")}`,
    isUnsigned: false,
  };
  // A row of sums or averages below the boards.
  const isBoard = board.board !== "" || contract !== "";
  return isBoard ? [board] : [];
}

/** "Table 2" and "2" alike. */
function tableOf(cell: string): string {
  const part = readPart(cell);
  return part.is === "table" ? part.table : cell;
}

function seatOf(cell: string, languages: Set<Language>): string {
  const word = wordFor(cell);
  if (word?.language) languages.add(word.language);
  return word?.is === "seat" ? word.seat : cell.toUpperCase();
}

/** A result in its cell: a number as it stands, or words such as "2 Faller". */
function resultOf(cell: string): string {
  if (/^(=|[+-]?\d+)?$/.test(cell)) return cell;
  const { result } = outcomeOf([...tokensOf("1 NT"), ...tokensOf(cell)]);
  return result === "" ? cell : result;
}
