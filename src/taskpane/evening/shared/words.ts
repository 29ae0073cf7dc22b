import { describeResult } from "../../../exchange/describe";
import { signed } from "../../../bridge/points";
import { tableName } from "../../../play/at-table";
import type { BoardPlace } from "../../../play/evening";
import { averagesOf, nsPoints, toTableResult, type BoardResult } from "../../../play/board-result";
import { countsDeals, shownBoard, type Plan } from "../../../sessions/kinds";
import type { TablePlan } from "../../../sessions/table-plan";
import { boardsLabel } from "../../../workbook/labels";
import { contractSign } from "./contract-sign";
import { texts } from "./texts";

/** "Deal" in games that count deals, else "Board". */
export function boardNoun(plan: Pick<Plan, "kind">): string {
  return countsDeals(plan) ? texts.deal : texts.board;
}

/** "Board 7", or "Deal 7". */
export function nameOf(plan: Plan, board: number): string {
  return texts.boardName(boardNoun(plan), shownBoard(plan, board));
}

/** "Table 2, board 7". */
export function placeName(plan: TablePlan, { table, board }: BoardPlace): string {
  return texts.boardOf(tableName(plan, table), nameOf(plan, board));
}

/** Boards inside a sentence: "boards 3, 7–24". */
export function namesOf(plan: Plan, boards: readonly number[]): string {
  return texts.several(boardNoun(plan), boardsLabel(boards.map((board) => shownBoard(plan, board))));
}

/** A result with its points, inside a sentence: "4♥ by North, 1 over: 650 for N-S". */
export function resultInWords(result: BoardResult, board: number): string {
  const { hcp } = "hcp" in result ? result : {};
  return hcp === undefined ? plainWords(result, board) : texts.withHcp(plainWords(result, board), hcp);
}

function plainWords(result: BoardResult, board: number): string {
  const points = nsPoints(result, board);
  const play = playInWords(result, board);
  if (points === null) return play;
  return play === "" ? pointsFor(points) : texts.resultWithPoints(play, pointsFor(points));
}

/** A result without its points: "4♥ by North, 1 over"; "" if only the points are known. */
export function playInWords(result: BoardResult, board: number): string {
  if (result.kind === "not-played") return texts.notPlayed;
  const averages = averagesOf(result);
  if (averages) return texts.averages(averages);
  const tableResult = toTableResult(result, 1, board);
  return tableResult === null || result.kind === "points" ? "" : describeResult(tableResult, contractSign);
}

/** Writes North-South's points as points of the side that gains them, "450 for N-S"; 0 points as "0". */
export function pointsFor(points: number): string {
  return points === 0 ? "0" : texts.points(String(Math.abs(points)), points > 0 ? "N-S" : "E-W");
}

export function pointsSign(points: number): string {
  return withMinus(signed(points));
}

/** Replaces the hyphen of a printed number by a minus sign. */
export function withMinus(number: string): string {
  return number.replace("-", "−");
}
