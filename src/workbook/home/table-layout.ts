import type { HomePlan } from "../../sessions/home/plan";
import type { TableNumber } from "../../sessions/results";
import type { Area } from "../model";
import { columnLetters, onSheet } from "../reference";
import type { StepSource } from "../working/steps";

/** The columns of a table's sheet, in their order. */
export type TableColumn =
  | "round"
  | "ns"
  | "ew"
  | "sitsOut"
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
  | "adjusted"
  | "sum"
  | "check";

/** A column's heading and width in characters, and which sheets have it: both tables' if not said. */
export interface ColumnSpec {
  readonly key: TableColumn;
  readonly heading: string;
  readonly width: number;
  readonly on?: "table 1" | "table 1 with a sit-out";
}

const TABLE_COLUMNS: readonly ColumnSpec[] = [
  { key: "round", heading: "Round", width: 8 },
  { key: "ns", heading: "N-S", width: 15 },
  { key: "ew", heading: "E-W", width: 15 },
  { key: "sitsOut", heading: "Sits out", width: 10, on: "table 1 with a sit-out" },
  { key: "board", heading: "Board", width: 7 },
  { key: "dealer", heading: "Dealer", width: 7 },
  { key: "vulnerability", heading: "Vul.", width: 7 },
  { key: "contract", heading: "Contract", width: 10 },
  { key: "by", heading: "By", width: 6 },
  { key: "result", heading: "Result", width: 8 },
  { key: "points", heading: "N-S points", width: 9 },
  { key: "other", heading: "Table 2", width: 9, on: "table 1" },
  { key: "difference", heading: "Diff.", width: 9, on: "table 1" },
  { key: "imps", heading: "IMPs", width: 7, on: "table 1" },
  { key: "adjusted", heading: "Adj. IMPs", width: 7, on: "table 1" },
  { key: "sum", heading: "Round's IMPs", width: 8, on: "table 1" },
  // Beyond the printed page: it is for whoever types.
  { key: "check", heading: "Check", width: 32 },
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
  /** Where its boards are taken apart. */
  readonly steps: StepSource;
}
/** Lays out the sheet of a table. */
export function tableLayout(table: TableNumber, plan: HomePlan): TableLayout {
  const sitsOut = plan.subrounds.some((subround) => subround.sitsOut !== null);
  const columns = TABLE_COLUMNS.filter(({ on }) => on === undefined || (table === 1 && (on === "table 1" || sitsOut)));
  const headingRow = 4;
  const sheet = `Table ${table}`;
  const column = (key: TableColumn) => columns.findIndex((known) => known.key === key) + 1;
  const row = (board: number) => headingRow + board;
  const typed = (key: TableColumn, at: string) => onSheet(sheet, `${columnLetters(column(key))}${at}`);
  return {
    table,
    sheet,
    columns,
    headingRow,
    firstRow: headingRow + 1,
    lastRow: headingRow + plan.boards,
    column,
    row,
    steps: {
      index: table - 1,
      label: sheet,
      row,
      typed: (at) => ({
        contract: typed("contract", at),
        by: typed("by", at),
        result: typed("result", at),
        points: typed("points", at),
      }),
    },
  };
}

/** An area of one column on a table's sheet, a row a board. */
export function boardColumn(layout: TableLayout, key: TableColumn): Area {
  const column = layout.column(key);
  return { top: layout.firstRow, left: column, bottom: layout.lastRow, right: column };
}
