import type { Frame } from "../assemble";
import { countWhere } from "../kit/formula";
import { onPages } from "../kit/even-pages";
import { newGrid, putTableTitle, type Grid, type TitleHint } from "../kit/grid";
import { computed, ifElse, joined } from "../kit/content";
import {
  bandRow,
  headingHeight,
  writeHeadings,
  writeRow,
  writeEntryRules,
  widthsOf,
  type List,
  type RowContents,
} from "../kit/list";
import { fillPage, heightToFill, pageScale, printSetup, rowHeight } from "../kit/page";
import type { Cell, Draft, Sheet } from "../model";
import { cellAddress } from "../reference";
import { texts } from "../texts";
import { STYLES, type Style } from "../theme";
import { MARKS, soundings } from "../working/lists";
import type { FaultList } from "./faults";
import { HAS_EXAMPLE, rowsOf, withRuling, type CommonColumn, type TableBlock, type TablePlace } from "./table";

/** What a kind of session has on the sheet of a table. */
interface TableSheetParts<K extends string> {
  readonly blocks: readonly TableBlock[];
  /** Whether both lines of a band may be said in one where that saves a page. */
  readonly joinsLines?: boolean;
  readonly row: (board: number) => RowContents<K | CommonColumn>;
  /** The last column on paper, over which the bands go; and the one before it in which a band's sum begins, if any. */
  readonly lastPrinted: K | CommonColumn;
  readonly sumFrom?: K;
  /** How that sum looks, if not as usual. */
  readonly sumStyle?: Style;
  /** A line of advice below the boards. */
  readonly note: string;
  /** What the mark on a board's number means; that it was adjusted or cancelled, if not said. */
  readonly ruling?: string;
  /** Where names are typed, if they are asked for here. */
  readonly names?: Pick<List<"name">, "sheet" | "firstRow" | "rows" | "column" | "outside">;
  /** Writes what stands below that, from a row on, and says which row is the last on paper. */
  readonly below?: (grid: Grid, row: number) => number;
  /** Writes rules of entry that go beyond a column. */
  readonly rules?: (grid: Grid) => void;
}

/** What the sheets of tables share: also what is wrong with each. */
interface TableFrame extends Frame {
  readonly faults: FaultList;
}

/** Rows to write in are no higher than looks well. */
const MOST_HEIGHT = 34;
/** At what part of their size several pages are printed: see xlsx/write-sheet.ts. */
const ON_PAGES = 0.97;
const HEADING_HEIGHT = 28;
/** The last row that a spreadsheet has. */
const LAST_ROW = 1_048_576;
const NOTE_HEIGHT = 15;
/** How much longer than its room a text of one line may be, which is then written smaller. */
const MOST_SHRUNK = 1.25;
/** Each line of a band that names make longer. */
const WRAPPED_LINE = 13.5;
/** The characters of a line of advice: at most, and for each that its columns have room for. */
const [NOTE_LINE, NOTE_LETTERS] = [90, 1.2];

/** How high bands are: of a round, and of a half that follows on the other. */
interface BandForm {
  readonly style: Style;
  readonly height: number;
  readonly lowHeight: number;
  /** Of each line of a band that has two, into which names may be written. */
  readonly lineHeight: number;
  /** What a row to write in is high at least, in points on paper. */
  readonly leastRow: number;
}

/** 7.5 mm, and the 6 mm that narrow ruled paper has. */
const [WIDE_RULED, NARROW_RULED] = [21.3, 17];

