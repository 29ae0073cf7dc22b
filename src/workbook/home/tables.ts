import type { HomePlan } from "../../sessions/home/plan";
import { type Columns, numbers } from "../kit/columns";
import type { List } from "../kit/list";
import { placeTable, tableColumns, worthColumn, type CommonColumn, type TablePlace } from "../tables/table";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { columnAfterSteps, stepList } from "../working/steps";

/** Columns of a table's sheet that only home sessions have; all except the points are on the sheet of Table 1 only. */
export type HomeColumn = "points" | "other" | "difference" | "imps" | "sum" | "adjusted";

export type HomeTable = TablePlace<HomeColumn | CommonColumn>;

const { headings, entry } = texts.homeTable;

const ADJUSTED = numbers("whole", [-99, 99], entry.adjusted);

function columnsOf(table: 1 | 2): Partial<Columns<HomeColumn | CommonColumn>> {
  const { computed, entryWhole } = STYLES;
  const points = worthColumn(headings.points, computed, "Points");
  if (table === 2) return tableColumns<HomeColumn>({ points });
  return tableColumns<HomeColumn>(
    {
      points,
      other: worthColumn(headings.other, computed),
      difference: worthColumn(headings.difference, computed, "Difference"),
      imps: worthColumn(headings.imps, computed, "Imps"),
      sum: { heading: headings.sum, width: 10.8, style: computed },
    },
    { adjusted: { heading: headings.adjusted, width: 8, style: entryWhole, name: "Adjusted", rule: ADJUSTED } }
  );
}

/**
 * Lays out the sheet of a table of a home session. Table 2 has one block for both halves of a round, because its pairs
 * stay for both halves.
 */
export function placeHomeTable(table: 1 | 2, { subrounds }: HomePlan): HomeTable {
  const blocks = table === 1 ? subrounds.map(({ boards }) => boards) : boardsByRound(subrounds);
  return placeTable<HomeColumn>(columnsOf(table), {
    table,
    name: String(table),
    index: table - 1,
    blocks,
    note: guidance(table, subrounds),
  });
}

/** Returns advice on the order of boards in rounds with halves; "" without halves. */
function guidance(table: 1 | 2, subrounds: HomePlan["subrounds"]): string {
  if (subrounds.every(({ part }) => part === null)) return "";
  const { lowerFirst, higherFirst } = texts.homeTable.notes;
  return table === 1 ? lowerFirst : higherFirst;
}

function boardsByRound(subrounds: HomePlan["subrounds"]): readonly (readonly number[])[] {
  const rounds = [...new Set(subrounds.map(({ round }) => round))];
  return rounds.map((round) =>
    subrounds.filter((subround) => subround.round === round).flatMap(({ boards }) => boards)
  );
}

const ADJUSTMENTS = ["typed", "adjusted", "matchpoints", "compared", "look", "done"] as const;
export type AdjustmentColumn = (typeof ADJUSTMENTS)[number];

/**
 * Columns of the Working sheet, one row per board: adjusted IMPs as text and as a number; matchpoints of North-South at
 * Table 1; numbers of questions; 1 if no further result is expected, else 0.
 */
export type AdjustmentsList = List<AdjustmentColumn>;

/** Lays out the adjusted IMPs right of the calculation columns of both tables, in the rows of Table 1's sheet. */
export function placeAdjustments({ list: { firstRow, bands }, boards }: HomeTable): AdjustmentsList {
  return stepList("adjustments", ADJUSTMENTS, { firstRow, bands, left: columnAfterSteps(2), rows: boards.length });
}

/** First column of the Working sheet right of all columns about the tables' boards. */
export const AFTER_TABLES = columnAfterSteps(2) + ADJUSTMENTS.length + 1;
