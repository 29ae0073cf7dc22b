import type { NameLine } from "../../season/name-table";
import type { NamedDoubt, Season } from "../../season/season";
import { texts as seasonRoom } from "../../season/texts";
import { layOutList, type List } from "../kit/list";
import { listSheet } from "../kit/list-sheet";
import type { Draft } from "../model";
import { COLUMNS, HEADING_ROW, SHEET, type NameColumn, type NameRow } from "./names-columns";
import type { SeasonSheets } from "./season-lists";
import { seasonTexts as words } from "./texts";

/** Number of blank lines below the listed names, to type into on the screen. */
const MORE_LINES = 20;

const BLANK: NameRow = { typed: null, played: null, perhaps: null, reason: null, is: null };

/** Places the table of names: names that are joined, names that may mean the same contestant, and blank lines. */
export function placeNames({ rules, doubts }: Season): List<NameColumn, NameRow> {
  return layOutList(COLUMNS, {
    sheet: SHEET,
    headingRow: HEADING_ROW,
    rows: rules.names.lines.length + doubts.length + MORE_LINES,
  });
}

/** Makes the table of names, in which the organiser types who is meant; it is read when the workbook is made again. */
export function namesSheet(sheets: SeasonSheets, list: List<NameColumn, NameRow>): Draft {
  const { rules, doubts } = sheets.season;
  const rows = [...rules.names.lines.map(joinedRow), ...doubts.map(doubtRow)];
  const blank = Array<NameRow>(list.rows - rows.length).fill(BLANK);
  return listSheet(sheets, list, [...rows, ...blank], {
    note: words.names.note,
    noteHeight: 34,
    headingHeight: 32,
    rowHeight: 20,
    orientation: "landscape",
    ...(rows.length > 0 ? { printedRows: rows.length } : { once: [list.area("typed"), list.area("is")] }),
  });
}

function joinedRow({ typed, meaning }: NameLine): NameRow {
  return { ...BLANK, typed, is: meaning };
}

/**
 * Returns the line on two names that may mean the same contestant; the shorter name, or else the rarer one, is the one
 * in doubt.
 */
function doubtRow({ names: [first, second], played: [often, seldom], reason }: NamedDoubt): NameRow {
  const isFirst = first.length === second.length ? often <= seldom : first.length < second.length;
  const [typed, perhaps, evenings] = isFirst ? [first, second, often] : [second, first, seldom];
  return { typed, played: evenings, perhaps, reason: seasonRoom.reasons[reason], is: null };
}
