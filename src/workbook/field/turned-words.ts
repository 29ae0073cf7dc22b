import type { FieldPlan } from "../../sessions/field/plan";
import { seatedText } from "../../sessions/field/turned";
import { visitOf } from "../../sessions/field/visits";
import { resultTexts } from "../../sessions/result-texts";
import { computed, ifElse, inWords, joined, type Computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import type { List } from "../kit/list";
import { writeHeadings, writeRow } from "../kit/write-list";
import { listedUpTo } from "../typed-list";
import { stepList } from "../working/steps";
import type { BoardScores } from "./board-scores";
import { isTurned } from "./ruled-formulas";

const { turned: report } = resultTexts.report;

/**
 * Working columns with a row for each table in each round: the boards played with wrong seats, and the text on all
 * these boards up to this row.
 */
export type TurnedWords = List<"boards" | "listed">;

/** Places the working columns on wrong seats, from column `left` on. */
export function placeTurnedWords({ movement }: FieldPlan, left: number): TurnedWords {
  return stepList("turned", ["boards", "listed"], { left, rows: movement.length });
}

/** Writes the working columns on wrong seats. See `turnedSentences` in sessions/field/turned.ts. */
export function putTurnedWords(grid: Grid, list: TurnedWords, plan: FieldPlan, scores: BoardScores): void {
  writeHeadings(grid, list);
  const { between } = report;
  plan.movement.forEach(({ round, table, boards, ...seating }, row) => {
    const listedBoards = boards.map((board) =>
      ifElse(isTurned(scores.cell(`turned${table}`, scores.rowOf(board))), `${between}${board}`)
    );
    const cell = list.cell("boards", row);
    const some = ifElse(`${cell}="${boards.join(between)}"`, "", joined(...report.board(computed(cell))));
    const seats = report.who[plan.kind](seatedText(seating)).join("");
    const parts = report
      .all(String(round), String(visitOf(plan, table).table), "|", seats)
      .map((part) => (part === "|" ? some : part));
    writeRow(grid, list, row, {
      boards: computed(`MID(${joined(...listedBoards).formula},${between.length + 1},99)`),
      listed: computed(listedUpTo(list, row, `${cell}<>""`, inWords(...parts, " ") as Computed)),
    });
  });
}
