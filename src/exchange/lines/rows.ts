import Papa from "papaparse";
import type { ResultColumns } from "../../sessions/reading/result-lines";
import { resultTexts } from "../../sessions/result-texts";
import { texts } from "../texts";
import { readBoardRow, textOf } from "./board-row";
import { readBoardTitle } from "./board-title";
import { ANY_NUMBER, areHeadings, resolveColumns, type Columns } from "./columns";
import { correctionFault } from "./corrections";
import { columnHeaded, type Column } from "./headings";
import { fillMergedCells } from "./merged-cells";
import { readPart } from "./read-part";
import type { LanguageClue, RawBoard, RawResults, UnreadLine } from "./raw-board";
import { resultNumbers } from "./result-numbers";
import { detectColumns } from "./detect-columns";
import { namesEastWest } from "./sides";
import { plainText } from "./tokens";

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A row below a row of headings, with the table and the board that lines above it name. */
interface BodyRow extends Row {
  readonly table: string | null;
  readonly board: string | null;
  /** True if a line above the row says that the players who wrote the rows on their card sit East-West. */
  readonly isEastWest: boolean;
}

/** Rows below a row of headings; `headings` is null for rows without any. */
interface Section {
  readonly headings: Row | null;
  readonly rows: BodyRow[];
}

interface CopiedTable extends RawResults {
  /** True if boards or tables were filled from the rows above. */
  readonly isFilled: boolean;
  /** True if headings name all needed columns, including the table, and nothing had to be detected. */
  readonly isHeaded: boolean;
}

/** Longest text that is read as a table, in lines. */
const MAX_ROWS = 50_000;

/** Columns of a results file; a table with only these needs no interpretation. */
const PLAIN = ["table", "board", "contract", "declarer", "result", "points", "ewPoints", "doubled", "harmless", null];

/**
 * Reads a table of boards copied from a sheet, with or without headings, in any of the languages. A bridge table is
 * named in a column or in a line above its rows.
 * @param expected the session's boards and tables, and the columns of its results files with their other names.
 * @param plainWords replaces a club's own words in a cell by the usual ones.
 * @returns null if the text is not a table of boards.
 */
export function readRows(
  text: string,
  expected: { readonly boards: readonly number[]; readonly tables: readonly string[]; readonly known?: ResultColumns },
  plainWords = (cell: string) => cell
): CopiedTable | null {
  const { known = {} } = expected;
  const rows = rowsOf(plainText(text));
  if (rows === null) return null;
  const { sections, clues, talk, unread } = sectionsOf(rows, known);
  const boards: RawBoard[] = [];
  const unused: UnreadLine[] = [];
  let isHeaded = true;
  let isFilled = false;
  for (const { headings, rows: written } of sections) {
    const body = written.map((row) => ({ ...row, cells: row.cells.map(plainWords) }));
    const found = headings === null ? columnsWithout(body, expected) : columnsBelow(headings, body, known);
    if (found === null) return null;
    const columns = withTricks(found, headings ?? body[0], body);
    unread.push(...columns.unread);
    unused.push(...columns.unused);
    clues.push(...columns.clues);
    if (columns.unread.length > 0) continue;
    isHeaded &&= columns.columns.includes("table") && columns.columns.every((column) => PLAIN.includes(column));
    isHeaded &&= body.every(({ board }) => board === null);
    const filled = headings === null ? null : fillMergedCells(body, columns.columns);
    isFilled ||= filled !== null;
    for (const row of filled ?? body) {
      const content = readBoardRow(row, columns);
      if (content.kind === "fault") unread.push({ line: row.line, text: textOf(row.cells), why: content.reason });
      if (content.kind !== "board") continue;
      boards.push(content.board);
      clues.push(...content.clues);
    }
  }
  if (sections.length === 0) return null;
  return { boards, unread, unused, talk, clues, isFilled, isHeaded: isHeaded && !isFilled };
}

/** Takes numbers below "result" for tricks if they can be nothing else; asks if their meaning is unclear. */
function withTricks(found: FoundColumns, top: Row | undefined, body: readonly Row[]): FoundColumns {
  const { columns, unread } = found;
  if (top === undefined || unread.length > 0) return found;
  const cellIn = ({ cells }: Row, column: Column) => cells[columns.indexOf(column)] ?? "";
  const are = resultNumbers(body.map((row) => ({ contract: cellIn(row, "contract"), result: cellIn(row, "result") })));
  if (are === "overtricks") return found;
  if (are === "tricks" && !columns.includes("tricks"))
    return { ...found, columns: columns.map((column) => (column === "result" ? "tricks" : column)) };
  const why = are === "levelsMade" ? texts.lines.levelsMade : texts.lines.tricksBelowResult;
  return { ...found, unread: [{ line: top.line, text: textOf(top.cells), why }] };
}

