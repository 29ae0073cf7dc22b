import { atTable, tableNumbers } from "../../movements/movement";
import { areShared, hasGroups, isInTeams, type FieldPlan, type FieldScoring } from "../../sessions/field/plan";
import { AVERAGES } from "../../sessions/field/results";
import { WRITTEN_TURNED } from "../../sessions/field/turned";
import type { Columns, EntryRule } from "../kit/list";
import { placeTable, tableColumns, worthColumn, type CommonColumn, type TablePlace } from "../tables/table";
import { STYLES } from "../theme";
import { FIELD_STYLES } from "./contestants";
import { fieldTexts } from "./texts";

/** The columns of a table's sheet that only fields have. */
export type FieldColumn = "points" | "matchpointsNs" | "matchpointsEw" | "imps" | "adjusted" | "group" | "seats";

export type FieldTable = TablePlace<FieldColumn | CommonColumn>;

const { headings } = fieldTexts.tables;

/** Other spellings are understood as well, as in files. */
const ADJUSTED: EntryRule = { rule: { kind: "list", values: AVERAGES }, error: null };

/** Another letter does as well. */
const GROUP: EntryRule = { rule: { kind: "list", values: ["B", "C", "D"] }, error: null };

/** Of a round all boards may have it: the first one is filled down. */
const SEATS: EntryRule = { rule: { kind: "list", values: [WRITTEN_TURNED] }, error: null };

function columnsOf(scoring: FieldScoring): Partial<Columns<FieldColumn | CommonColumn>> {
  const { matchpoints, imps } = FIELD_STYLES;
  return tableColumns<FieldColumn>(
    {
      points: worthColumn(headings.points, STYLES.computed, "Points"),
      matchpointsNs: worthColumn(headings.matchpointsNs, matchpoints, "MatchpointsNS"),
      matchpointsEw: worthColumn(headings.matchpointsEw, matchpoints, "MatchpointsEW"),
      imps: worthColumn(isInTeams(scoring) ? headings.teamImps : headings.crossImps, imps, "Imps"),
    },
    {
      adjusted: { heading: headings.adjusted, width: 9.5, style: STYLES.entryText, name: "Adjusted", rule: ADJUSTED },
      ...(hasGroups({ scoring }) && {
        group: { heading: headings.group, width: 7.5, style: STYLES.entryText, name: "Group", rule: GROUP },
        seats: { heading: headings.seats, width: 8, style: STYLES.entryText, name: "Seats", rule: SEATS },
      }),
    }
  );
}

/** Places the sheets of all tables, each with its boards in the order of play. */
export function placeFieldTables(plan: FieldPlan): FieldTable[] {
  const { kind, tables, movement, scoring } = plan;
  // Four names stand in two lines.
  const bandRows = kind === "individual" ? 2 : 1;
  const note = areShared(plan) ? fieldTexts.tables.note : fieldTexts.tables.travelling;
  return tableNumbers(tables).map((table, index) => {
    const blocks = atTable(movement, table).map(({ boards }) => boards);
    return placeTable<FieldColumn>(columnsOf(scoring), {
      table,
      name: String(table),
      index,
      blocks,
      bandRows,
      note,
    });
  });
}
