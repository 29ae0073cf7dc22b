import { describeResult } from "../../exchange/describe";
import { signed } from "../../bridge/points";
import { tableName } from "../../play/at-table";
import type { Entry } from "../../play/evening";
import { averagesOf, toTableResult, type BoardResult } from "../../play/board-result";
import { countsDeals, shownBoard, type Plan } from "../../sessions/kinds";
import type { TablePlan } from "../../sessions/table-plan";
import { boardsLabel } from "../../workbook/labels";
import { contractSign } from "./contract-sign";
import { texts } from "./texts";

/** What people count: boards, or the deals of the evening. */
export function boardNoun(plan: Pick<Plan, "kind">): string {
  return countsDeals(plan) ? texts.deal : texts.board;
}

/** A board as people know it: "Board 7", or "Deal 7". */
export function nameOf(plan: Plan, board: number): string {
  return texts.boardName(boardNoun(plan), shownBoard(plan, board));
}

/** Where that is, "Table 2, board 7". */
export function placeName(plan: TablePlan, { table, board }: Pick<Entry, "table" | "board">): string {
  return texts.boardOf(tableName(plan, table), nameOf(plan, board));
}

/** Several of them, inside a sentence: "boards 3, 7–24". */
export function namesOf(plan: Plan, boards: readonly number[]): string {
  return texts.several(boardNoun(plan), boardsLabel(boards.map((board) => shownBoard(plan, board))));
}

/** What is said of a board in a sentence, with its points: "4♥ by North, 1 over: 650 for N-S". */
export function resultInWords(said: BoardResult, board: number): string {
  const { hcp } = "hcp" in said ? said : {};
  return hcp === undefined ? plainWords(said, board) : texts.withHcp(plainWords(said, board), hcp);
}

function plainWords(said: BoardResult, board: number): string {
  if (said.kind === "not-played") return texts.notPlayed;
  const averages = averagesOf(said);
  if (averages) return texts.averages(averages);
  const result = toTableResult(said, 1, board);
  if (result === null || said.kind === "points") return pointsFor(result?.points ?? 0);
  return texts.said(describeResult(result, contractSign), pointsFor(result.points));
}

/** North-South's points as those of the side that has won them: "450 for N-S". */
export function pointsFor(points: number): string {
  return points === 0 ? "0" : texts.points(String(Math.abs(points)), points > 0 ? "N-S" : "E-W");
}

/** Points with their sign. */
export function pointsSign(points: number): string {
  return withMinus(signed(points));
}

/** A number as it is printed, with the minus sign that it has in books. */
export function withMinus(number: string): string {
  return number.replace("-", "−");
}
