import type { Frame } from "../assemble";
import { putTones } from "../kit/check";
import { onPages } from "../kit/even-pages";
import { newGrid, putTableTitle, type Grid } from "../kit/grid";
import type { Content } from "../kit/content";
import { bandRow, headingHeight, putHeadings, putRow, putRules, widthsOf, type RowContents } from "../kit/list";
import { fillPage, heightToFill, printSetup } from "../kit/page";
import type { Cell, Draft, Sheet } from "../model";
import { STYLES, type Style } from "../theme";
import type { CommonColumn, TableBlock, TablePlace } from "./table";

/** What a kind of session has on the sheet of a table. */
interface TableSheetParts<K extends string> {
  readonly blocks: readonly TableBlock[];
  readonly row: (board: number) => RowContents<K | CommonColumn>;
  /** The last column on paper, over which the bands go; and the one before it in which a band's sum begins, if any. */
  readonly lastPrinted: K | CommonColumn;
  readonly sumFrom?: K;
  /** A line of advice below the boards. */
  readonly note: string;
  /** Writes what stands below that, from a row on, and says which row is the last on paper. */
  readonly below?: (grid: Grid, row: number) => number;
  /** Writes rules of entry that go beyond a column. */
  readonly rules?: (grid: Grid) => void;
  /** The columns that stand out as alerts beside Check. */
  readonly remarked: readonly K[];
}

/** A row to write in is at least 7.5 mm high on paper, and no higher than looks well. */
const ROW_HEIGHTS = [21.3, 34] as const;
/** What comes to 7.5 mm on several pages, which are printed at 97 %: see xlsx/write-xlsx.ts. */
const LEAST_ON_PAGES = 22;
const HEADING_HEIGHT = 28;
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
}

/** Names have room for two lines where the page has it for such bands. */
const HIGH_BANDS: BandForm = { style: STYLES.highBand, height: 27, lowHeight: 27, lineHeight: 21.3 };
const LOW_BANDS: BandForm = { style: STYLES.band, height: 18, lowHeight: 15, lineHeight: 18 };

/** The sheet of a table: a row a board, below a band for each round, half or session. */
export function tableSheet<K extends string>(
  frame: Frame,
  place: TablePlace<K | CommonColumn>,
  parts: TableSheetParts<K>
): Draft {
  const rows = place.boards.map((board) => parts.row(board));
  const high = layOut(frame, place, parts, rows, HIGH_BANDS);
  return {
    ...high,
    layOut(cells) {
      const sheet = high.layOut(cells);
      if (pagesIn(sheet) === 1 || !fitLowBands(place, parts, cells)) return sheet;
      const lower = layOut(frame, place, parts, rows, LOW_BANDS).layOut(cells);
      return pagesIn(lower) < pagesIn(sheet) ? lower : sheet;
    },
  };
}

function pagesIn({ print }: Pick<Sheet, "print">): number {
  return 1 + (print?.pagesFrom?.length ?? 0);
}

/** Whether what stands in the bands of one line can be read there, with the letters a little smaller. */
function fitLowBands<K extends string>(
  { list, rowOf }: TablePlace<K | CommonColumn>,
  { blocks, lastPrinted, sumFrom }: TableSheetParts<K>,
  cells: readonly Cell[]
): boolean {
  const room = charactersIn(
    widthsOf(list),
    list.left,
    sumFrom === undefined ? list.column(lastPrinted) : list.column(sumFrom) - 1
  );
  const bands = new Set(blocks.map((block) => saidIn(block, bandRow(list, rowOf(block.boards[0]!))).row));
  return cells
    .filter(({ row, column }) => column === list.left && bands.has(row))
    .every(({ value }) => String(value ?? "").length <= MOST_SHRUNK * room);
}

/** What is said in the lowest row of a band, and where that is. */
function saidIn({ band, below }: TableBlock, first: number): { readonly row: number; readonly said: Content } {
  return below === undefined ? { row: first, said: band } : { row: first + 1, said: below };
}

