import { itemAt } from "../../../bridge/item-at";
import type { FieldPlan } from "../../../sessions/field/plan";
import type { ScoredField } from "../../../sessions/field/score-field";
import { NOT_SAID, type WrongBoard } from "../../../sessions/field/wrong-board";
import type { EntryLine } from "../../entries";
import type { CheckColumn } from "../../kit/check";
import { column, numbers, layOutList, type Columns, type List } from "../../kit/list";
import { STYLES } from "../../theme";
import { fieldTexts } from "../texts";
import { entryLines, lineColumn, checkColumnsFrom, withBlanks, type CheckSteps } from "../../typed-list";

const { wrongBoards: words, weighted } = fieldTexts.director;

/** What is typed of a board that was played in place of another, in the columns of results. */
export const WRONG_TYPED = ["board", "table", "instead", "points"] as const;
type WrongColumn = (typeof WRONG_TYPED)[number];

/** A line of the list; null is a blank one. */
type Line = WrongBoard | null;

/** The list of boards that were played in place of others, on the sheet Director. */
export type WrongList = List<"line" | WrongColumn | CheckColumn, Line>;

/** As many as a round has. */
const LINES = 4;

/** Places the list; one with more lines where more have been given in a file. */
export function placeWrongBoards(
  { plan, wrongBoards }: Pick<ScoredField, "plan" | "wrongBoards">,
  place: { readonly sheet: string; readonly headingRow: number },
  told: () => CheckSteps | null
): WrongList {
  const rows = Math.max(LINES, wrongBoards.length);
  return layOutList(columnsOf(plan, told), { ...place, name: "wrongBoards", rows });
}

/** What stands in its lines, the last of them blank. */
export function wrongLines({ wrongBoards }: Pick<ScoredField, "wrongBoards">, rows: number): Line[] {
  return withBlanks(wrongBoards, rows);
}

function columnsOf(
  { inPlay, tables }: FieldPlan,
  told: () => CheckSteps | null
): Columns<"line" | WrongColumn | CheckColumn, Line> {
  const boards = [itemAt(inPlay, 0).board, itemAt(inPlay, inPlay.length - 1).board] as const;
  const { entryWhole } = STYLES;
  const { headings, entry } = words;
  return {
    line: lineColumn(headings.line),
    board: column(headings.board, 8, entryWhole, (line) => line && line.board, {
      rule: numbers("whole", boards, entry.board(...boards)),
    }),
    table: column(headings.table, 8, entryWhole, (line) => line && line.table, {
      rule: numbers("whole", [1, tables], weighted.entry.table(tables)),
    }),
    instead: column(headings.instead, 8, entryWhole, (line) => line && line.instead, {
      rule: numbers("whole", boards, entry.instead(...boards)),
    }),
    points: {
      ...{ heading: headings.points, width: 9, span: 2, style: entryWhole },
      rule: numbers("whole", [-7600, 7600], weighted.entry.points),
      content: (line) => line && line.points,
    },
    ...checkColumnsFrom<Line>(46, told),
  };
}

/** Where its lines are typed. */
export function wrongEntries(list: WrongList): EntryLine[] {
  return entryLines(list, "ruling", WRONG_TYPED, () => ({ instead: NOT_SAID }));
}