/** Names have room for two lines where the page has it for such bands. */
const HIGH_BANDS: BandForm = {
  ...{ style: STYLES.highBand, height: 27, lowHeight: 27, lineHeight: 21.3 },
  leastRow: WIDE_RULED,
};
/** What is tried where that takes more than a page. */
const LOWER_BANDS: readonly [low: BandForm, lower: BandForm, lowest: BandForm] = [
  { style: STYLES.band, height: 18, lowHeight: 15, lineHeight: 18, leastRow: WIDE_RULED },
  { style: STYLES.band, height: 17, lowHeight: 16.5, lineHeight: 15, leastRow: NARROW_RULED },
  { style: STYLES.band, height: 15, lowHeight: 14, lineHeight: 15, leastRow: NARROW_RULED },
];
/** Above a band of two lines that are said in one. */
const GAP = 2;
/** What stands above and below the boards: the title, the headings and a line of advice. */
const AROUND = 24 + HEADING_HEIGHT + NOTE_HEIGHT;

/** The sheet of a table: a row a board, below a band for each round, half or session. */
export function tableSheet<K extends string>(
  frame: TableFrame,
  place: TablePlace<K | CommonColumn>,
  ownParts: TableSheetParts<K>
): Draft {
  const parts = saysInOne(frame, place, ownParts) ? { ...ownParts, blocks: ownParts.blocks.map(inOneLine) } : ownParts;
  const rows = place.boards.map((board) => parts.row(board));
  const high = layOut(frame, place, parts, rows, HIGH_BANDS);
  return {
    ...high,
    layOut(cells) {
      let sheet = high.layOut(cells);
      for (const form of LOWER_BANDS) {
        if (pagesIn(sheet) === 1 || !fitLowBands(place, parts, cells)) break;
        const lower = layOut(frame, place, parts, rows, form).layOut(cells);
        if (pagesIn(lower) < pagesIn(sheet)) sheet = lower;
      }
      return sheet;
    },
  };
}

/** Whether all boards have room on a page only where bands of two lines are said in one. */
function saysInOne<K extends string>(
  { paper }: Frame,
  { list, boards }: TablePlace<K | CommonColumn>,
  { blocks, joinsLines, lastPrinted }: TableSheetParts<K>
): boolean {
  if (!joinsLines) return false;
  const widths = widthsOf(list).slice(0, list.column(lastPrinted));
  const room = (band: number) => rowHeight(paper, widths, boards.length, AROUND + band * blocks.length, [0, Infinity]);
  const [low, , lowest] = LOWER_BANDS;
  return room(2 * low.lineHeight) < low.leastRow && room(GAP + lowest.height) >= lowest.leastRow;
}

function inOneLine({ band, below = "", ...block }: TableBlock): TableBlock {
  return { ...block, band: joined(band, "   ", below) };
}

function pagesIn({ print }: Pick<Sheet, "print">): number {
  return 1 + (print?.pagesFrom?.length ?? 0);
}

/** Whether what stands in the bands of one line can be read there, with the letters a little smaller. */
function fitLowBands<K extends string>(
  place: TablePlace<K | CommonColumn>,
  { blocks, lastPrinted, sumFrom }: TableSheetParts<K>,
  cells: readonly Cell[]
): boolean {
  const { list } = place;
  const room = charactersIn(
    widthsOf(list),
    list.left,
    sumFrom === undefined ? list.column(lastPrinted) : list.column(sumFrom) - 1
  );
  const bands = new Set(blocks.map((block) => bandRows(place, block)[1]));
  return cells
    .filter(({ row, column }) => column === list.left && bands.has(row))
    .every(({ value }) => String(value ?? "").length <= MOST_SHRUNK * room);
}

/** The first row of a band and its last, in which is said what its last line says. */
function bandRows<K extends string>(
  { list, rowOf }: TablePlace<K | CommonColumn>,
  { boards }: TableBlock
): readonly [first: number, last: number] {
  const row = rowOf(boards[0]!);
  return [bandRow(list, row), list.row(row) - 1];
}