/** The sheet with bands of a form. */
function layOut<K extends string>(
  { head, paper }: Frame,
  place: TablePlace<K | CommonColumn>,
  parts: TableSheetParts<K>,
  contents: readonly RowContents<K | CommonColumn>[],
  form: BandForm
): Draft {
  const { list, sheet, boards } = place;
  const { lastPrinted, note, remarked } = parts;
  const printed = list.column(lastPrinted);
  const grid = newGrid(sheet, widthsOf(list));
  putTableTitle(grid, head, sheet, printed);
  putHeadings(grid, list, STYLES.heading);
  for (const block of parts.blocks) putBand(grid, place, parts, block, form);
  contents.forEach((content, row) => putRow(grid, list, row, content));
  putRules(grid, list);
  parts.rules?.(grid);
  putTones(grid, list, { alert: [...remarked, "check"], notice: ["check"] });
  const bottom = putBelow(grid, list.lastRow + 1, printed, note, parts);
  const rows = boards.map((_, row) => list.row(row));
  const setup = printSetup(paper, bottom, printed, { titleRows: [1, list.headingRow] });
  const starts = parts.blocks
    .filter(({ isLow }) => !isLow)
    .map(({ boards: [first] }) => bandRow(list, place.rowOf(first!)));
  const print = () => {
    grid.height(list.headingRow, headingHeight(grid, list, HEADING_HEIGHT));
    for (const block of parts.blocks) heightenBand(grid, place, parts, block, form);
    // A round stands on one page if it can.
    const [usual] = ROW_HEIGHTS;
    const least = heightToFill(grid, setup, rows, [0, usual]) < usual ? LEAST_ON_PAGES : usual;
    const onPagesFrom = (from: readonly number[]) => onPages(grid, setup, rows, least, from);
    const print = onPagesFrom(starts.slice(1)) ?? onPagesFrom(rows.slice(1)) ?? setup;
    return fillPage(grid, print, rows, [least, ROW_HEIGHTS[1]]);
  };
  return grid.finish({ frozenRows: list.headingRow, frozenColumns: list.column("board"), print });
}

function putBand<K extends string>(
  grid: Grid,
  { list, rowOf }: TablePlace<K | CommonColumn>,
  { lastPrinted, sumFrom }: TableSheetParts<K>,
  block: TableBlock,
  { style }: BandForm
): void {
  const { boards, band, below, sum } = block;
  const first = bandRow(list, rowOf(boards[0]!));
  const right = list.column(lastPrinted);
  const sumLeft = sumFrom === undefined ? right + 1 : list.column(sumFrom);
  if (below !== undefined) grid.block({ top: first, bottom: first, left: list.left, right }, band, STYLES.band);
  const { row, said } = saidIn(block, first);
  const saidStyle = below === undefined ? style : STYLES.band;
  grid.block({ top: row, bottom: row, left: list.left, right: sumLeft - 1 }, said, saidStyle);
  if (sumLeft <= right) grid.block({ top: row, bottom: row, left: sumLeft, right }, sum, STYLES.bandSum);
}

/** Gives the rows of a band the heights that its texts need. */
function heightenBand<K extends string>(
  grid: Grid,
  { list, rowOf }: TablePlace<K | CommonColumn>,
  { lastPrinted, sumFrom }: TableSheetParts<K>,
  block: TableBlock,
  { style, height, lowHeight, lineHeight }: BandForm
): void {
  const first = bandRow(list, rowOf(block.boards[0]!));
  const { row } = saidIn(block, first);
  const hasTwo = row > first;
  if (hasTwo) grid.height(first, lineHeight);
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

function putBelow<K extends string>(
  grid: Grid,
  row: number,
  right: number,
  note: string,
  { below }: TableSheetParts<K>
): number {
  if (note !== "") {
    grid.block({ top: row, bottom: row, left: 1, right }, note, STYLES.note);
    const line = Math.min(NOTE_LINE, NOTE_LETTERS * charactersIn(grid.widths, 1, right));
    grid.height(row, Math.ceil(note.length / line) * NOTE_HEIGHT);
  }
  const last = note === "" ? row - 1 : row;
  return below ? below(grid, last + 1) : last;
}