/** Splits rows into sections, each below a row of headings, and counts lines of talk. */
function sectionsOf(rows: readonly Row[], known: ResultColumns) {
  const sections: Section[] = [{ headings: null, rows: [] }];
  const clues: LanguageClue[] = [];
  const unread: UnreadLine[] = [];
  const titles = boardTitles(rows);
  const titled = new TitleLines();
  let above: Row | null = null;
  let isEastWest = false;
  let talk = 0;
  for (const row of rows) {
    const filled = filledCells(row);
    const text = filled.join(" ");
    const title = titles.get(row);
    if (title !== undefined) {
      const { board, table, isPlain } = title;
      titled.name({ table, board });
      clues.push(...title.clues);
      isEastWest = (isEastWest && table === null) || (!isPlain && namesEastWest(text));
      const why = correctionFault(text) ?? texts.lines.titleUnclear(board);
      if (title.kind === "unclear") unread.push({ line: row.line, text, why });
      above = null;
      continue;
    }
    const headings = headingsIn(row, above, known, titles.size > 0);
    above = isWords(row) ? row : null;
    if (headings !== null) {
      sections.push({ headings, rows: [] });
      continue;
    }
    const part = filled.length <= 2 ? readPart(text) : null;
    if (part?.kind === "table") isEastWest = false;
    if (part?.kind === "table" || part?.kind === "talk") isEastWest ||= namesEastWest(text);
    if (part?.kind === "table") {
      titled.name({ table: part.table, board: null });
      clues.push(...part.clues);
    } else if (filled.length === 1 && !/^[\d\s.,+-]+$/.test(text)) talk += 1;
    // Headings that include none for a score are refused together with the rows below.
    else if (isWords(row) && filled.some((cell) => columnHeaded(cell)?.column === "board"))
      sections.push({ headings: row, rows: [] });
    else sections[sections.length - 1]?.rows.push({ ...row, ...titled.current, isEastWest });
  }
  return { sections: sections.filter((section) => section.rows.length > 0), clues, talk, unread };
}

/** The table and the board that lines above a row name. */
class TitleLines {
  current: { readonly table: string | null; readonly board: string | null } = { table: null, board: null };
  /** "table" if boards are listed below each table, "board" if tables are below each board; null at first. */
  private outer: "table" | "board" | null = null;

  name({ table, board }: { readonly table: string | null; readonly board: string | null }): void {
    if (table !== null && board !== null) {
      this.current = { table, board };
      return;
    }
    const named = table === null ? "board" : "table";
    this.outer ??= named;
    const { current, outer } = this;
    this.current = {
      table: table ?? (outer === "board" ? null : current.table),
      board: board ?? (outer === "table" ? null : current.board),
    };
  }
}

/**
 * Finds the rows that name the board of the rows below them. If other rows have cells such as "Board 3" too, only rows
 * of a single cell count.
 */
function boardTitles(rows: readonly Row[]) {
  const titles = new Map(
    rows.flatMap((row, i) => {
      const filled = filledCells(row);
      const above = filledCells(rows[i - 1] ?? { line: 0, cells: [] });
      // A web page may have the number on a line of its own, below "Board".
      const isNumber = filled.length === 1 && above.length === 1 && /^\d+$/.test(filled[0] ?? "");
      const title = readBoardTitle(isNumber ? [...above, ...filled] : filled);
      return title === null ? [] : [[row, title] as const];
    })
  );
  const areInCells = rows.some((row) => !titles.has(row) && row.cells.some((cell) => readBoardTitle([cell]) !== null));
  return areInCells ? new Map([...titles].filter(([{ cells }]) => cells.length === 1)) : titles;
}

function filledCells({ cells }: Row): string[] {
  return cells.filter((cell) => cell !== "");
}

/** True if a row has no numbers, like headings. */
function isWords({ cells }: Row): boolean {
  return !cells.some((cell) => /\d/.test(cell));
}

/** Returns a row of headings, joined with the row above if cells there span several columns; null for another row. */
function headingsIn(row: Row, above: Row | null, known: ResultColumns, areBoardsTitled: boolean): Row | null {
  if (areHeadings(row.cells, known, areBoardsTitled)) return row;
  if (above === null || !isWords(row)) return null;
  let spanning = "";
  const joined = row.cells.map((cell, index) => {
    const upper = above.cells[index] ?? "";
    if (upper !== "") spanning = upper;
    return `${cell === "" ? upper : spanning} ${cell}`.trim();
  });
  return areHeadings(joined, known, areBoardsTitled) ? { line: row.line, cells: joined } : null;
}

