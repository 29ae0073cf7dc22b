import { isClub } from "../sessions/club/is-club";
import { notPlayedReason } from "../bridge/contract";
import { kindOf, placesOf, type Plan, tablesIn } from "../sessions/kinds";
import { shownAt, type TableBoards } from "../sessions/reading/fields";
import { readCsv, type CsvLines } from "../sessions/reading/csv";
import type { Fault, ResultLines } from "../sessions/reading/result-lines";
import { withoutOwnWords } from "../sessions/reading/own-words";
import { hasTables } from "../sessions/table-plan";
import { tableBoardKey, type TableResult } from "../sessions/results";
import { isMatch } from "../sessions/teams/team-match/plan";
import { isAdjustment } from "./averages";
import { describeBoard } from "./describe";
import { withAwards } from "./lines/awards";
import { boardLines } from "./lines/board-lines";
import { columnHeaded } from "./lines/headings";
import { clubUnderstood } from "./club/understand-club";
import { withForeignHeadings } from "./lines/match-headings";
import { readMessages } from "./lines/messages";
import { resultNumbers, unclearResults } from "./lines/result-numbers";
import { readRows } from "./lines/rows";
import type { RawResults } from "./lines/raw-board";
import { isPbn } from "./pbn/parse-pbn";
import { pbnResults } from "./pbn/read-pbn";
import { texts } from "./texts";
import type { Source, Understood } from "./understood";

/** Maximum length of a text read as a table or as messages, in characters; the conversation of a year is shorter. */
const MAX_LENGTH = 2_000_000;

/** Number of characters in which signs of a file's format are looked for. */
const LONGEST_BEGINNING = 2_000;

/**
 * Patterns for the beginnings of files that are no text of results; the first that fits counts, so "xml" is neither
 * USEBIO nor HTML.
 */
