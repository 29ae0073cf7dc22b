import Papa from "papaparse";
import { columnNamed } from "../../sessions/reading/csv";
import type { ResultColumns } from "../../sessions/reading/result-lines";
import { resultTexts } from "../../sessions/result-texts";
import { texts } from "../texts";
import { columnHeaded, type Column } from "./headings";
import { cluesOf, outcomeOf, turned } from "./outcome";
import { readPart } from "./read-part";
import type { Clue, SaidBoard, SaidText, UnreadLine } from "./said-board";
import { tellColumns } from "./tell-columns";
import { plainText, tokensOf } from "./tokens";
import { wordFor } from "./words";

/** A row of a table, with the line that it stands on. */
interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A row of a board, with what its columns are; null where no heading says. */
interface BoardRow extends Row {
  readonly columns: readonly (Column | null)[] | null;
  readonly more: Headings["more"];
  readonly table: string | null;
}

/** What a copied table holds. */
interface SaidTable extends SaidText {
  /** Whether headings name all that is needed, the table too. */
  readonly isHeaded: boolean;
}

/** In lines: longer ones are no table of a session. */
const MOST_ROWS = 50_000;

/**
 * Reads a table that was copied from a sheet: with headings in any of the languages, or without, its tables in a
 * column or each below a line that names it.
 * @param expected the session's boards and tables, and columns that it has besides, with the other names they go by.
 * @returns null where the text is no table, or none of boards.
 */
