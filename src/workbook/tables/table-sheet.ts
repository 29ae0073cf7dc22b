import type { Frame } from "../assemble";
import { linesOf } from "../kit/fit";
import { countWhere } from "../kit/formula";
import { onPages } from "../kit/even-pages";
import { newGrid, putTableTitle, widthUpTo, type Grid } from "../kit/grid";
import { computed, ifElse, joined, type Computed, type Content } from "../kit/content";
import { widthsOf } from "../kit/columns";
import { type List, sheetRows } from "../kit/list";
import { headingHeight, type RowContents, writeEntryRules, writeHeadings, writeRow } from "../kit/write-list";
import { fillPage, heightToFill, pageScale, printSetup } from "../kit/page";
import type { Draft, Paper } from "../model";
import { cellAddress } from "../reference";
import { texts } from "../texts";
import { STYLES, type Style } from "../theme";
import { MARKS, soundings } from "../working/lists";
import { leadersInALine, type RankList } from "../result/ranking";
import type { FaultList } from "./faults";
import { HAS_EXAMPLE, rowsOf, withRuling, type CommonColumn, type TableBlock, type TablePlace } from "./table";

/** Contents of a table's sheet for a kind of session. */
export interface TableSheetParts<K extends string> {
  readonly place: TablePlace<K | CommonColumn>;
  readonly blocks: readonly TableBlock[];
  readonly row: (board: number) => RowContents<K | CommonColumn>;
  /** The last column that is printed. */
  readonly lastPrinted: K | CommonColumn;
  /**
   * Columns for the sum of a block: the columns from `sumFrom` on, in a row below the block's boards; or the column
   * `sumIn`, beside the boards.
   */
  readonly sumFrom?: K;
  readonly sumIn?: K;
  /** Meaning of the mark on a board's number; by default that the board was adjusted or cancelled. */
  readonly ruling?: string;
  /** Yellow cells of the names, if they are typed on this sheet. */
  readonly names?: Pick<List<"name">, "sheet" | "firstRow" | "rows" | "column" | "outside">;
  /** Writes the rows below the boards, from a row on, and returns the last printed row. */
  readonly below?: (grid: Grid, row: number) => number;
  /** Writes validations that do not apply to whole columns. */
  readonly rules?: (grid: Grid) => void;
}

/** Parts of a workbook that each table's sheet refers to. */
interface TableFrame extends Frame {
  readonly faults: FaultList;
  readonly result: { readonly ranking: RankList };
}

/** Maximum height in points of rows to write in; higher rows look empty. */
const MAX_ROW_HEIGHT = 38;
/**
 * Minimum height of a row to write in, in points: 8 mm on A4; 7.5 mm on Letter, so that 24 boards in six rounds fit.
 */
const MIN_ROW_HEIGHT: Readonly<Record<Paper, number>> = { A4: 22.7, Letter: 21.2 };
/** Scale factor of a sheet that is printed on several pages: see xlsx/write-sheet.ts. */
const ON_PAGES = 0.97;
const HEADING_HEIGHT = 28;
/** The last row of a sheet in Excel. */
const LAST_ROW = 1_048_576;
/**
 * Heights in points: of a line of advice, and of each line above a round's boards if there are two such lines: 6 mm, as
 * on narrow ruled paper.
 */
const [NOTE_HEIGHT, LINE_HEIGHT] = [16, 17];
/** Number of letters of a line of advice that fit into one character of column width. */
const NOTE_LETTERS = 1.15;