/** Columns, with the lines and headings that cannot be read. */
interface FoundColumns extends Columns {
  readonly unread: readonly UnreadLine[];
  readonly unused: readonly UnreadLine[];
  readonly clues: readonly LanguageClue[];
}

function columnsBelow({ line, cells }: Row, body: readonly BodyRow[], known: ResultColumns): FoundColumns {
  const resolved = resolveColumns(
    cells,
    body.map((row) => row.cells),
    known
  );
  const titled = titledBoard(body);
  const number = resolved.columns.indexOf("board");
  const isUnclear = titled !== null && ANY_NUMBER.test(cells[number] ?? "");
  const refusals = isUnclear ? [texts.lines.numbersBelowTitle([number + 1], titled)] : resolved.refusals;
  return {
    ...resolved,
    unread: refusals.map((why) => ({ line, text: textOf(cells), why })),
    unused: resolved.unused.map((cell) => ({ line, text: cell, why: resultTexts.results.csvUnused(cell) })),
  };
}

/** The first board that a line above rows names; null for none. */
function titledBoard(rows: readonly BodyRow[]): string | null {
  return rows.find(({ board }) => board !== null)?.board ?? null;
}

/** Columns of rows without headings, detected by content; null if the rows are no table of boards. */
function columnsWithout(
  rows: readonly BodyRow[],
  expected: { readonly boards: readonly number[]; readonly tables: readonly string[] }
): FoundColumns | null {
  const [first] = rows;
  const areTablesNamed = rows.some((row) => row.table !== null);
  const titled = titledBoard(rows);
  const detected = detectColumns(
    rows.map(({ cells }) => cells),
    { ...expected, areTablesNamed, areBoardsTitled: titled !== null }
  );
  if (detected === null || first === undefined) return null;
  const empty = { more: [], areUnsigned: false, unused: [], clues: [] };
  if (detected.kind === "told") {
    const points = detected.columns.indexOf("points");
    const areUnsigned = points >= 0 && !rows.some(({ cells }) => /^[+-]/.test(cells[points] ?? ""));
    return { ...empty, columns: detected.columns, areUnsigned, unread: [] };
  }
  const numbers = detected.columns.map((index) => index + 1);
  const { columnsUnclear, numbersUnclear, sidesUnclear, numbersBelowTitle } = texts.lines;
  const ask = { unclear: columnsUnclear, numbersUnclear, sidesUnclear, belowTitle: numbersBelowTitle }[detected.kind];
  const why = ask(numbers, detected.kind === "belowTitle" ? (titled ?? "") : textOf(first.cells));
  return { ...empty, columns: [], unread: [{ line: first.line, text: textOf(first.cells), why }] };
}

/**
 * Splits a text into rows by a separator that at least half of its lines have: a tab at least once, another sign at
 * least twice. Null for a text without such a separator.
 */
function rowsOf(text: string): Row[] | null {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > MAX_ROWS) return null;
  const filled = lines.filter((line) => line.trim() !== "");
  for (const separator of ["\t", ";", "|", ","]) {
    const columns = (line: string) => line.split(separator).length;
    const wide = filled.filter((line) => columns(line) >= (separator === "\t" ? 2 : 3));
    if (wide.length === 0) continue;
    const titles = filled.filter((line) => columns(line) === 1 && isTitle(line));
    if (wide.length < (filled.length - titles.length) / 2) continue;
    const { data } = Papa.parse<string[]>(lines.join("\n"), { delimiter: separator, skipEmptyLines: false });
    // A quoted field with a line break shifts line numbers: the text is CSV, and is read as CSV elsewhere.
    if (data.length !== lines.length) return null;
    return data.flatMap((cells, i) => {
      const row = cells.map((cell) => cell.trim());
      // In tables drawn with bars, a row of dashes separates the headings from the rows.
      const isRule = row.some((cell) => /-{2}/.test(cell)) && row.every((cell) => /^:?-*:?$/.test(cell));
      return isRule || row.every((cell) => cell === "") ? [] : [{ line: i + 1, cells: row }];
    });
  }
  return null;
}

function isTitle(line: string): boolean {
  return readPart(line).kind === "table" || readBoardTitle([line.trim()])?.kind === "title";
}