export function readRows(
  text: string,
  expected: { readonly boards: readonly number[]; readonly tables: readonly string[]; readonly more?: ResultColumns }
): SaidTable | null {
  const rows = rowsOf(plainText(text));
  if (rows === null) return null;
  const clues: Clue[] = [];
  const unread: UnreadLine[] = [];
  const found: BoardRow[] = [];
  const unused: UnreadLine[] = [];
  let columns: readonly (Column | null)[] | null = null;
  let more: Headings["more"] = [];
  let table: string | null = null;
  let talk = 0;
  for (const { line, cells } of rows) {
    const headed = headingsOf(cells, expected.more ?? {});
    const filled = cells.filter((cell) => cell !== "");
    if (headed) {
      ({ columns, more } = headed);
      unused.push(...headed.unused.map((cell) => ({ line, text: cell, why: resultTexts.results.csvUnused(cell) })));
      clues.push(...headed.clues);
      if (headed.twice !== null)
        unread.push({ line, text: textOf({ cells }), why: resultTexts.results.csvColumnTwice(headed.twice) });
      continue;
    }
    const part = filled.length <= 2 ? readPart(filled.join(" ")) : null;
    if (part?.is === "table") {
      table = part.table;
      clues.push(...part.clues);
    } else if (filled.length === 1) talk += 1;
    else found.push({ line, cells, columns, more, table });
  }
  const unheaded = found.filter((row) => row.columns === null);
  const [first] = unheaded;
  const told = first
    ? tellColumns(
        unheaded.map(({ cells }) => cells),
        { ...expected, areTablesNamed: unheaded.some((row) => row.table !== null) }
      )
    : { is: "told" as const, columns: [] };
  if (told === null || found.length === 0) return null;
  if (first && told.is === "unclear") {
    const why = texts.lines.columnsUnclear(told.columns.map((at) => at + 1));
    unread.push({ line: first.line, text: textOf(first), why });
  }
  const read = found.flatMap((row) => {
    const known = row.columns ?? (told.is === "told" ? told.columns : null);
    return (known && boardOf(row, known)) ?? [];
  });
  const boards = read.map(({ board }) => board);
  for (const row of read) clues.push(...row.clues);
  const isHeaded = found.every((row) => row.columns?.includes("table") ?? false);
  return { boards, unread, unused, talk, clues, isHeaded };
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

/** A heading above numbers of boards, or of rows where another column has the boards'. */
const ANY_NUMBER = /^(no|nr|#)\.?$/i;

/** What a row of headings says. */
interface Headings {
  readonly columns: readonly (Column | null)[];
  /** A heading of boards or tables of which there is another one. */
  readonly twice: string | null;
  /** Which cells have what the session has besides, by the columns' names. */
  readonly more: readonly (readonly [name: string, at: number])[];
  /** The headings of what is not read. */
  readonly unused: readonly string[];
  readonly clues: readonly Clue[];
}

/** What the columns of a row of headings are; null for another row. */
function headingsOf(cells: readonly string[], columnsBesides: ResultColumns): Headings | null {
  const besides = cells.map((cell) => columnNamed(cell, columnsBesides));
  const headed = cells.map((cell) => (cell === "" ? undefined : columnHeaded(cell)));
  const called = (column: Column) => {
    const all = cells.flatMap((cell, at) => (headed[at]?.column === column ? [{ cell, at }] : []));
    const plain = all.filter(({ cell }) => !ANY_NUMBER.test(cell));
    return plain.length > 0 ? plain : all;
  };
  const columns = headed.map((known, i) => (known && called(known.column)[0]?.at === i ? known.column : null));
  const twice = [called("board")[1], called("table")[1]].find((second) => second !== undefined)?.cell ?? null;
  if (!columns.includes("board") || !columns.some((column) => column === "contract" || column === "points"))
    return null;
  const spoken = headed.flatMap((known) => (known && known.languages.length > 0 ? [known.languages] : []));
  const more = besides.flatMap((name, at) => (name === null ? [] : [[name, at] as const]));
  const unused = cells.filter((cell, at) => cell !== "" && headed[at] === undefined && besides[at] === null);
  return { columns, twice, more, unused, clues: spoken.map((languages) => ({ is: "word", languages })) };
}

type Cell = (column: Column) => string;

/** What a row says of its board; null for one of sums or averages below the boards. */
function boardOf(
  { line, cells, more, table }: BoardRow,
  columns: readonly (Column | null)[]
): { board: SaidBoard; clues: readonly Clue[] } | null {
  const cell: Cell = (column) => cells[columns.indexOf(column)] ?? "";
  const { played, clues } = playedIn(cell);
  const board: SaidBoard = {
    line,
    text: textOf({ cells }),
    table: cell("table") === "" ? table : tableOf(cell("table")),
    board: cell("board").replace(/^\D+/, ""),
    ...played,
    points: pointsIn(cell),
    isUnsigned: false,
    more: Object.fromEntries(more.map(([name, at]) => [name, cells[at] ?? ""])),
  };
  if (board.board === "" && board.contract === "") return null;
  const around = (["table", "board", "doubled", "result"] as const).map((column) => cell(column)).join(" ");
  return { board, clues: [...clues, ...cluesOf(tokensOf(around))] };
}

/** The contract, who plays it and the result: what stands in two cells is the same in both, or nothing is read. */
function playedIn(cell: Cell) {
  const outcome = outcomeIn(cell);
  const declarer = seatOf(cell("declarer")) ?? cell("declarer").toUpperCase();
  const result = resultOf(cell("result"));
  const doubling = doublingOf(cell("doubled"));
  const inContract = /X*$/.exec(outcome.contract)?.[0] ?? "";
  const isOneResult = result === "" || outcome.result === "" || tricksIn(result) === tricksIn(outcome.result);
  const isOneDoubling = doubling !== null && (doubling === "" || inContract === "" || doubling === inContract);
  const isContract = outcome.unread === null && outcome.contract !== "" && outcome.points === "";
  if (!isContract || !isOneResult || !isOneDoubling) {
    // It comes back as it was written, and is refused so.
    const contract = `${cell("contract")} ${cell("doubled")}`.trim();
    return { played: { contract, openStrain: null, declarer, result }, clues: outcome.clues };
  }
  const isBare = /^\d/.test(outcome.contract) && inContract === "";
  const played = {
    contract: `${outcome.contract}${isBare ? doubling : ""}`,
    openStrain: outcome.openStrain,
    declarer: outcome.declarer || declarer,
    result: result || outcome.result,
  };
  return { played, clues: outcome.clues };
}

/** What the contract's cell says; of a bid together with the declarer's, who may stand in both. */
function outcomeIn(cell: Cell) {
  const written = tokensOf(cell("contract"));
  const alone = outcomeOf(written);
  const isBid = alone.unread === null && /^\d/.test(alone.contract);
  return isBid && seatOf(cell("declarer")) !== null ? outcomeOf([...written, ...tokensOf(cell("declarer"))]) : alone;
}

/** North-South's points, or East-West's turned round. */
function pointsIn(cell: Cell): string {
  const [points, others] = [cell("points"), cell("ewPoints")];
  return points !== "" ? points : turned(others);
}

function textOf({ cells }: Pick<Row, "cells">): string {
  return cells.filter((cell) => cell !== "").join(" ");
}

/** "Table 2" and "2" alike. */
function tableOf(cell: string): string {
  const part = readPart(cell);
  return part.is === "table" ? part.table : cell;
}

/** A seat in its cell, by a letter or a word; null where there is none. */
function seatOf(cell: string): string | null {
  const word = wordFor(cell);
  return word?.is === "seat" ? word.seat : /^o$/i.test(cell) ? "O" : null;
}

/** A result in its cell: a number as it stands, or words such as "2 Faller". */
function resultOf(cell: string): string {
  if (/^(=|[+-]?\d+)?$/.test(cell)) return cell;
  const { result } = outcomeOf([...tokensOf("1 NT"), ...tokensOf(cell)]);
  return result === "" ? cell : result;
}

/** How often a contract was doubled, by X's; null where the cell says something else. */
function doublingOf(cell: string): string | null {
  const word = wordFor(cell);
  if (word?.is === "double") return "X".repeat(word.doubling);
  return /^(-|0|no|nein|nee|non)?$/i.test(cell) ? "" : null;
}

function tricksIn(result: string): number {
  return Number(result.replace("=", "0"));
}
