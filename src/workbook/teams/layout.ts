import type { BoardScoring, ScoredMatch } from "../../sessions/teams/match";
import type { TableName } from "../../sessions/results";
import type { Computed } from "../kit/content";
import type { Area, CellValue, DefinedName } from "../model";
import { columnLetters, onSheet } from "../reference";
import type { StepSource } from "../working/steps";

/** Boards that a table plays in a row for one match: a session, a round or a half. */
export interface TeamBlock {
  readonly label: CellValue | Computed;
  /** Who sits North-South and who East-West. */
  readonly ns: CellValue | Computed;
  readonly ew: CellValue | Computed;
  readonly boards: readonly number[];
  readonly match: ScoredMatch;
}

/** A table of an event of teams, its blocks in the order of play. */
export interface TeamTable {
  readonly table: TableName;
  /** A line of advice at the head of its sheet. */
  readonly note: string;
  readonly blocks: readonly TeamBlock[];
}

/** What the sheets of an event's tables have in common. */
export interface TableForm {
  /** Heads the blocks' column: "Session", "Round", "Half". */
  readonly block: string;
  readonly scoring: BoardScoring;
  /** Whether each side writes down the other table's scores itself, for the sheets to be compared. */
  readonly typedApart: boolean;
  /** Rows kept free between the advice and the headings of the columns, and below the boards. */
  readonly rowsAbove: number;
  readonly rowsBelow: number;
}

/** The columns of a table's sheet, in their order. */
export const TEAM_COLUMNS = [
  ...(["block", "ns", "ew", "board", "dealer", "vulnerability", "contract", "by"] as const),
  ...(["plus", "minus", "other", "net", "imps", "adjustedNs", "adjustedEw"] as const),
  ...(["wonNs", "wonEw", "check"] as const),
] as const;
export type TeamColumn = (typeof TEAM_COLUMNS)[number];

/** Where things stand on a table's sheet. */
export interface TeamTableLayout extends TeamTable {
  readonly sheet: string;
  readonly index: number;
  readonly headingRow: number;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly row: (board: number) => number;
  readonly steps: StepSource;
}

/** The number of a column. */
export function teamColumn(key: TeamColumn): number {
  return TEAM_COLUMNS.indexOf(key) + 1;
}

/** The first row of an event's tables that is free for what stands above their boards. */
export const ROW_ABOVE = 4;

/** Lays out the sheets of an event's tables. */
export function layTables(tables: readonly TeamTable[], form: TableForm): TeamTableLayout[] {
  return tables.map((table, index) => layTable(table, index, form));
}

function layTable(table: TeamTable, index: number, { rowsAbove }: TableForm): TeamTableLayout {
  const sheet = `Table ${table.table}`;
  const headingRow = ROW_ABOVE + rowsAbove;
  const boards = table.blocks.flatMap((block) => block.boards);
  const rows = new Map(boards.map((board, i) => [board, headingRow + 1 + i]));
  const row = (board: number) => rows.get(board)!;
  const typed = (key: TeamColumn, at: string) => onSheet(sheet, `${columnLetters(teamColumn(key))}${at}`);
  return {
    ...table,
    sheet,
    index,
    headingRow,
    firstRow: headingRow + 1,
    lastRow: headingRow + boards.length,
    row,
    steps: {
      index,
      label: sheet,
      row,
      typed: (at) => ({
        contract: typed("contract", at),
        by: typed("by", at),
        result: null,
        points: { plus: typed("plus", at), minus: typed("minus", at) },
      }),
    },
  };
}

/** An area of one column on a table's sheet, a row a board. */
export function teamBoardColumn(layout: TeamTableLayout, key: TeamColumn): Area {
  const column = teamColumn(key);
  return { top: layout.firstRow, left: column, bottom: layout.lastRow, right: column };
}

const NAMED_COLUMNS: readonly (readonly [suffix: string, key: TeamColumn])[] = [
  ["Board", "board"],
  ["Contract", "contract"],
  ["By", "by"],
  ["Plus", "plus"],
  ["Minus", "minus"],
  ["Net", "net"],
  ["Imps", "imps"],
];

/** The defined names of the tables' columns: Table1_Board … */
export function tableNames(tables: readonly TeamTableLayout[]): DefinedName[] {
  return tables.flatMap((table) =>
    NAMED_COLUMNS.map(([suffix, key]) => ({
      name: `Table${table.table}_${suffix}`,
      sheet: table.sheet,
      area: teamBoardColumn(table, key),
    }))
  );
}
