import { atTable, tableNumbers } from "../../movements/movement";
import { isInTeams, type FieldPlan, type FieldScoring } from "../../sessions/field/plan";
import { AVERAGES } from "../../sessions/field/results";
import type { Columns, EntryRule } from "../kit/list";
import {
  checkColumn,
  ENTRY_COLUMNS,
  placeTable,
  HIDDEN_COLUMNS,
  TYPED_COLUMN,
  type CommonColumn,
  type TablePlace,
} from "../tables/table";
import { STYLES } from "../theme";
import { FIELD_STYLES } from "./contestants";
import { fieldTexts } from "./texts";

/** The columns of a table's sheet that only fields have. */
export type FieldColumn = "points" | "matchpointsNs" | "matchpointsEw" | "imps" | "adjusted";

export type FieldTable = TablePlace<FieldColumn | CommonColumn>;

const { headings } = fieldTexts.tables;

/** Other spellings are understood as well, as in files. */
const ADJUSTED: EntryRule = { rule: { kind: "list", values: AVERAGES }, error: null };

function columnsOf(scoring: FieldScoring): Columns<FieldColumn | CommonColumn> {
  const { computed, entryText } = STYLES;
  const { matchpoints, imps } = FIELD_STYLES;
  return {
    ...ENTRY_COLUMNS,
    ...checkColumn(20.5),
    points: { heading: headings.points, width: 8, style: computed, name: "Points", shared: true },
    matchpointsNs: {
      heading: headings.matchpointsNs,
      width: 8,
      style: matchpoints,
      name: "MatchpointsNS",
      shared: true,
    },
    matchpointsEw: {
      heading: headings.matchpointsEw,
      width: 8,
      style: matchpoints,
      name: "MatchpointsEW",
      shared: true,
    },
    imps: {
      heading: isInTeams(scoring) ? headings.teamImps : headings.crossImps,
      ...{ width: 8, style: imps, name: "Imps", shared: true },
    },
    ...TYPED_COLUMN,
    adjusted: { heading: headings.adjusted, width: 9.5, style: entryText, name: "Adjusted", rule: ADJUSTED },
    ...HIDDEN_COLUMNS,
  };
}

/** Places the sheets of all tables, each with its boards in the order of play. */
export function placeFieldTables({ kind, tables, movement, scoring }: FieldPlan): FieldTable[] {
  // Four names stand in two lines.
  const bandRows = kind === "individual" ? 2 : 1;
  return tableNumbers(tables).map((table, index) => {
    const blocks = atTable(movement, table).map(({ boards }) => boards);
    return placeTable<FieldColumn>(columnsOf(scoring), { table, name: String(table), index, blocks, bandRows });
  });
}