/** Returns the sheet of a table: one row per board, with a band above each round, half or session. */
export function tableSheet<K extends string>(
  { head, paper, faults, result }: TableFrame,
  parts: TableSheetParts<K>
): Draft {
  const { place, blocks, lastPrinted } = parts;
  const { list, sheet } = place;
  const printed = list.column(lastPrinted);
  const grid = newGrid(sheet, widthsOf(list));
  putTableTitle(grid, head, sheet, printed, computed(faults.outside.cell("rowsRemark", place.index)));
  const wrong = faults.outside.cell("wrong", place.index);
  putHint(grid, list, lookAndLeaders(wrong, result.ranking), parts.names);
  const hint = { ...list.area("check", 0, 0), top: list.firstRow, bottom: list.firstRow };
  grid.highlight({ area: hint, formula: `${wrong}>0`, tone: "alert" });
  writeHeadings(grid, list, (key) => (HAS_EXAMPLE.has(key) ? STYLES.typedHeading : STYLES.heading));
  if (place.note !== "") putNote(grid, list, printed, place.note);
  for (const block of blocks) putBand(grid, parts, block);
  place.boards.forEach((board, row) => writeRow(grid, list, row, parts.row(board)));
  writeEntryRules(grid, list);
  parts.rules?.(grid);
  for (const [tone, formula] of soundings(`$${list.cell("said", 0)}`)) {
    grid.highlight({ area: list.area("board"), formula, tone: tone === "alert" ? "wrong" : "asked" });
    grid.highlight({ area: list.area("check"), formula, tone });
  }
  markCells(grid, list);
  // Comes last, since LibreOffice applies only the first rule that holds for a cell.
  grid.highlight({ area: list.area("board"), formula: `$${list.cell("ruled", 0)}=1`, tone: "ruled" });
  for (const block of blocks) markBand(grid, place, block);
  const bottom = putBelow(grid, list, printed, parts);
  const openColumn = list.column("contract");
  putEnd(grid, openColumn, bottom);
  const starts = blocks.map((block) => bandTop(place, block));
  const bandLines = starts.flatMap((row, index) => (blocks[index]?.below === undefined ? [] : [row, row + 1]));
  const sumRows = parts.sumFrom === undefined ? [] : blocks.map(({ boards }) => sumRow(place, boards));
  const lines = [...bandLines, ...sumRows];
  // `rows` includes bands of one row, since names are written there by hand.
  const noteRows = place.note === "" ? [] : [list.firstRow];
  const rows = sheetRows(list).filter((row) => !lines.includes(row) && !noteRows.includes(row));
  for (const row of lines) grid.height(row, LINE_HEIGHT);
  const setup = printSetup(paper, bottom, printed, { titleRows: [1, list.headingRow] });
  const print = () => {
    grid.height(list.headingRow, headingHeight(grid, list, HEADING_HEIGHT));
    const minRowHeight = MIN_ROW_HEIGHT[paper] / pageScale(paper, grid.widths.slice(0, printed));
    const minHeight =
      heightToFill(grid, setup, rows, [0, minRowHeight]) < minRowHeight ? minRowHeight / ON_PAGES : minRowHeight;
    // Pages begin with a round if the rounds fit, else with any row.
    const onPagesFrom = (from: readonly number[]) => onPages(grid, setup, rows, minHeight, from);
    const print = onPagesFrom(starts.slice(1)) ?? onPagesFrom(rows.slice(1)) ?? setup;
    // Lines for names grow to the height of rows first, if there is room.
    for (const row of rows) grid.height(row, minHeight);
    fillPage(grid, print, lines, [LINE_HEIGHT, Math.max(LINE_HEIGHT, minHeight)]);
    const line = lines[0] === undefined ? LINE_HEIGHT : grid.heightOf(lines[0]);
    fillPage(grid, print, rows, [minHeight, Math.max(minHeight, MAX_ROW_HEIGHT)]);
    return fillPage(grid, print, lines, [line, Math.max(line, grid.heightOf(list.row(0)))]);
  };
  return grid.finish({ frozenRows: list.headingRow, frozenColumns: list.column("board"), openColumn, print });
}

/**
 * Gives Enter a cell to go to after the last board; nothing can be typed into it, and pasted values are highlighted.
 */
function putEnd(grid: Grid, column: number, bottom: number): void {
  const area = { top: bottom + 1, bottom: LAST_ROW, left: column, right: column };
  grid.validate({ area, rule: { kind: "nothing" }, error: texts.tables.noMoreBoards });
  grid.highlight({ area, formula: `${cellAddress(area.top, column)}<>""`, tone: "alert" });
}

/** Number of names that are checked for being blank; more would make the formula too long to read. */
const LOOKED_FOR = 4;

/** Returns the number of boards to check, if any, and the leaders. */
function lookAndLeaders(wrong: string, ranking: RankList): Computed {
  const leaders = leadersInALine(ranking);
  const toCheck = joined(...texts.remarks.lookAt(computed(wrong)));
  return ifElse(`${wrong}=0`, leaders, joined(toCheck, ifElse(`${leaders.formula}=""`, "", joined(" · ", leaders))));
}

/**
 * Writes, above the column Check, the number of boards to check and the standings. While the first names are blank, it
 * asks for names instead, and links to their cells. The row of the title has no such text, as a sheet is recognised by
 * its title.
 */
