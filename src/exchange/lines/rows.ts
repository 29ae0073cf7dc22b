import Papa from "papaparse";
import type { ResultColumns } from "../../sessions/reading/result-lines";
import { resultTexts } from "../../sessions/result-texts";
import { texts } from "../texts";
import { readBoardRow, textOf } from "./board-row";
import { areHeadings, resolveColumns, type Columns } from "./columns";
import { columnHeaded, type Column } from "./headings";
import { readPart } from "./read-part";
import type { LanguageClue, RawBoard, RawResults, UnreadLine } from "./raw-board";
import { resultNumbers } from "./result-numbers";
import { detectColumns } from "./detect-columns";
import { namesEastWest } from "./sides";
import { plainText } from "./tokens";

/** A row of a table, with the line that it stands on. */
interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A row below a row of headings, with the table that a line above it names. */
interface BodyRow extends Row {
  readonly table: string | null;
  /** Whether a line above it says that its writers sit East-West. */
  readonly isEastWest: boolean;
}

/** Rows with the headings above them; null where there are none. */
interface Section {
  readonly headings: Row | null;
  readonly rows: BodyRow[];
}

/** What a copied table holds. */
interface SaidTable extends RawResults {
  /** Whether headings name all that is needed, the table too, and nothing had to be worked out. */
  readonly isHeaded: boolean;
}

/** In lines: longer ones are no table of a session. */
const MOST_ROWS = 50_000;

/** Columns that a file of results has itself, so that nothing has to be worked out. */
const PLAIN = ["table", "board", "contract", "declarer", "result", "points", "ewPoints", "doubled", "harmless", null];

/**
 * Reads a table that was copied from a sheet: with headings in any of the languages, or without, its tables in a
 * column or each below a line that names it.
 * @param expected the session's boards and tables, and the columns of its files, with the other names they go by.
 * @returns null where the text is no table, or none of boards.
 */
export function readRows(
  text: string,
  expected: { readonly boards: readonly number[]; readonly tables: readonly string[]; readonly known?: ResultColumns }
): SaidTable | null {
  const { known = {} } = expected;
  const rows = rowsOf(plainText(text));
  if (rows === null) return null;
  const { sections, clues, talk } = sectionsOf(rows, known);
  const boards: RawBoard[] = [];
  const unread: UnreadLine[] = [];
  const unused: UnreadLine[] = [];
  let isHeaded = true;
  for (const { headings, rows: body } of sections) {
    const found = headings === null ? columnsWithout(body, expected) : columnsBelow(headings, body, known);
    if (found === null) return null;
    const columns = withTricks(found, headings ?? body[0], body);
    unread.push(...columns.unread);
    unused.push(...columns.unused);
    clues.push(...columns.clues);
    if (columns.unread.length > 0) continue;
    isHeaded &&= columns.columns.includes("table") && columns.columns.every((column) => PLAIN.includes(column));
    for (const row of body) {
      const content = readBoardRow(row, columns);
      if (content.kind === "fault") unread.push({ line: row.line, text: textOf(row.cells), why: content.reason });
      if (content.kind !== "board") continue;
      boards.push(content.board);
      clues.push(...content.clues);
    }
  }
  if (sections.length === 0) return null;
  return { boards, unread, unused, talk, clues, isHeaded };
}

/** Columns in which numbers below "result" are tricks where they can be nothing else, or with the question what they are. */
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

