import { WRITTEN_NOT_PLAYED } from "../../bridge/contract";
import { typedBoardOf } from "../../sessions/reading/type-board";
import type { TablePlan } from "../../sessions/table-plan";
import { hasLoneA, MANY_DOWN_WORDS } from "../../sessions/reading/spellings";
import type { Codebook } from "../../sessions/reading/spellings";
import { explainFault } from "../../sessions/reading/explain-fault";
import { readTypedBoard, type CellRules, type CellText } from "../../sessions/reading/typed-board";
import { mayBePoints } from "../../bridge/contract-score";
import type { Averages } from "../../sessions/field/results";
import { isHcp } from "../expected";
import { averageFields, readAverages, isAdjustment } from "../../exchange/averages";
import { toTableResult, type BoardResult } from "../board-result";

/** The yellow cells of a board at a table: their texts by column, "" if blank. */
export interface BoardCells {
  readonly table: number;
  readonly board: number;
  readonly rules?: CellRules;
  /** Spellings that cells may have, including a club's own words if there are any. */
  readonly codebook?: Codebook;
  readonly cells: CellTexts;
}

export type CellTexts = Readonly<Record<string, string>>;

type ReadCells =
  | { readonly kind: "blank" }
  | { readonly kind: "said"; readonly result: BoardResult }
  /** An incomplete or unreadable line; the reason is "" if cells of the sheet already show it. */
  | { readonly kind: "unfinished"; readonly reason: string };

const BLANK: ReadCells = { kind: "blank" };

/** Columns of the played result. The pad ignores other columns, such as the group of a fouled board. */
const PLAYED: readonly string[] = ["contract", "declarer", "result", "doubled", "points", "hcp"];

/** Splits a line into the cells of the played result and those of the adjusted score. */
export function splitCells({ cells }: BoardCells): { readonly played: CellTexts; readonly adjusted: CellTexts } {
  const part = (accepts: (column: string) => boolean) =>
    Object.fromEntries(Object.entries(cells).filter(([column]) => accepts(column)));
  return { played: part((column) => PLAYED.includes(column)), adjusted: part(isAdjustment) };
}

/** True if the line has cells for an adjustment. If two tables share an adjustment, only one line has them. */
export function hasAdjusted(line: BoardCells): boolean {
  return Object.keys(line.cells).some(isAdjustment);
}

/** Returns the cells of the played result; averages have cells of their own, see {@link adjustedFor}. */
export function cellsFor(boardResult: BoardResult | null, { table, board, rules, cells }: BoardCells): CellTexts {
  const tableResult = boardResult && toTableResult(boardResult, table, board);
  const { by, ...typed } = typedBoardOf(tableResult);
  const contract = boardResult?.kind === "not-played" ? WRITTEN_NOT_PLAYED : typed.contract;
  const hcp = boardResult && "hcp" in boardResult ? (boardResult.hcp ?? "") : "";
  const tricks = tableResult?.result ?? 0;
  // Formulas in workbooks of earlier versions do not accept "ten down".
  const result = rules === "combined" && MANY_DOWN_WORDS.has(tricks) ? `${-tricks} down` : typed.result;
  return cellTexts({ ...typed, result, declarer: by, contract, ...("hcp" in cells && { hcp }) });
}

/** Reads the played result as the sheet's formulas read it. */
export function readPlayed(
  { board, rules, codebook }: Pick<BoardCells, "board" | "rules" | "codebook">,
  played: CellTexts
): ReadCells {
  if (isBlank(played)) return BLANK;
  const { contract = "", declarer = "", result = "", doubled = "", points = "", hcp = "" } = played;
  const hcpField = hcp === "" ? {} : { hcp: Number(hcp) };
  if (hcp !== "" && !isHcp(hcpField.hcp)) return { kind: "unfinished", reason: "" };
  const typed = { contract, by: declarer, result, doubled, points };
  const read = readTypedBoard(board, typed, rules, codebook);
  if (read.isNotPlayed && points === "") return { kind: "said", result: { kind: "not-played" } };
  const unfinished = { kind: "unfinished", reason: explainFault(board, typed, read) } as const;
  if (read.points === null) return unfinished;
  if (read.points === read.expected) {
    if (read.contract === "Pass") return { kind: "said", result: { kind: "passed", ...hcpField } };
    const { contract: bid, declarer: seat, result: tricks } = read;
    if (bid && seat && tricks !== null)
      return { kind: "said", result: { kind: "played", contract: bid, declarer: seat, result: tricks, ...hcpField } };
  }
  // The pad passes points on to other phones, so it does not import points that no contract scores.
  return mayBePoints(read.points)
    ? { kind: "said", result: { kind: "points", points: read.points, ...hcpField } }
    : unfinished;
}

/** Returns the cells of the averages, blank for null. */
export function adjustedFor(averages: Averages | null, plan: TablePlan, line: BoardCells): CellTexts {
  const { adjusted } = splitCells(line);
  const fields = averages && averageFields(plan, line.table, averages);
  return Object.fromEntries(Object.keys(adjusted).map((column) => [column, fields?.[column] ?? ""]));
}

/** Reads a line's adjustment; "other" if the pad has no button for it. */
export function readAdjusted(plan: TablePlan, line: BoardCells): Averages | "blank" | "other" {
  const { adjusted } = splitCells(line);
  if (isBlank(adjusted)) return "blank";
  const isReadable = line.rules === "combined" || !hasLoneA(adjusted.adjusted ?? "");
  return (isReadable ? readAverages(plan, line.table, adjusted) : null) ?? "other";
}

export function isBlank(cells: CellTexts): boolean {
  return Object.values(cells).every((text) => text === "");
}

function cellTexts(cells: Readonly<Record<string, CellText>>): CellTexts {
  return Object.fromEntries(Object.entries(cells).map(([column, text]) => [column, String(text)]));
}