function putHint<K extends string>(
  grid: Grid,
  list: List<K | CommonColumn>,
  message: Computed,
  names: TableSheetParts<string>["names"]
): void {
  const [row, column] = [list.firstRow, list.column("check")];
  if (!names) return grid.put(row, column, message, STYLES.status);
  const { sheet, firstRow, rows, outside } = names;
  const first = Array.from({ length: Math.min(rows, LOOKED_FOR) }, (_, row) => outside.cell("name", row));
  const isBlank = first.map((name) => `${name}=""`).join();
  grid.put(row, column, ifElse(`AND(${isBlank})`, texts.tables.names(sheet), message), STYLES.status);
  const area = { top: row, bottom: row, left: column, right: column };
  grid.link({ area, to: { sheet, row: firstRow, column: names.column("name") } });
}

/** Returns the first row of a block's band, which is right above its boards. */
function bandTop({ list, rowOf }: RowsOfTable, { boards: [first], below }: TableBlock): number {
  return list.row(rowOf(first!)) - (below === undefined ? 1 : 2);
}

/** The rows of a table's boards. */
type RowsOfTable = Pick<TablePlace<string>, "rowOf"> & { readonly list: Pick<List<string>, "row"> };

/** Writes the line of advice below the headings. */
function putNote<K extends string>(grid: Grid, list: List<K | CommonColumn>, right: number, note: string): void {
  const across = widthUpTo(grid, right);
  grid.block({ top: list.firstRow, bottom: list.firstRow, left: 1, right }, note, STYLES.advice);
  grid.height(list.firstRow, NOTE_HEIGHT * linesOf(note, NOTE_LETTERS * across));
}

/** Writes the players of a block above its boards, and the sum of the boards below or beside them. */
function putBand<K extends string>(grid: Grid, parts: TableSheetParts<K>, block: TableBlock): void {
  const { place, lastPrinted, sumFrom, sumIn } = parts;
  const { list } = place;
  const { boards, band, below, sum = null } = block;
  const rows = rowsOf(place, boards);
  const right = list.column(lastPrinted);
  const line = (row: number, left: number, content: Content, style: Style = STYLES.band) =>
    grid.block({ top: row, bottom: row, left, right }, content, style);
  const top = bandTop(place, block);
  line(top, list.left, band);
  if (below !== undefined) line(top + 1, list.left, below);
  if (sumIn !== undefined) grid.block(list.area(sumIn, ...rows), sum, STYLES.sumBeside);
  if (sumFrom === undefined) return;
  line(sumRow(place, boards), list.column(sumFrom), sum, STYLES.sumBelow);
}

/** Returns the row below a block, which has the block's sum if sums are written below. */
function sumRow(place: RowsOfTable, boards: readonly number[]): number {
  return place.list.row(rowsOf(place, boards)[1]) + 1;
}

/**
 * Writes, below all boards, the meaning of the marks on boards; if the last sum is in that row, beside the sum.
 * @returns the last printed row.
 */
function putBelow<K extends string>(
  grid: Grid,
  list: List<K | CommonColumn>,
  printed: number,
  { ruling = texts.tables.ruling, below, sumFrom }: TableSheetParts<K>
): number {
  const row = list.lastRow + 1;
  const right = sumFrom === undefined ? printed : list.column(sumFrom) - 1;
  const marked = ifElse(`SUM(${list.range("said")})=0`, "", texts.tables.toCheck);
  const message = joined(withRuling(list.range("ruled"), "", ruling), marked);
  grid.block({ top: row, bottom: row, left: 1, right }, message, STYLES.advice);
  if (sumFrom === undefined) grid.height(row, NOTE_HEIGHT);
  return below ? below(grid, row + 1) : row;
}

/** Highlights the cells that a board's message is about, in the tone of the message. */
function markCells<K extends string>(grid: Grid, list: List<K | CommonColumn>): void {
  const [message, marked] = [`$${list.cell("said", 0)}`, `$${list.cell("marked", 0)}`];
  for (const [column, letter] of Object.entries(MARKS) as [K, string][]) {
    if (!list.has(column)) continue;
    for (const [key, condition] of soundings(message)) {
      const formula = `AND(${condition},ISNUMBER(FIND("${letter}",${marked})))`;
      grid.highlight({ area: list.area(column), formula, tone: key });
    }
  }
}

/**
 * Highlights the band above a round if any of its boards has a message: as a fault if there is one, else as a question.
 */
function markBand<K extends string>(grid: Grid, place: TablePlace<K | CommonColumn>, block: TableBlock): void {
  const { list } = place;
  const [first, last] = rowsOf(place, block.boards);
  const area = {
    top: bandTop(place, block),
    bottom: list.row(first) - 1,
    left: list.left,
    right: list.column("doubled"),
  };
  for (const [key, condition] of soundings(list.range("said", first, last)))
    grid.highlight({ area, formula: `${countWhere(condition)}>0`, tone: key });
}
