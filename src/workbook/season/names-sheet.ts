import type { NameLine } from "../../season/name-table";
import type { NamedDoubt, Season } from "../../season/season";
import { texts as seasonRoom } from "../../season/texts";
import { titledGrid } from "../kit/grid";
import { placeList, putHeadings, putRow, sheetRows, widthsOf, type List, type RowContents } from "../kit/list";
import { printSetup } from "../kit/page";
import type { Draft } from "../model";
import { STYLES } from "../theme";
import { COLUMNS, HEADING_ROW, SHEET, type NameColumn } from "./names-columns";
import { pagesOf } from "./long-list";
import type { SeasonSheets } from "./season-lists";
import { seasonTexts as words } from "./texts";

/** Empty lines below those that are known. */
const MORE_LINES = 20;

const ROW = 20;

const { names } = words;

/** Places the table of names: what is joined, what may be, and lines for more. */
export function placeNames({ rules, doubts }: Season): List<NameColumn> {
  return placeList(COLUMNS, {
    sheet: SHEET,
    headingRow: HEADING_ROW,
    rows: rules.names.lines.length + doubts.length + MORE_LINES,
  });
}

/** The table of names, in which the organiser types who is meant; the next season reads it. */
export function namesSheet({ season, head, paper }: SeasonSheets, list: List<NameColumn>): Draft {
  const grid = titledGrid(head, names.name, widthsOf(list), { note: names.note });
  grid.height(3, 34);
  putHeadings(grid, list, STYLES.heading);
  grid.height(list.headingRow, 32);
  const rows = [...season.rules.names.lines.map(joinedRow), ...season.doubts.map(doubtRow)];
  const blank: RowContents<NameColumn> = { typed: null, played: null, perhaps: null, reason: null, is: null };
  sheetRows(list).forEach((row, index) => {
    putRow(grid, list, index, rows[index] ?? blank);
    grid.height(row, ROW);
  });
  const print = printSetup(paper, list.lastRow, list.right, {
    titleRows: [list.headingRow, list.headingRow],
    orientation: "landscape",
  });
  return grid.finish({ frozenRows: list.headingRow, print: () => pagesOf(grid, print, [list]) });
}

function joinedRow({ typed, is }: NameLine): RowContents<NameColumn> {
  return { typed, played: null, perhaps: null, reason: null, is };
}

/** The name that says less, or else stands more seldom, is the one in doubt. */
function doubtRow({ names: [first, second], played: [often, seldom], reason }: NamedDoubt): RowContents<NameColumn> {
  const isFirst = first.length === second.length ? often <= seldom : first.length < second.length;
  const [typed, perhaps, evenings] = isFirst ? [first, second, often] : [second, first, seldom];
  return { typed, played: evenings, perhaps, reason: seasonRoom.reasons[reason], is: null };
}
