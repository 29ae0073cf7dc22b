import type { Frame } from "../assemble";
import type { FormName } from "../forms";
import { blank, writeCard, type Card } from "../kit/card";
import { joined } from "../kit/content";
import { newGrid, writeLine, type Grid } from "../kit/grid";
import { headingOf, recordOf } from "../kit/columns";
import { fillPage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { placeScale, putImpScale } from "../scales-on-paper";
import { texts } from "../texts";
import { PENCIL_STYLES, SCALE_STYLES } from "../theme";
import type { TableSheetParts } from "./table-sheet";
import type { CommonColumn, TableBlock } from "./table";

/** Number of boards on a page. */
const ON_PAGE = 12;
/** Widths in characters: of printed columns, of a page, and the minimum (18 mm) of a column to write in. */
const PRINTED: Readonly<Record<string, number>> = { board: 7, dealer: 5, vulnerability: 7.5 };
const [PAGE, WRITTEN] = [96, 9.3] as const;
/** Heights in points: minimum and maximum of a row, of headings, and of a line of the scale. */
const [ROW, HEADING, SCALE_LINE] = [[23, 44], 30, 18] as const;
/** Number of the sheet's columns under each column of the IMP scale; the scale's last column takes the rest. */
const SCALE_SPANS = [2, 1, 1, 2, 2] as const;

/**
 * Returns the sheet with the forms of all tables to be filled in with a pencil, large and without colours; no sheet if
 * the forms are not requested.
 * @param hasScale true if the scale of IMPs is printed below the boards of each page.
 */
export function pencilForms<K extends string>(
  frame: Frame,
  forms: readonly FormName[] = [],
  tables: readonly TableSheetParts<K>[],
  hasScale: boolean
): Draft[] {
  return forms.includes("pencil") ? [pencilSheet(frame, tables, hasScale)] : [];
}

function pencilSheet<K extends string>(
  { head, paper }: Frame,
  tables: readonly TableSheetParts<K>[],
  hasScale: boolean
): Draft {
  const { pencilForms: name } = texts;
  const forms = tables.map((table) => ({ table, keys: keysToFill(table) }));
  const widest = forms.reduce<readonly string[]>(
    (longest, { keys }) => (keys.length > longest.length ? keys : longest),
    []
  );
  const widths = widthsOf(widest);
  const grid = newGrid(name, widths);
  writeLine(grid, 1, { right: widths.length }, `${head.title} · ${name}`, PENCIL_STYLES.title, HEADING);
  const starts: number[] = [];
  const boardRows: number[] = [];
  let row = 2;
  for (const { table, keys } of forms)
    for (const blocks of inPages(table.blocks)) {
      starts.push(row);
      for (const block of blocks) {
        const list = writeCard(grid, cardToFill(table, keys, block, widths.length), { row }, PENCIL_STYLES);
        for (const heading of [row, list.headingRow]) grid.height(heading, HEADING);
        for (let board = list.firstRow; board <= list.lastRow; board++) boardRows.push(board);
        row = list.lastRow + 1;
      }
      if (hasScale) row = putScale(grid, row) + 1;
    }
  const print = printSetup(paper, row - 1, widths.length, { pagesFrom: starts.length > 1 ? starts.slice(1) : null });
  return grid.finish({ print: () => fillPage(grid, print, boardRows, ROW) });
}

/**
 * Columns of a table's sheet that the forms leave out: X, because a double is written behind the contract; and the
 * sums.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(["doubled", "sum"]);

/** Returns the keys of the printed columns that a table's form has in common with the table's sheet. */
function keysToFill<K extends string>({ place: { list }, lastPrinted }: TableSheetParts<K>): (K | CommonColumn)[] {
  const keys = Object.keys(list.columns) as (K | CommonColumn)[];
  return keys.filter((key) => !LEFT_OUT.has(key) && list.column(key) <= list.column(lastPrinted));
}

/**
 * Returns the widths of columns that fill a page; the contract's column is one and a half times as wide as other blank
 * columns.
 */
function widthsOf(keys: readonly string[]): number[] {
  const printed = keys.reduce((sum, key) => sum + (PRINTED[key] ?? 0), 0);
  const shareOf = (key: string) => (key in PRINTED ? 0 : key === "contract" ? 1.5 : 1);
  const share = (PAGE - printed) / keys.reduce((sum, key) => sum + shareOf(key), 0);
  return keys.map((key) => PRINTED[key] ?? Math.max(WRITTEN, share * shareOf(key)));
}

/** Divides the blocks into pages; a block with more boards than a page holds continues on the next page. */
function inPages(blocks: readonly TableBlock[]): TableBlock[][] {
  const pages: TableBlock[][] = [];
  let page: TableBlock[] = [];
  let room = 0;
  for (const block of blocks)
    for (let first = 0; first < block.boards.length; first += ON_PAGE) {
      const boards = block.boards.slice(first, first + ON_PAGE);
      if (boards.length > room) {
        pages.push((page = []));
        room = ON_PAGE;
      }
      page.push({ ...block, boards });
      room -= boards.length;
    }
  return pages;
}

/**
 * Returns the boards of a block as a card, with the players in its heading.
 * @param across number of the sheet's columns.
 */
function cardToFill<K extends string>(
  { place, row }: TableSheetParts<K>,
  keys: readonly (K | CommonColumn)[],
  { boards, band, below }: TableBlock,
  across: number
): Card {
  const columns = recordOf(keys, (key, index) => {
    const heading = headingOf(place.list.columns[key]);
    const span = index === keys.length - 1 ? across - index : 1;
    return { ...blank(heading, key === "board" ? PENCIL_STYLES.board : PENCIL_STYLES.cell), span };
  });
  const contents = (board: number) => {
    const cells: Readonly<Record<string, unknown>> = row(board);
    return recordOf(keys, (key) => (key in PRINTED ? (cells[key] as string | number) : null));
  };
  return {
    heading: joined(`${place.sheet} · `, band, ...(below === undefined ? [] : ["   ", below])),
    columns,
    rows: boards.map(contents),
  };
}

/** Writes the scale of IMPs. @returns the scale's last row. */
function putScale(grid: Grid, headingRow: number): number {
  const spanned = SCALE_SPANS.reduce<number>((sum, span) => sum + span, 0);
  const scale = placeScale("imps", { sheet: grid.name, headingRow }, [...SCALE_SPANS, grid.widths.length - spanned]);
  putImpScale(grid, scale, SCALE_STYLES.pencil);
  for (let row = headingRow; row <= scale.lastRow; row++) grid.height(row, SCALE_LINE);
  return scale.lastRow;
}
