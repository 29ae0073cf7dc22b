import type { Grid } from "../kit/grid";
import { rowHeight } from "../kit/page";
import { sheetRows, type List } from "../kit/list";
import type { PrintSetup } from "../model";

/**
 * A print set-up with pages for lists of any length below each other: as many rows on each page as it has room for. A
 * list that does not fit on what is left of a page begins a new one.
 */
export function pagesOf(
  grid: Grid,
  print: PrintSetup,
  lists: readonly Pick<List<string>, "headingRow" | "firstRow" | "lastRow">[]
): PrintSetup {
  const { paper, orientation, area, titleRows } = print;
  const sum = (first: number, last: number) => {
    let all = 0;
    for (let row = first; row <= last; row++) all += grid.heightOf(row);
    return all;
  };
  // The room of a page is the height of a single row on it.
  const room = rowHeight(paper, grid.widths.slice(0, area.right), 1, 0, [0, Infinity], orientation);
  const titles = sum(...titleRows);
  const starts: number[] = [];
  let used = 0;
  let done = 0;
  const begin = (row: number) => {
    starts.push(row);
    used = titles;
  };
  for (const list of lists) {
    const above = sum(done + 1, list.headingRow);
    const whole = above + sum(list.firstRow, list.lastRow);
    if (done > 0 && used + whole > room) begin(list.headingRow);
    used += starts[starts.length - 1] === list.headingRow ? grid.heightOf(list.headingRow) : above;
    for (const row of sheetRows(list)) {
      if (used + grid.heightOf(row) > room) begin(row);
      used += grid.heightOf(row);
    }
    done = list.lastRow;
  }
  return { ...print, pagesFrom: starts.length === 0 ? null : starts };
}
