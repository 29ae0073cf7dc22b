import type { HomePlan } from "../../sessions/home/plan";
import { numbers, type Columns, type List } from "../kit/list";
import { placeTable, tableColumns, worthColumn, type CommonColumn, type TablePlace } from "../tables/table";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { columnAfterSteps, stepList } from "../working/steps";

/** The columns of a table's sheet that only home sessions have; all but the points stand on Table 1 alone. */
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

/** Places the sheet of a table of a home session; Table 2 plays both halves of a round unchanged. */
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

/** Advice on the order of the boards in rounds with halves. */
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
 * Adjusted IMPs on the Working sheet, as typed and as numbers; the board's matchpoints for Table 1's North-South; its
 * question; and 1 if no further result is expected.
 */
export type AdjustmentsList = List<AdjustmentColumn>;

/** Places the adjusted IMPs right of the steps of both tables, in the rows of Table 1. */
export function placeAdjustments({ list: { firstRow, bands }, boards }: HomeTable): AdjustmentsList {
  return stepList("adjustments", ADJUSTMENTS, { firstRow, bands, left: columnAfterSteps(2), rows: boards.length });
}

/** The first column of the Working sheet right of all that belongs to the tables. */
export const AFTER_TABLES = columnAfterSteps(2) + ADJUSTMENTS.length + 1;
