import type { HomePlan } from "../../sessions/plan";
import type { TableNumber } from "../../sessions/results";
import type { Area } from "../model";

/** The columns of a table's sheet, in their order. */
export type TableColumn =
  | "round"
  | "ns"
  | "ew"
  | "board"
  | "dealer"
  | "vulnerability"
  | "contract"
  | "by"
  | "result"
  | "points"
  | "other"
  | "difference"
  | "imps"
  | "sum";

/** A column's heading and width in characters, and whether Table 1 alone has it. */
export interface ColumnSpec {
  readonly key: TableColumn;
  readonly heading: string;
  readonly width: number;
  readonly table1Only?: true;
}

const TABLE_COLUMNS: readonly ColumnSpec[] = [
  { key: "round", heading: "Round", width: 7.5 },
  { key: "ns", heading: "N-S", width: 15 },
  { key: "ew", heading: "E-W", width: 15 },
  { key: "board", heading: "Board", width: 7 },
  { key: "dealer", heading: "Dealer", width: 7 },
  { key: "vulnerability", heading: "Vul.", width: 7 },
  { key: "contract", heading: "Contract", width: 10 },
  { key: "by", heading: "By", width: 6 },
  { key: "result", heading: "Result", width: 8 },
  { key: "points", heading: "N-S points", width: 9 },
  { key: "other", heading: "Table 2", width: 9, table1Only: true },
  { key: "difference", heading: "Diff.", width: 9, table1Only: true },
  { key: "imps", heading: "IMPs", width: 7.5, table1Only: true },
  { key: "sum", heading: "Round's IMPs", width: 8, table1Only: true },
];

/** Where things stand on a table's sheet. */
export interface TableLayout {
  readonly table: TableNumber;
  readonly sheet: string;
  readonly columns: readonly ColumnSpec[];
  readonly headingRow: number;
  readonly firstRow: number;
  readonly lastRow: number;
  /** The number of a column. */
  readonly column: (key: TableColumn) => number;
  /** The row of a board. */
  readonly row: (board: number) => number;
}

/** Where things stand on the Scoresheet. */
export interface ScoresheetLayout {
  readonly sheet: string;
  readonly nameRow: (pair: number) => number;
  readonly nameColumn: number;
  readonly headingRow: number;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly totalRow: number;
  readonly placeRow: number;
  readonly impsColumn: number;
  readonly pointsColumn: (pair: number) => number;
  readonly runningColumn: (pair: number) => number;
  readonly lastColumn: number;
}

/** Where everything stands in a home session's workbook. */
export interface HomeLayout {
  readonly tables: readonly [TableLayout, TableLayout];
  readonly scoresheet: ScoresheetLayout;
}

/** Lays out the workbook of a session. */
export function layoutOf(plan: HomePlan): HomeLayout {
  return {
    tables: [tableLayout(1, plan), tableLayout(2, plan)],
    scoresheet: scoresheetLayout(plan),
  };
}

/** An area of one column on a table's sheet, a row a board. */
export function boardColumn(layout: TableLayout, key: TableColumn): Area {
  const column = layout.column(key);
  return { top: layout.firstRow, left: column, bottom: layout.lastRow, right: column };
}

function tableLayout(table: TableNumber, plan: HomePlan): TableLayout {
  const columns = TABLE_COLUMNS.filter(({ table1Only }) => table === 1 || !table1Only);
  const headingRow = 4;
  return {
    table,
    sheet: `Table ${table}`,
    columns,
    headingRow,
    firstRow: headingRow + 1,
    lastRow: headingRow + plan.boards,
    column: (key) => columns.findIndex((column) => column.key === key) + 1,
    row: (board) => headingRow + board,
  };
}

function scoresheetLayout(plan: HomePlan): ScoresheetLayout {
  const pairs = plan.pairs.length;
  const firstNameRow = 5;
  const headingRow = firstNameRow + pairs + 2;
  const lastRow = headingRow + plan.subrounds.length;
  const impsColumn = 2;
  const pointsColumn = (pair: number) => impsColumn + pair;
  const runningColumn = (pair: number) => impsColumn + pairs + 1 + pair;
  return {
    sheet: "Scoresheet",
    nameRow: (pair) => firstNameRow + pair - 1,
    nameColumn: 2,
    headingRow,
    firstRow: headingRow + 1,
    lastRow,
    totalRow: lastRow + 1,
    placeRow: lastRow + 2,
    impsColumn,
    pointsColumn,
    runningColumn,
    lastColumn: runningColumn(pairs),
  };
}
