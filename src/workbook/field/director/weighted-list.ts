import { at } from "../../../bridge/at";
import { writtenShares, type WrittenShare } from "../../../sessions/field/results";
import type { FieldPlan } from "../../../sessions/field/plan";
import type { ScoredField } from "../../../sessions/field/score-field";
import type { EntryLine } from "../../entries";
import { checkColumns, type CheckColumn } from "../../kit/check";
import { column, numbers, placeList, recordOf, type Columns, type List } from "../../kit/list";
import { STYLES } from "../../theme";
import { fieldTexts } from "../texts";

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

/** What the Working sheet says of each line. */
export type ToldLines = Pick<List<"fault" | "told">, "outside">;

/** Lines to type into: three weighted scores of four results are more than an evening has. */
const LINES = 12;

/** Places the list; one with more lines where more have been given in a file. */
export function placeWeighted(
  session: ScoredField,
  place: { readonly sheet: string; readonly headingRow: number },
  told: () => ToldLines | null
): WeightedList {
  const rows = Math.max(LINES, sharesIn(session).length);
  return placeList(columnsOf(session.plan, told), { ...place, name: "weighted", rows });
}

/** What stands in its lines, the last of them blank. */
export function weightedLines(session: ScoredField, rows: number): Line[] {
  const shares = sharesIn(session);
  return Array.from({ length: rows }, (_, row) => shares[row] ?? null);
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
  told: () => ToldLines | null
): Columns<"line" | ShareColumn | CheckColumn, Line> {
  const boards = [at(inPlay, 0).board, at(inPlay, inPlay.length - 1).board] as const;
  const sides = { kind: "list", values: ["N-S", "E-W"] } as const;
  const { entryText, entryWhole, label } = STYLES;
  const said = (key: "fault" | "told", row: number) => told()?.outside.cell(key, row) ?? '""';
  return {
    line: column(headings.line, 6, label, (_line, row) => row + 1),
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
    ...checkColumns<Line>(
      46,
      Infinity,
      (_line, row) => said("fault", row),
      (_said, _line, row) => said("told", row)
    ),
  };
}

/** Where its lines are typed. */
export function weightedEntries(list: WeightedList): EntryLine[] {
  const typed = recordOf(SHARE_COLUMNS, (key) => list.column(key));
  return Array.from({ length: list.rows }, (_, row) => ({
    kind: "weighted",
    sheet: list.sheet,
    row: list.row(row),
    said: { line: String(row + 1) },
    typed,
  }));
}