const FOREIGN: Readonly<Record<keyof typeof texts.foreign, RegExp>> = {
  lin: /^(?:an|bn|lf|mb|md|mn|nt|pf|pg|pn|pw|qx|rs|st|vg)\|[^|]*\|\s*[a-z]{2}\||^https?:\S*[?&]lin=/i,
  usebio: /^<(?:[^]*<)?(?:!DOCTYPE\s+)?USEBIO\b/i,
  html: /^(?:<\?xml[^>]*>\s*|<!--[^]*?-->\s*)*<(?:!DOCTYPE html|html|head|meta|title|style|body|div|p|pre|table|tr|span)\b|^MIME-Version:/i,
  xml: /^<(?:\?xml|!DOCTYPE)\b|^<[a-z][^<>]*>[^]*?<\/[a-z]/i,
  rtf: /^\{\\rtf/,
  pdf: /^%PDF-/,
  json: /^[[{]\s*(?:\{\s*)?"[^"]*"\s*:/,
};

/**
 * Reads results in any of four forms: CSV with headings, PBN, a table copied from a sheet, or messages; a club's
 * evening also from USEBIO. Any other text is returned as CSV, whose faults say what is accepted.
 */
export function understand(text: string, plan: Plan): Understood {
  const foreign = foreignFault(text, plan.kind);
  if (foreign !== null) {
    const lines: ResultLines = { isEmpty: true, columns: [], lines: [], faults: [foreign], warnings: [] };
    return { as: "csv", isCertain: true, lines, boards: [], unread: [], talk: 0 };
  }
  if (isClub(plan)) return clubUnderstood(text, plan);
  if (isPbn(text))
    return { as: "pbn", isCertain: true, lines: pbnResults(text, plan), boards: [], unread: [], talk: 0 };
  const { columns } = kindOf(plan);
  const tables = tablesIn(plan);
  const csv = readCsv(text, tables.length > 0 ? columns : withForeignHeadings(columns));
  const unclear = resultsUnclear(csv);
  const refused = [...unknownColumns(csv, tables.length > 0), ...unclear];
  const asCsv: Understood = {
    as: "csv",
    isCertain: true,
    boards: [],
    unread: refused,
    talk: 0,
    lines: refused.length === 0 && hasTables(plan) ? withAwards(csv, plan, tables) : withoutResults(csv, refused),
  };
  // A longer text cannot be a session's results. It is read only as CSV, which reports faults for its beginning.
  const isLong = text.length > MAX_LENGTH;
  const isHeaded = ["table", "board"].every((column) => csv.columns.includes(column)) && refused.length === 0;
  if (tables.length === 0 || csv.isEmpty || (isHeaded && !hasBlankPlaces(csv)) || isLong) return asCsv;

  const plainWords = withoutOwnWords(plan.options.words);
  const expected = {
    boards: tables.flatMap((table) => table.boards.map((board) => shownAt(table, board).number)),
    tables: tables.map(({ name }) => name),
    known: columns,
  };
  const rows = readRows(text, expected, plainWords);
  if (isHeaded && !rows?.isFilled) return asCsv;
  if (rows !== null) {
    if (lacksTables(rows, csv) && tables.length > 1 && rows.unread.length === 0 && refused.length === 0) return asCsv;
    return describe(rows.isHeaded ? "csv" : "table", rows, plan, tables);
  }
  const messages = readMessages(text, plainWords);
  const isMessages = messages.boards.length > 0 || (csv.columns.length === 0 && messages.unread.length > 0);
  return isMessages ? describe("messages", messages, plan, tables) : asCsv;
}

/** True if a line lacks its table or board, whose cell may be merged with the one above. */
function hasBlankPlaces({ lines }: CsvLines): boolean {
  return lines.some(({ fields }) => fields.table === "" || fields.board === "");
}

/** True if no board below the headings of a CSV file has a table. */
function lacksTables({ boards }: RawResults, { columns }: CsvLines): boolean {
  return columns.includes("board") && boards.length > 0 && boards.every(({ table }) => table === null);
}

/** Returns a question about results without a sign if they may not be overtricks; else nothing. */
function resultsUnclear({ lines }: CsvLines): Fault[] {
  const meaning = resultNumbers(lines.map(({ fields: { contract = "", result = "" } }) => ({ contract, result })));
  return meaning === "overtricks" ? [] : [unclearResults(meaning)];
}

/** Removes all lines if any of their columns are refused. */
function withoutResults(csv: ResultLines, refused: readonly Fault[]): ResultLines {
  return refused.length === 0 ? csv : { ...csv, isEmpty: true, lines: [], faults: [], warnings: [] };
}

/**
 * Returns faults for columns of a CSV file that are not read and might change a score: for boards at tables all columns
 * not known to be harmless, for matches unknown columns with numbers.
 */
function unknownColumns({ unknown }: CsvLines, areBoards: boolean): Fault[] {
  const mayMatter = ({ heading, cells }: CsvLines["unknown"][number]) =>
    cells.length > 0 &&
    columnHeaded(heading)?.column !== "harmless" &&
    (areBoards || (columnHeaded(heading) === undefined && cells.some((cell) => /\d/.test(cell))));
  return unknown.filter(mayMatter).map(({ line, heading, column }) => ({
    line,
    field: "",
    message: heading === "" ? texts.lines.headingMissing(column) : texts.lines.headingUnknown(heading),
  }));
}

/**
 * Returns the fault of a text that is a file of another format; null for a text that may be results.
 * @param kind the session's kind: a club's evening is also read from USEBIO.
 */
export function foreignFault(text: string, kind: string): Fault | null {
  const beginning = text
    .slice(0, LONGEST_BEGINNING)
    .replace(/^\uFEFF/, "")
    .trim();
  const kinds = Object.keys(FOREIGN) as (keyof typeof FOREIGN)[];
  const found = kinds.find((kind) => FOREIGN[kind].test(beginning));
  return found === undefined || (isClub({ kind }) && found === "usebio")
    ? null
    : { line: 1, field: "", message: texts.foreign[found] };
}

function describe(as: Source, text: RawResults, plan: Plan, tables: readonly TableBoards[]): Understood {
  const { lines: read, unread } = boardLines(text, tables, hasTables(plan) && !isMatch(plan) ? placesOf(plan) : []);
  const lines = hasTables(plan) ? withAwards(read, plan, tables) : read;
  const boards = as === "csv" ? [] : inWords(lines, plan, tables);
  return { as, isCertain: as === "csv", lines, boards, unread, talk: text.talk };
}

/** Descriptions of all boards, in the order of tables and board numbers. */
function inWords(lines: ResultLines, plan: Plan, tables: readonly TableBoards[]): string[] {
  const found = new Map(resultsOf(lines, plan).map((result) => [tableBoardKey(result.table, result.board), result]));
  const others = new Map(
    lines.lines.flatMap(({ fields }) => {
      const awards = Object.keys(fields).filter((column) => isAdjustment(column) && fields[column] !== "");
      const place = `${fields.table}:${Number(fields.board)}`;
      if (awards.length > 0) return [[place, texts.understood.adjusted(awards.map((column) => fields[column] ?? ""))]];
      return notPlayedReason(fields.contract ?? "") === null ? [] : [[place, texts.understood.notPlayed]];
    })
  );
  return tables.flatMap((place) =>
    [...place.boards]
      .sort((a, b) => a - b)
      .flatMap((board) => {
        const result = found.get(tableBoardKey(place.table, board));
        const { counted, number } = shownAt(place, board);
        const other = others.get(`${place.name}:${number}`);
        return [
          ...(result ? [describeBoard(result, place)] : []),
          ...(other === undefined ? [] : [texts.understood.other(place.name, counted, number, other)]),
        ];
      })
  );
}

function resultsOf(lines: ResultLines, plan: Plan): readonly TableResult[] {
  const { results } = kindOf(plan).read(lines, plan);
  return "tables" in results ? results.tables : [];
}