/** The sheet with bands of a form. */
function layOut<K extends string>(
  { head, paper, faults }: TableFrame,
  place: TablePlace<K | CommonColumn>,
  parts: TableSheetParts<K>,
  contents: readonly RowContents<K | CommonColumn>[],
  form: BandForm
): Draft {
  const { list, sheet, boards } = place;
  const { lastPrinted } = parts;
  const printed = list.column(lastPrinted);
  const grid = newGrid(sheet, widthsOf(list));
  putTableTitle(grid, head, sheet, printed, {
    fault: computed(faults.outside.cell("rowsRemark", place.index)),
    hint: parts.names && namesHint(parts.names),
  });
  writeHeadings(grid, list, (key) => (HAS_EXAMPLE.has(key) ? STYLES.typedHeading : STYLES.heading));
  for (const block of parts.blocks) putBand(grid, place, parts, block, form);
  contents.forEach((content, row) => writeRow(grid, list, row, content));
  writeEntryRules(grid, list);
  parts.rules?.(grid);
  for (const [tone, formula] of soundings(`$${list.cell("said", 0)}`))
    for (const column of ["board", "check"] as const) grid.highlight({ area: list.area(column), formula, tone });
  markCells(grid, list);
  // The last: LibreOffice shows a cell only as the first of its rules has it.
  grid.highlight({ area: list.area("board"), formula: `$${list.cell("ruled", 0)}=1`, tone: "ruled" });
  for (const block of parts.blocks) markBand(grid, place, parts, block);
  const bottom = putBelow(grid, list, printed, parts);
  const openColumn = list.column("contract");
  putEnd(grid, openColumn, bottom);
  const rows = boards.map((_, row) => list.row(row));
  const setup = printSetup(paper, bottom, printed, { titleRows: [1, list.headingRow] });
  const starts = parts.blocks
    .filter(({ isLow }) => !isLow)
    .map(({ boards: [first] }) => bandRow(list, place.rowOf(first!)));
  const print = () => {
    grid.height(list.headingRow, headingHeight(grid, list, HEADING_HEIGHT));
    for (const block of parts.blocks) heightenBand(grid, place, parts, block, form);
    const leastRow = form.leastRow / pageScale(paper, grid.widths.slice(0, printed));
    const least = heightToFill(grid, setup, rows, [0, leastRow]) < leastRow ? leastRow / ON_PAGES : leastRow;
    // A round stands on one page if it can.
    const onPagesFrom = (from: readonly number[]) => onPages(grid, setup, rows, least, from);
    const print = onPagesFrom(starts.slice(1)) ?? onPagesFrom(rows.slice(1)) ?? setup;
    return fillPage(grid, print, rows, [least, Math.max(least, MOST_HEIGHT)]);
  };
  return grid.finish({ frozenRows: list.headingRow, frozenColumns: list.column("board"), openColumn, print });
}

/** Where Enter goes on to after the last board: nothing can be typed there, and what is pasted stands out. */
function putEnd(grid: Grid, column: number, bottom: number): void {
  const area = { top: bottom + 1, bottom: LAST_ROW, left: column, right: column };
  grid.validate({ area, rule: { kind: "nothing" }, error: texts.tables.noMoreBoards });
  grid.highlight({ area, formula: `${cellAddress(area.top, column)}<>""`, tone: "alert" });
}

/** Of how many the names are looked for: a formula is no longer than can be read. */
const LOOKED_FOR = 4;

/** Asks for names until one of the first is typed; the title leads to where they are. */
function namesHint(names: NonNullable<TableSheetParts<string>["names"]>): TitleHint {
  const { sheet, firstRow, rows, column, outside } = names;
  const first = Array.from({ length: Math.min(rows, LOOKED_FOR) }, (_, row) => outside.cell("name", row));
  const isBlank = first.map((name) => `${name}=""`).join();
  return {
    said: ifElse(`AND(${isBlank})`, texts.tables.names(sheet)),
    to: { sheet, row: firstRow, column: column("name") },
  };
}

