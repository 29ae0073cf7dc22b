import { WRITTEN_NOT_PLAYED } from "../../bridge/contract";
import { typedBoardOf } from "../../sessions/reading/type-board";
import type { TablePlan } from "../../sessions/table-plan";
import { partBoard } from "../../sessions/reading/part-board";
import { hasLoneA, MANY_DOWN_WORDS } from "../../sessions/reading/spellings";
import { readTypedBoard, type CellText } from "../../sessions/reading/typed-board";
import { MAX_POINTS } from "../../bridge/contract-score";
import type { Averages } from "../../sessions/field/results";
import { isHcp } from "../expected";
import { averageFields, readAverages, isAdjustment } from "../../exchange/averages";
import { toTableResult, type BoardResult } from "../board-result";

/** The yellow cells of a board at a table as texts, "" in blank ones, by the columns of results. */
export interface BoardCells {
  readonly table: number;
  readonly board: number;
  /** Whether the workbook is of an earlier format, whose cells take what files do: see sessions/reading/part-board.ts. */
  readonly takesCombined?: boolean;
  readonly cells: CellTexts;
}

export type CellTexts = Readonly<Record<string, string>>;

/** What some cells say. */
type ReadCells =
  | { readonly kind: "blank" }
  | { readonly kind: "said"; readonly said: BoardResult }
  /** Half a line, or what cannot be understood: it is no result yet. */
  | { readonly kind: "unfinished" };

const BLANK: ReadCells = { kind: "blank" };
const UNFINISHED: ReadCells = { kind: "unfinished" };

/** The columns that say what was played; of others, such as the group of a fouled board, the pad knows nothing. */
const PLAYED: readonly string[] = ["contract", "declarer", "result", "doubled", "points", "hcp"];

/** The part of a line that says what was played, and the part that holds what the Director gives instead. */
export function splitCells({ cells }: BoardCells): { readonly played: CellTexts; readonly adjusted: CellTexts } {
  const part = (is: (column: string) => boolean) =>
    Object.fromEntries(Object.entries(cells).filter(([column]) => is(column)));
  return { played: part((column) => PLAYED.includes(column)), adjusted: part(isAdjustment) };
}

/** Whether a line has cells for what the Director gives: where two tables share an adjustment only one of them has. */
export function hasAdjusted(line: BoardCells): boolean {
  return Object.keys(line.cells).some(isAdjustment);
}

/** What is typed for what is said; an average is typed elsewhere, see {@link adjustedFor}. */
export function cellsFor(
  said: BoardResult | null,
  { table, board, takesCombined = false, cells }: BoardCells
): CellTexts {
  const found = said && toTableResult(said, table, board);
  const { by, ...typed } = typedBoardOf(found);
  const contract = said?.kind === "not-played" ? WRITTEN_NOT_PLAYED : typed.contract;
  const hcp = said && "hcp" in said ? (said.hcp ?? "") : "";
  const tricks = found?.result ?? 0;
  // Formulas of earlier formats know no "ten down".
  const result = takesCombined && MANY_DOWN_WORDS.has(tricks) ? `${-tricks} down` : typed.result;
  return texts({ ...typed, result, declarer: by, contract, ...("hcp" in cells && { hcp }) });
}

/** Reads what was played as the sheet's formulas do. @param takesCombined as in {@link BoardCells}. */
export function readPlayed(board: number, played: CellTexts, takesCombined = false): ReadCells {
  if (isBlank(played)) return BLANK;
  const { contract = "", declarer = "", result = "", doubled = "", points = "", hcp = "" } = played;
  const known = hcp === "" ? {} : { hcp: Number(hcp) };
  if (hcp !== "" && !isHcp(known.hcp)) return UNFINISHED;
  const typed = { contract, by: declarer, result, doubled, points };
  const read = readTypedBoard(board, takesCombined ? partBoard(typed) : typed, takesCombined);
  if (read.isNotPlayed && points === "") return { kind: "said", said: { kind: "not-played" } };
  if (read.points === null) return UNFINISHED;
  if (read.points === read.expected) {
    if (read.contract === "Pass") return { kind: "said", said: { kind: "passed", ...known } };
    const { contract: bid, declarer: seat, result: tricks } = read;
    if (bid && seat && tricks !== null)
      return { kind: "said", said: { kind: "played", contract: bid, declarer: seat, result: tricks, ...known } };
  }
  // Points that no contract gives are not for the pad, which would hand them on.
  const isPossible = read.points % 10 === 0 && Math.abs(read.points) <= MAX_POINTS;
  return isPossible ? { kind: "said", said: { kind: "points", points: read.points, ...known } } : UNFINISHED;
}

/** What is typed into the columns of a board's adjustment at a table: what each side is given, or nothing. */
export function adjustedFor(given: Averages | null, plan: TablePlan, line: BoardCells): CellTexts {
  const { adjusted } = splitCells(line);
  const fields = given && averageFields(plan, line.table, given);
  return Object.fromEntries(Object.keys(adjusted).map((column) => [column, fields?.[column] ?? ""]));
}

/** What the columns of a board's adjustment hold: "other" is what the pad has no button for. */
export function readAdjusted(plan: TablePlan, line: BoardCells): Averages | "blank" | "other" {
  const { adjusted } = splitCells(line);
  if (isBlank(adjusted)) return "blank";
  const isTaken = line.takesCombined || !hasLoneA(adjusted.adjusted ?? "");
  return (isTaken ? readAverages(plan, line.table, adjusted) : null) ?? "other";
}

export function isBlank(cells: CellTexts): boolean {
  return Object.values(cells).every((text) => text === "");
}

function texts(cells: Readonly<Record<string, CellText>>): CellTexts {
  return Object.fromEntries(Object.entries(cells).map(([column, text]) => [column, String(text)]));
}
