import type { FieldPlan } from "../../sessions/field/plan";
import { seatedText } from "../../sessions/field/turned";
import { resultTexts } from "../../sessions/result-texts";
import { computed, ifElse, inWords, joined, type TextPart } from "../kit/content";
import { countWhere } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { layOutList, writeHeadings, writeRow, type List } from "../kit/list";
import { rowsOf } from "../tables/table";
import { onWorking } from "../working/steps";
import type { BoardScores } from "./board-scores";
import { isTurned } from "./ruled-formulas";

const { turned: report } = resultTexts.report;

/** All up to there who sat the wrong way, in words: on the Working sheet, a row for each table in each round. */
export type TurnedWords = List<"listed">;

/** Places it, from a column on. */
export function placeTurnedWords({ movement }: FieldPlan, left: number): TurnedWords {
  return layOutList({ listed: { heading: "Turned" } }, { ...onWorking("turned"), left, rows: movement.length });
}

/** Writes it. See `turnedSaid` in sessions/field/turned.ts. */
export function putTurnedWords(grid: Grid, list: TurnedWords, plan: FieldPlan, scores: BoardScores): void {
  writeHeadings(grid, list);
  plan.movement.forEach(({ round, table, boards, ...seating }, row) => {
    const turned = scores.range(`turned${table}`, ...rowsOf(scores, boards));
    const count = countWhere(`--(${isTurned(turned)})`);
    const own = boards.map((board) =>
      ifElse(isTurned(scores.cell(`turned${table}`, scores.rowOf(board))), `${report.between}${board}`)
    );
    const { formula } = joined(...own);
    const some = inWords(...report.board(computed(`MID(${formula},${report.between.length + 1},99)`)));
    const who = report.who[plan.kind](seatedText(seating));
    const all = report.all(String(round), String(table), "|", who.join(""));
    const text = inWords(
      ...all.map((part) => (part === "|" ? ifElse(`${count}=${boards.length}`, "", some as TextPart) : part)),
      " "
    );
    const before = row === 0 ? [] : [computed(list.cell("listed", row - 1))];
    writeRow(grid, list, row, { listed: joined(...before, ifElse(`${count}=0`, "", text as TextPart)) });
  });
}
