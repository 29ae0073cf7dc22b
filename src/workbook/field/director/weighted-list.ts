import { itemAt } from "../../../bridge/item-at";
import { writtenShares, type WrittenShare } from "../../../sessions/field/results";
import type { FieldPlan } from "../../../sessions/field/plan";
import type { ScoredField } from "../../../sessions/field/score-field";
import type { EntryLine } from "../../entries";
import type { CheckColumn } from "../../kit/check";
import { column, numbers, layOutList, type Columns, type List } from "../../kit/list";
import { STYLES } from "../../theme";
import { fieldTexts } from "../texts";
import { entryLines, lineColumn, checkColumnsFrom, withBlanks, type CheckSteps } from "../../typed-list";

const { headings, entry } = fieldTexts.director.weighted;

/** What is typed of a result of a weighted score, in the columns of results. */
export const SHARE_COLUMNS = ["board", "table", "side", "share", "points"] as const;
export type ShareColumn = (typeof SHARE_COLUMNS)[number];

/** A result of a weighted score, for a side or for both. */
interface Share extends WrittenShare {
  readonly board: number;
  readonly table: number;
}

/** A line of the list; null is a blank one. */
type Line = Share | null;

/** The list of weighted and split scores on the sheet Director. */
export type WeightedList = List<"line" | ShareColumn | CheckColumn, Line>;

/** Lines to type into: three weighted scores of three results are more than an evening has. */
const LINES = 9;

/** Places the list; one with more lines where more have been given in a file. */
export function placeWeighted(
  session: ScoredField,
  place: { readonly sheet: string; readonly headingRow: number },
  told: () => CheckSteps | null
): WeightedList {
  const rows = Math.max(LINES, sharesIn(session).length);
  return layOutList(columnsOf(session.plan, told), { ...place, name: "weighted", rows });
}

/** What stands in its lines, the last of them blank. */
export function weightedLines(session: ScoredField, rows: number): Line[] {
  return withBlanks(sharesIn(session), rows);
}

function sharesIn({ boards }: ScoredField): Share[] {
  return boards.flatMap(({ board, plays }) =>
    plays.flatMap(({ table, weighted }) =>
      (weighted ? writtenShares(weighted) : []).map((share) => ({ ...share, board, table }))
    )
  );
}

function columnsOf(
  { inPlay, tables }: FieldPlan,
  told: () => CheckSteps | null
): Columns<"line" | ShareColumn | CheckColumn, Line> {
  const boards = [itemAt(inPlay, 0).board, itemAt(inPlay, inPlay.length - 1).board] as const;
  const sides = { kind: "list", values: ["N-S", "E-W"] } as const;
  const { entryText, entryWhole } = STYLES;
  return {
    line: lineColumn(headings.line),
    board: column(headings.board, 8, entryWhole, (line) => line && line.board, {
      rule: numbers("whole", boards, entry.board(...boards)),
    }),
    table: column(headings.table, 8, entryWhole, (line) => line && line.table, {
      rule: numbers("whole", [1, tables], entry.table(tables)),
    }),
    side: column(headings.side, 8, entryText, (line) => line && line.side, {
      rule: { rule: sides, error: entry.side },
    }),
    share: column(headings.share, 9, entryWhole, (line) => line && line.percent, {
      rule: numbers("whole", [1, 100], entry.share),
    }),
    points: column(headings.points, 10.5, entryWhole, (line) => line && line.points, {
      rule: numbers("whole", [-7600, 7600], entry.points),
    }),
    ...checkColumnsFrom<Line>(46, told),
  };
}

/** Where its lines are typed. */
export function weightedEntries(list: WeightedList): EntryLine[] {
  return entryLines(list, "weighted", SHARE_COLUMNS, (row) => ({ line: String(row + 1) }));
}
