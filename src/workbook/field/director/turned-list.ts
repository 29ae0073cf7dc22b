import type { FieldPlan } from "../../../sessions/field/plan";
import type { ScoredField } from "../../../sessions/field/score-field";
import { WRITTEN_TURNED, type Turned } from "../../../sessions/field/turned";
import type { EntryLine } from "../../entries";
import type { CheckColumn } from "../../kit/check";
import { computed } from "../../kit/content";
import { numbers, layOutList, type Columns, type List } from "../../kit/list";
import { STYLES, TEAM_STYLES } from "../../theme";
import { fieldTexts } from "../texts";
import { entryLines, lineColumn, checkColumnsFrom, withBlanks } from "../../typed-list";

const { headings, entry } = fieldTexts.director.turned;

/** What is typed of a table whose pairs sat the wrong way, in the columns of results. */
export const TURNED_TYPED = ["round", "table", "board"] as const;
type TurnedColumn = (typeof TURNED_TYPED)[number];

/** A line of the list; null is a blank one. */
type Line = Turned | null;

/** The list of tables at which the pairs sat the wrong way, on the sheet Director. */
export type TurnedList = List<"line" | TurnedColumn | "who" | CheckColumn, Line>;

/** What is wrong with each line, and what is said of it, or who sat there. */
type Remarks = Pick<List<"fault" | "told" | "who">, "outside">;

const LINES = 4;

/** Places the list; one with more lines where more have been given in a file. */
export function placeTurned(
  { plan, turned }: Pick<ScoredField, "plan" | "turned">,
  place: { readonly sheet: string; readonly headingRow: number },
  steps: () => Remarks | null
): TurnedList {
  const rows = Math.max(LINES, turned.length);
  return layOutList(columnsOf(plan, steps), { ...place, name: "turned", rows });
}

/** What stands in its lines, the last of them blank. */
export function turnedLines({ turned }: Pick<ScoredField, "turned">, rows: number): Line[] {
  return withBlanks(turned, rows);
}

function columnsOf(
  { rounds, tables, inPlay }: FieldPlan,
  steps: () => Remarks | null
): Columns<"line" | TurnedColumn | "who" | CheckColumn, Line> {
  const { entryWhole } = STYLES;
  const boards = inPlay.map(({ board }) => board);
  const [first, last] = [Math.min(...boards), Math.max(...boards)];
  const whole = (title: string, least: number, most: number) =>
    numbers("whole", [least, most], { title, text: entry(title, least, most) });
  const { check, tone } = checkColumnsFrom<Line>(34, steps);
  return {
    line: lineColumn(headings.line),
    round: {
      ...{ heading: headings.round, width: 8, style: entryWhole, rule: whole(headings.round, 1, rounds) },
      content: (line) => line && line.round,
    },
    table: {
      ...{ heading: headings.table, width: 8, style: entryWhole, rule: whole(headings.table, 1, tables) },
      content: (line) => line && line.table,
    },
    board: {
      ...{ heading: headings.board, width: 8, style: entryWhole, rule: whole(headings.board, first, last) },
      content: (line) => line && line.board,
    },
    who: {
      ...{ heading: headings.who, span: 3, style: TEAM_STYLES.left },
      content: (_line, row) => computed(steps()?.outside.cell("who", row) ?? '""'),
    },
    // The hidden column of the list above is hidden here too.
    ...{ tone, check },
  };
}

/** Where its lines are typed. */
export function turnedEntries(list: TurnedList): EntryLine[] {
  return entryLines(list, "ruling", TURNED_TYPED, () => ({ seats: WRITTEN_TURNED }));
}