function putBand<K extends string>(
  grid: Grid,
  place: TablePlace<K | CommonColumn>,
  { lastPrinted, sumFrom, sumStyle = STYLES.bandSum }: TableSheetParts<K>,
  block: TableBlock,
  { style }: BandForm
): void {
  const { list } = place;
  const { band, below, sum } = block;
  const [first, row] = bandRows(place, block);
  const right = list.column(lastPrinted);
  const sumLeft = sumFrom === undefined ? right + 1 : list.column(sumFrom);
  if (below !== undefined) grid.block({ top: first, bottom: first, left: list.left, right }, band, STYLES.band);
  const saidStyle = below === undefined ? style : STYLES.band;
  grid.block({ top: row, bottom: row, left: list.left, right: sumLeft - 1 }, below ?? band, saidStyle);
  if (sumLeft <= right) grid.block({ top: row, bottom: row, left: sumLeft, right }, sum, sumStyle);
}

/** Gives the rows of a band the heights that its texts need. */
function heightenBand<K extends string>(
  grid: Grid,
  place: TablePlace<K | CommonColumn>,
  { lastPrinted, sumFrom }: TableSheetParts<K>,
  block: TableBlock,
  { style, height, lowHeight, lineHeight }: BandForm
): void {
  const { list } = place;
  const [first, row] = bandRows(place, block);
  const hasTwo = block.below !== undefined;
  if (first < row) grid.height(first, hasTwo ? lineHeight : GAP);
  const last = sumFrom === undefined ? list.column(lastPrinted) : list.column(sumFrom) - 1;
  const wraps = (hasTwo ? STYLES.band : style).wrap;
  const lines = wraps ? Math.ceil(grid.textAt(row, list.left).length / charactersIn(grid.widths, list.left, last)) : 1;
  const usual = hasTwo ? lineHeight : block.isLow ? lowHeight : height;
  grid.height(row, Math.max(usual, lines * WRAPPED_LINE));
}

/** The characters that the columns from a first to a last one have room for. */
function charactersIn(widths: readonly number[], first: number, last: number): number {
  return widths.slice(first - 1, last).reduce((sum, width) => sum + width, 0);
}

/** @returns the last row on paper. */
function putBelow<K extends string>(
  grid: Grid,
  list: List<K | CommonColumn>,
  right: number,
  { note, ruling = texts.tables.ruling, below }: TableSheetParts<K>
): number {
  const row = list.lastRow + 1;
  const said = withRuling(list.range("ruled"), note, ruling);
  grid.block({ top: row, bottom: row, left: 1, right }, said, STYLES.note);
  const line = Math.min(NOTE_LINE, NOTE_LETTERS * charactersIn(grid.widths, 1, right));
  grid.height(row, Math.ceil((note.length + ruling.length) / line) * NOTE_HEIGHT);
  return below ? below(grid, row + 1) : row;
}

/** Lets the cells that a remark is about stand out as it does. */
function markCells<K extends string>(grid: Grid, list: List<K | CommonColumn>): void {
  const [said, marked] = [`$${list.cell("said", 0)}`, `$${list.cell("marked", 0)}`];
  for (const [column, letter] of Object.entries(MARKS) as [K, string][]) {
    if (!list.has(column)) continue;
    for (const [key, condition] of soundings(said)) {
      const formula = `AND(${condition},ISNUMBER(FIND("${letter}",${marked})))`;
      grid.highlight({ area: list.area(column), formula, tone: key });
    }
  }
}

/** Lets the band above a round stand out as the loudest of its boards. */
function markBand<K extends string>(
  grid: Grid,
  { list, rowOf }: TablePlace<K | CommonColumn>,
  { lastPrinted }: TableSheetParts<K>,
  { boards }: TableBlock
): void {
  const [first, last] = rowsOf({ rowOf }, boards);
  const area = {
    top: bandRow(list, first),
    bottom: list.row(first) - 1,
    left: list.left,
    right: list.column(lastPrinted),
  };
  for (const [key, condition] of soundings(list.range("said", first, last)))
    grid.highlight({ area, formula: `${countWhere(condition)}>0`, tone: key });
}
