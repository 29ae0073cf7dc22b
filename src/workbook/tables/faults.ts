import { computed, either, joined, type Computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import { placeList, putHeadings, putRow, type List } from "../kit/list";
import { texts } from "../texts";
import { onWorking } from "../working/steps";
import type { CommonColumn, TablePlace } from "./table";

/** How many boards of a table are to be looked at, with the first of them in words: on the Working sheet, a row a table. */
export type FaultList = List<"wrong" | "first">;

/** The boards of a table. */
interface BoardsAt {
  readonly place: TablePlace<CommonColumn>;
  /** The range of what is 1 for a board with which something is wrong; that of its steps, if not said. */
  readonly wrong?: string;
  /** The range of the boards' numbers in the same rows; that of the table's sheet, if not said. */
  readonly boards?: string;
}

/** Places what is wrong at the tables, from a column on. */
export function placeFaults(left: number, tables: number): FaultList {
  const columns = { wrong: { heading: "Boards wrong" }, first: { heading: "First wrong" } };
  return placeList(columns, { ...onWorking("faults"), left, rows: tables });
}

/** Writes it. */
export function putFaults(grid: Grid, list: FaultList, tables: readonly BoardsAt[]): void {
  putHeadings(grid, list);
  tables.forEach(({ place, wrong = place.steps.outside.range("wrong"), boards }, row) => {
    const board = computed(`INDEX(${boards ?? place.list.outside.range("board")},MATCH(1,${wrong},0))`);
    const count = list.cell("wrong", row);
    const { boardsAt, boardAt } = texts.remarks;
    const said = boardsAt(place.sheet, computed(count), either(`${count}=1`, boardAt.one, boardAt.first), board);
    putRow(grid, list, row, {
      wrong: computed(`SUM(${wrong})`),
      first: either(`${count}>0`, joined(...said)),
    });
  });
}

/** How many boards of all tables are to be looked at, for any sheet. */
export function faultCount({ outside }: FaultList): string {
  return `SUM(${outside.range("wrong")})`;
}

/** How many boards are to be looked at, and those of each table, for any sheet; nothing where all is well. */
export function faultsAt(faults: FaultList): Computed {
  const { rows, outside } = faults;
  const count = faultCount(faults);
  const first = Array.from({ length: rows }, (_, row) => computed(outside.cell("first", row)));
  return either(`${count}=0`, "", joined(...texts.remarks.lookAt(computed(count)), ...first));
}
