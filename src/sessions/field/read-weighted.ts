import { boardFaults } from "../../bridge/board-fault-texts";
import { InputError } from "../../bridge/input-error";
import { isPossibleScore } from "../../bridge/possible-scores";
import type { Side } from "../../bridge/seat";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { FULL_PERCENT } from "../../bridge/weighted-score";
import { fieldReader, readLine } from "../reading/board-line";
import { optional, type TableBoards } from "../reading/fields";
import type { Fault, ResultFields, ResultLine } from "../reading/result-lines";
import { resultTexts } from "../result-texts";
import { tableBoardKey } from "../results";
import { hasGroups, type FieldPlan } from "./plan";
import { parseShare, parseSide, type WeightedSides, type WrittenShare } from "./results";

/** The columns that only lines of weighted scores have. */
export const WEIGHTED_COLUMNS = ["side", "share"] as const;

/** Fields that a line of a weighted score leaves blank, since they describe what was played. */
const OTHERS = ["contract", "declarer", "result", "adjusted", "group"] as const;

/** True if a line is part of a weighted score: it has a share or a side. */
export function isShare(fields: ResultFields): boolean {
  return WEIGHTED_COLUMNS.some((column) => (fields[column] ?? "") !== "");
}

/** A line of a weighted score, as far as it could be read. */
interface ReadShare {
  readonly line: number;
  readonly table: TableBoards | null;
  readonly board: number | null;
  /** The share as read; null if the line has faults. */
  readonly share: WrittenShare | null;
}

/**
 * Reads the lines of weighted and split scores. A line has N-S points at a table and their share in per cent, for one
 * side or for both; the shares of a side must add up to 100 %. Points are checked even if other numbers of their source
 * count unchecked, because sheets do not count impossible points either.
 */
export function readWeighted(
  lines: readonly ResultLine[],
  tables: readonly TableBoards[],
  plan: FieldPlan
): { readonly weighted: ReadonlyMap<string, WeightedSides>; readonly faults: readonly Fault[] } {
  const boards = plan.inPlay.map(({ board }) => board);
  const faults: Fault[] = [];
  const shares = lines.map((line) => readShare(line, tables, boards, plan, faults));
  const weighted = new Map<string, WeightedSides>();
  for (const [key, group] of byPlace(shares)) {
    const withShare = group.flatMap(({ share }) => share ?? []);
    // The sum of the shares cannot be checked if one of them could not be read.
    if (withShare.length < group.length) continue;
    const sharesOf = (side: Side) => withShare.filter((share) => share.side === null || share.side === side);
    const sides: WeightedSides = { ns: sharesOf("N-S").map(pointsOf), ew: sharesOf("E-W").map(pointsOf) };
    const wrong = (["N-S", "E-W"] as const).flatMap((side) => {
      const sum = sharesOf(side).reduce((total, { percent }) => total + percent, 0);
      return sum === FULL_PERCENT ? [] : [{ side, sum }];
    });
    weighted.set(key, sides);
    // If the shares are for both sides, a wrong sum is reported once, not once for each side.
    const reported = withShare.every(({ side }) => side === null)
      ? wrong.slice(0, 1).map(({ sum }) => ({ side: null, sum }))
      : wrong;
    for (const { line, table, board } of group.slice(-1))
      for (const { side, sum } of reported)
        faults.push({
          line,
          field: "share",
          message: resultTexts.results.shareSum(board ?? 0, table?.name ?? "", side, sum),
        });
  }
  return { weighted, faults };
}

function pointsOf({ points, percent }: WrittenShare): { points: number; percent: number } {
  return { points, percent };
}

/** Groups lines by table and board. */
function byPlace(shares: readonly ReadShare[]): ReadonlyMap<string, readonly ReadShare[]> {
  const found = new Map<string, ReadShare[]>();
  for (const share of shares) {
    if (share.table === null || share.board === null) continue;
    const key = tableBoardKey(share.table.table, share.board);
    found.set(key, [...(found.get(key) ?? []), share]);
  }
  return found;
}

function readShare(
  { line, fields }: ResultLine,
  tables: readonly TableBoards[],
  boards: readonly number[],
  plan: FieldPlan,
  all: Fault[]
): ReadShare {
  const { results } = resultTexts;
  const others = Object.fromEntries(OTHERS.map((name) => [name, ""]));
  const { table, board, result, faults } = readLine({ line, fields: { ...fields, ...others } }, tables, boards);
  const read = fieldReader({ line, fields }, faults);
  if (!hasGroups(plan)) faults.push({ line, field: "share", message: results.noWeighted });
  for (const field of OTHERS)
    if ((fields[field] ?? "") !== "") faults.push({ line, field, message: results.shareWith(field) });
  const side = read("side", (text) => optional(text, readSide));
  const percent = read("share", readPercent);
  if (faults.length === 0 && !result) faults.push({ line, field: "points", message: boardFaults.notTen("") });
  if (result && !isPossibleScore(result.points, vulnerabilityOf(result.board)))
    faults.push({ line, field: "points", message: results.sharePoints(result.points, result.board) });
  all.push(...faults);
  const isSound = faults.length === 0 && result !== null && percent !== null;
  return { line, table, board, share: isSound ? { side, percent, points: result.points } : null };
}

function readSide(text: string): Side {
  const side = parseSide(text);
  if (side === null) throw new InputError(resultTexts.results.side(text));
  return side;
}

function readPercent(text: string): number {
  const share = parseShare(text);
  if (share === null) throw new InputError(resultTexts.results.share(text));
  return share;
}

/** Returns lines that {@link readWeighted} can read. */
export function writeShares(
  { table, board }: { readonly table: number | string; readonly board: number },
  shares: readonly WrittenShare[]
): ResultFields[] {
  return shares.map(({ side, percent, points }) => ({
    table: String(table),
    board: String(board),
    points: String(points),
    side: side ?? "",
    share: String(percent),
  }));
}