/** The parts of a text, each with the row of headings above it. */
function sectionsOf(rows: readonly Row[], known: ResultColumns) {
  const sections: Section[] = [{ headings: null, rows: [] }];
  const clues: LanguageClue[] = [];
  let above: Row | null = null;
  let table: string | null = null;
  let isEastWest = false;
  let talk = 0;
  for (const row of rows) {
    const headings = headingsIn(row, above, known);
    above = isWords(row) ? row : null;
    if (headings !== null) {
      sections.push({ headings, rows: [] });
      continue;
    }
    const filled = row.cells.filter((cell) => cell !== "");
    const part = filled.length <= 2 ? readPart(filled.join(" ")) : null;
    if (part?.is === "table") isEastWest = false;
    if (part?.is === "table" || part?.is === "talk") isEastWest ||= namesEastWest(filled.join(" "));
    if (part?.is === "table") {
      table = part.table;
      clues.push(...part.clues);
    } else if (filled.length === 1 && !/^[\d\s.,+-]+$/.test(filled[0] ?? "")) talk += 1;
    // Headings without a score's, which are refused with what stands below.
    else if (isWords(row) && filled.some((cell) => columnHeaded(cell)?.column === "board"))
      sections.push({ headings: row, rows: [] });
    else sections[sections.length - 1]?.rows.push({ ...row, table, isEastWest });
  }
  return { sections: sections.filter((section) => section.rows.length > 0), clues, talk };
}

/** Whether a row has no numbers, as headings have none. */
function isWords({ cells }: Row): boolean {
  return !cells.some((cell) => /\d/.test(cell));
}

/** A row as headings: by itself, or together with the row above it, whose cells may span several columns. */
function headingsIn(row: Row, above: Row | null, known: ResultColumns): Row | null {
  if (areHeadings(row.cells, known)) return row;
  if (above === null || !isWords(row)) return null;
  let spanning = "";
  const joined = row.cells.map((cell, index) => {
    const upper = above.cells[index] ?? "";
    if (upper !== "") spanning = upper;
    return `${cell === "" ? upper : spanning} ${cell}`.trim();
  });
  return areHeadings(joined, known) ? { line: row.line, cells: joined } : null;
}

/** Columns with what cannot be read of them. */
interface FoundColumns extends Columns {
  readonly unread: readonly UnreadLine[];
  readonly unused: readonly UnreadLine[];
  readonly clues: readonly LanguageClue[];
}

function columnsBelow({ line, cells }: Row, body: readonly Row[], known: ResultColumns): FoundColumns {
  const resolved = resolveColumns(
    cells,
    body.map((row) => row.cells),
    known
  );
  return {
    ...resolved,
    unread: resolved.refusals.map((why) => ({ line, text: textOf(cells), why })),
    unused: resolved.unused.map((cell) => ({ line, text: cell, why: resultTexts.results.csvUnused(cell) })),
  };
}

/** The columns of rows without headings, by what stands in them; null where these are no rows of boards. */
function columnsWithout(
  rows: readonly BodyRow[],
  expected: { readonly boards: readonly number[]; readonly tables: readonly string[] }
): FoundColumns | null {
  const [first] = rows;
  const areTablesNamed = rows.some((row) => row.table !== null);
  const told = detectColumns(
    rows.map(({ cells }) => cells),
    { ...expected, areTablesNamed }
  );
  if (told === null || first === undefined) return null;
  const none = { more: [], areUnsigned: false, unused: [], clues: [] };
  if (told.is === "told") {
    const points = told.columns.indexOf("points");
    const areUnsigned = points >= 0 && !rows.some(({ cells }) => /^[+-]/.test(cells[points] ?? ""));
    return { ...none, columns: told.columns, areUnsigned, unread: [] };
  }
  const numbers = told.columns.map((index) => index + 1);
  const { columnsUnclear, numbersUnclear, sidesUnclear } = texts.lines;
  const ask = { unclear: columnsUnclear, numbersUnclear, sidesUnclear }[told.is];
  const why = ask(numbers, textOf(first.cells));
  return { ...none, columns: [], unread: [{ line: first.line, text: textOf(first.cells), why }] };
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
      // A row of dashes parts the headings from the rows in tables of bars.
      const isRule = row.some((cell) => /-{2}/.test(cell)) && row.every((cell) => /^:?-*:?$/.test(cell));
      return isRule || row.every((cell) => cell === "") ? [] : [{ line: i + 1, cells: row }];
    });
  }
  return null;
}
