import { atTable, tableNumbers } from "../../movements/movement";
import { areShared, hasGroups, isInTeams, type FieldPlan, type FieldScoring } from "../../sessions/field/plan";
import { AVERAGES } from "../../sessions/field/results";
import { WRITTEN_TURNED } from "../../sessions/field/turned";
import { inRoom, movementInRoom, tablesInRoom, visitOf } from "../../sessions/field/visits";
import type { Columns, EntryRule } from "../kit/columns";
import { placeTable, tableColumns, worthColumn, type CommonColumn, type TablePlace } from "../tables/table";
import { STYLES } from "../theme";
import { FIELD_STYLES } from "./contestants";
import { fieldTexts } from "./texts";

/** Columns that the sheet of a table has only in sessions of pairs or individuals. */
export type FieldColumn = "points" | "matchpointsNs" | "matchpointsEw" | "imps" | "adjusted" | "group" | "seats";

export type FieldTable = TablePlace<FieldColumn | CommonColumn>;

const { headings } = fieldTexts.tables;

/** Offers the averages; other spellings are accepted as well, as in files. */
const ADJUSTED: EntryRule = { rule: { kind: "list", values: AVERAGES }, error: null };

/** Offers three letters; other letters are accepted as well. */
const GROUP: EntryRule = { rule: { kind: "list", values: ["B", "C", "D"] }, error: null };

/** Offers the word for wrong seats; the word may be filled down over the boards of a round. */
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

/** The tables of a workbook. */
interface FieldTables {
  /** A sheet for each table in the room; boards that a table plays again have other numbers there: see `inRoom`. */
  readonly sheets: readonly FieldTable[];
  /**
   * The tables of the plan, each with its rows of a sheet. The plan counts a table once for every time that the same
   * boards come to it.
   */
  readonly places: readonly FieldTable[];
}

/** Places the sheets of all tables, each with its boards in the order of play. */
export function placeFieldTables(plan: FieldPlan): FieldTables {
  const { kind, scoring } = plan;
  const movement = movementInRoom(plan);
  // The names of four players take two lines.
  const bandRows = kind === "individual" ? 2 : 1;
  const note = areShared(plan) ? fieldTexts.tables.note : fieldTexts.tables.travelling;
  const sheets = tablesInRoom(plan).map((table, index) => {
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
  return {
    sheets,
    places: plan.visits ? tableNumbers(plan.tables).map((table) => partOf(sheets, plan, table)) : sheets,
  };
}

/**
 * Returns the rows of a sheet that belong to a table of the plan, which may be one of several at the same table in the
 * room.
 */
function partOf(sheets: readonly FieldTable[], plan: FieldPlan, table: number): FieldTable {
  const { table: number } = visitOf(plan, table);
  const sheet = sheets.find((each) => each.table === number);
  if (!sheet) throw new Error(`there is no sheet of table ${number}`);
  const onSheet = (board: number) => inRoom(plan, { table, board }).board;
  return {
    ...sheet,
    table,
    boards: atTable(plan.movement, table).flatMap(({ boards }) => boards),
    rowOf: (board) => sheet.rowOf(onSheet(board)),
    cell: (key, board) => sheet.cell(key, onSheet(board)),
    outsideCell: (key, board) => sheet.outsideCell(key, onSheet(board)),
    step: (step, board) => sheet.step(step, onSheet(board)),
    ownStep: (step, board) => sheet.ownStep(step, onSheet(board)),
  };
}
