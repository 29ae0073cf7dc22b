import { columnNamed } from "../../sessions/reading/csv";
import type { ResultColumns } from "../../sessions/reading/result-lines";
import { resultTexts } from "../../sessions/result-texts";
import { texts } from "../texts";
import { columnHeaded, isOwnSide, type Column } from "./headings";
import { roomInCell } from "./read-part";
import type { LanguageClue } from "./raw-board";
import { lookUpKeyword } from "./words";

/** Columns of a table of boards that results files have too, by their names in results files. */
const SHARED: Readonly<Record<string, Column>> = {
  table: "table",
  board: "board",
  contract: "contract",
  declarer: "declarer",
  result: "result",
  points: "points",
};

/** Content of the columns in the rows of a table of boards; null for a column that is not read. */
export interface Columns {
  readonly columns: readonly (Column | null)[];
  /** Columns that only this kind of session reads, with the indices of their cells. */
  readonly more: readonly (readonly [name: string, index: number])[];
  /** True if the points have no sign and no heading names their side; they may then be the winners' points. */
  readonly areUnsigned: boolean;
}

/** Columns found from a row of headings and the rows below it. */
interface ResolvedColumns extends Columns {
  /** Reasons why the rows below the headings cannot be read; empty if they can. */
  readonly refusals: readonly string[];
  /** Headings of the columns that are not read. */
  readonly unused: readonly string[];
  readonly clues: readonly LanguageClue[];
}

/** The column that a heading names; `index` is the position of its cells in a row. */
interface Headed {
  readonly column: Column | null;
  /** Name of a column that only this kind of session has; null for a column of all kinds. */
  readonly more: string | null;
  readonly index: number;
  readonly cell: string;
}

/** Heading of board numbers, or of row numbers if another column has the boards. */
export const ANY_NUMBER = /^(no|nr|#)\.?$/i;

const SCORES: readonly Column[] = ["contract", "points", "ewPoints", "plus", "minus", "score"];

/**
 * True if cells are the headings of a table of boards: one for the board, one for a score, and no cell is a number.
 * @param areBoardsTitled true if lines above the rows name the boards: then any second known heading is enough in place
 * of the board's heading.
 */
export function areHeadings(cells: readonly string[], knownColumns: ResultColumns, areBoardsTitled: boolean): boolean {
  if (cells.some((cell) => /^[+-]?\d/.test(cell))) return false;
  const columns = cells
    .map((cell, index) => headedBy(cell, index, knownColumns).column)
    .filter((column) => column !== null);
  const hasBoard = columns.includes("board") || (areBoardsTitled && columns.length > 1);
  return hasBoard && columns.some((column) => SCORES.includes(column));
}

/**
 * Finds the meaning of each column by its heading or, if the heading is ambiguous, by the cells below.
 * @param headings the row of headings.
 * @param rows the rows below the headings, up to the next headings.
 * @param knownColumns the columns of the session's results files, each with its other names.
 */
export function resolveColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  knownColumns: ResultColumns
): ResolvedColumns {
  const width = Math.max(headings.length, ...rows.map((row) => row.length));
  const below = (index: number) => rows.map((row) => row[index] ?? "").filter((cell) => cell !== "");
  const headed = Array.from({ length: width }, (_, index) =>
    byCells(headedBy(headings[index] ?? "", index, knownColumns), below(index))
  );
  const [first] = headed.filter(({ column, cell }) => column === "board" && !ANY_NUMBER.test(cell));
  const columns = headed.map(({ column, cell, index }) =>
    column === "board" && first !== undefined && index !== first.index && ANY_NUMBER.test(cell) ? null : column
  );
  const has = (column: Column) => columns.includes(column);
  const refusals: string[] = SCORES.some(has) ? [] : [texts.lines.headingsUnknown];
  for (const { index, cell, more } of refusals.length > 0 ? [] : headed) {
    const column = columns[index] ?? null;
    if (column === null && more === null && cell === "" && below(index).length > 0)
      refusals.push(texts.lines.headingMissing(index + 1));
    else if (column === null && more === null && headed[index]?.column !== "board" && below(index).length > 0)
      refusals.push(texts.lines.headingUnknown(cell));
    if (column !== null && column !== "harmless" && columns.indexOf(column) < index)
      refusals.push(resultTexts.results.csvColumnTwice(cell));
  }
  const sections = headed.filter(({ index }) => columns[index] === "section").flatMap(({ index }) => below(index));
  if (new Set(sections).size > 1) refusals.push(texts.lines.severalSections([...new Set(sections)]));
  const isOwnCard = has("opponents") || headed.some(({ column, cell }) => column !== null && isOwnSide(cell));
  if ((has("plus") || has("minus")) && isOwnCard && !has("seat")) refusals.push(texts.lines.seatMissing);
  if (has("score") && has("seat")) refusals.push(texts.lines.scoreOfWhom);
  const unused = headed.filter(
    ({ index, more, cell }) => cell !== "" && more === null && !isRead(columns[index] ?? null)
  );
  return {
    columns,
    more: headed.flatMap(({ more, index }) => (more === null ? [] : [[more, index] as const])),
    areUnsigned: false,
    refusals,
    unused: unused.map(({ cell }) => cell),
    clues: headings.flatMap((cell) => {
      const languages = columnHeaded(cell)?.languages ?? [];
      return languages.length > 0 ? [{ kind: "word", languages } as const] : [];
    }),
  };
}

function isRead(column: Column | null): boolean {
  return column !== null && column !== "harmless" && column !== "opponents" && column !== "section";
}

function headedBy(cell: string, index: number, knownColumns: ResultColumns): Headed {
  if (cell === "") return { column: null, more: null, index, cell };
  const column = columnNamed(cell, knownColumns);
  const shared = column === null ? undefined : SHARED[column];
  if (column !== null && shared === undefined) return { column: null, more: column, index, cell };
  return { column: shared ?? columnHeaded(cell)?.column ?? null, more: null, index, cell };
}

/** Decides what an ambiguous heading means by the cells below it. */
function byCells(headed: Headed, cells: readonly string[]): Headed {
  const { column, more } = headed;
  const areDoubles = cells.length > 0 && cells.every((cell) => lookUpKeyword(cell)?.kind === "double");
  if (more === "penalty" && areDoubles) return { ...headed, column: "doubled", more: null };
  // Some programs have numbers of pairs below "NS" and "EW", other programs have points there.
  const arePairs = cells.length > 0 && cells.every((cell) => /^[1-9]\d?$/.test(cell)) && cells.some(isNoScore);
  if (column === "points" && /^n\W?[sz]$/i.test(headed.cell) && arePairs) return { ...headed, column: "nsPair" };
  if (column === "ewPoints" && /^[eo]\W?[wo]$/i.test(headed.cell) && arePairs) return { ...headed, column: "ewPair" };
  // Columns headed N, E, S and W contain the names of players.
  if (column === null && /^[nesw]$/i.test(headed.cell) && !cells.some((cell) => /\d/.test(cell)))
    return { ...headed, column: "harmless" };
  const isRoom = column === "table" && /^(room|raum|zaal|salle)$/i.test(headed.cell);
  if (isRoom && cells.some((cell) => roomInCell(cell) === null)) return { ...headed, column: "harmless" };
  return headed;
}

function isNoScore(cell: string): boolean {
  return Number(cell) % 10 !== 0 || Number(cell) < 50;
}
