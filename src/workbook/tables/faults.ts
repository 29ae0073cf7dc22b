import { computed, ifElse, joined, type Computed } from "../kit/content";
import { countWhere, sumWhere } from "../kit/formula";
import type { Grid } from "../kit/grid";
import type { List } from "../kit/list";
import { writeHeadings, writeRow } from "../kit/write-list";
import { areaAddress, onSheet, textLiteral } from "../reference";
import { texts } from "../texts";
import { stepList } from "../working/steps";
import type { CommonColumn, TablePlace } from "./table";

/**
 * Columns of the Working sheet, one row per table. "boards": number of boards with a fault; "board": the first of these
 * boards. "isSorted": 1 if the rows of the table's sheet were sorted, else 0; "rows": 1 for sorted rows, 2 for rows
 * copied below the boards, else 0; "rowsRemark": the remark on sorted or copied rows. "wrong": number of all faults;
 * "first": a sentence about the faults. "nameLine": a line on which to write a name, until a board has a result at the
 * table.
 */
const STEPS = ["boards", "board", "isSorted", "rows", "rowsRemark", "wrong", "first", "nameLine"] as const;
export type FaultList = List<(typeof STEPS)[number]>;

/** Number of rows below the last board that are searched for a round copied there. */
export const ROWS_BELOW = 60;

/** A row number higher than the row of any board. */
const BELOW_ALL = 9999;

/** Boards of a table to be checked for faults. */
interface BoardsAt {
  readonly place: TablePlace<CommonColumn>;
  /** Range with the number of each board's fault, 0 for none; by default the table's own column of faults. */
  readonly wrong?: string;
  /** Range with the boards' numbers, in the rows of the faults; by default the column on the table's sheet. */
  readonly boards?: string;
  /** Returns the number that the table's sheet shows for a board; by default the board itself. */
  readonly numberOf?: (board: number) => number;
}

/** Lays out the columns of the tables' faults, from a column on. */
export function placeFaults(left: number, tables: number): FaultList {
  return stepList("faults", STEPS, { left, rows: tables });
}

export function putFaults(grid: Grid, list: FaultList, tables: readonly BoardsAt[]): void {
  writeHeadings(grid, list);
  tables.forEach((table, row) => {
    const { place, wrong = place.steps.range("fault"), boards } = table;
    const isWrong = `(${wrong}>0)`;
    // Distance of the first row with a fault from the row BELOW_ALL: it is the greatest, because the first row is the
    // highest. LARGE is used because Gnumeric does not support MAX of an array.
    const above = `SUMPRODUCT(LARGE(${isWrong}*(${BELOW_ALL}-ROW(${wrong})),1))`;
    const board = `INDEX(${boards ?? place.list.outside.range("board")},${BELOW_ALL + 1 - place.list.row(0)}-${above})`;
    const cell = (step: (typeof STEPS)[number]) => list.cell(step, row);
    const [count, rows, remark] = [cell("boards"), cell("rows"), cell("rowsRemark")];
    const { boardsAt, boardAt, rowsAt, rowsMoved, rowsBelow } = texts.remarks;
    const first = ifElse(`${count}=1`, boardAt.one, boardAt.first);
    const ofBoards = joined(...boardsAt(place.sheet, computed(count), first, computed(cell("board"))));
    writeRow(grid, list, row, {
      boards: computed(countWhere(`--${isWrong}`)),
      board: computed(`IF(${count}=0,"",${board})`),
      isSorted: computed(sortedRows(table)),
      rows: computed(`IF(${cell("isSorted")}=1,1,${rowsBelowFormula(table)})`),
      rowsRemark: computed(`CHOOSE(1+${rows},"",${textLiteral(rowsMoved)},${textLiteral(rowsBelow)})`),
      wrong: computed(`${count}+IF(${rows}>0,1,0)`),
      first: joined(
        ifElse(`${rows}>0`, joined(...rowsAt(place.sheet, computed(remark)))),
        ifElse(`${count}>0`, ofBoards)
      ),
      nameLine: computed(`REPT("_",IF(SUM(${place.steps.range("settled")})=0,26,0))`),
    });
  });
}

/**
 * Returns the formula for 1 if rows of a table's sheet were sorted, else 0. After sorting, the workbook scores wrong
 * boards, since it reads each board by its row.
 */
function sortedRows({ place: { list, boards }, numberOf = (board) => board }: BoardsAt): string {
  const all = list.outside.range("board");
  // Numbers of boards rise within a round, so sorting only makes this sum smaller.
  const sum = sumWhere(`ROW(${all})-ROW(${list.outside.cell("board", 0)})`, all);
  const inOrder = boards.reduce((total, board, row) => total + numberOf(board) * (list.row(row) - list.row(0)), 0);
  return `IF(IFERROR(${sum},-1)<>${inOrder},1,0)`;
}

/**
 * Returns the formula for 2 if a round was copied below the last board of a table's sheet, where nothing is scored;
 * else 0.
 */
function rowsBelowFormula({ place: { sheet, list, boards } }: BoardsAt): string {
  // The sheet of a table has no other contents in these columns below its boards.
  const [left, right] = [list.column("dealer"), list.column("by")];
  const below = onSheet(sheet, areaAddress({ top: list.lastRow, bottom: list.lastRow + ROWS_BELOW, left, right }));
  const last = `ROW(${list.outside.cell("board", boards.length - 1)})`;
  return `IF(IFERROR(${countWhere(`(ROW(${below})>${last})*(${below}<>"")`)},1)>0,2,0)`;
}

/** Returns the formula for the number of boards and tables to check, for use on any sheet. */
export function faultCount({ outside }: FaultList): string {
  return `SUM(${outside.range("wrong")})`;
}

/**
 * Returns the number of boards and tables to check, and where they are, for use on any sheet; blank if there are none.
 */
export function faultsAt(faults: FaultList): Computed {
  const { rows, outside } = faults;
  const count = faultCount(faults);
  const first = Array.from({ length: rows }, (_, row) => computed(outside.cell("first", row)));
  return ifElse(`${count}=0`, "", joined(...texts.remarks.lookAt(computed(count)), ...first));
}
