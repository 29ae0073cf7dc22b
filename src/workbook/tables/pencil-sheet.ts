import type { Frame } from "../assemble";
import type { FormName } from "../forms";
import { blank, writeCard, type Card } from "../kit/card";
import { joined } from "../kit/content";
import { newGrid, writeLine, type Grid } from "../kit/grid";
import { headingOf, recordOf } from "../kit/list";
import { fillPage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { placeScale, putImpScale } from "../scales-on-paper";
import { texts } from "../texts";
import { PENCIL_STYLES, SCALE_STYLES } from "../theme";
import type { TableSheetParts } from "./table-sheet";
import type { CommonColumn, TableBlock } from "./table";

/** Number of boards on a page. */
const ON_PAGE = 12;
/** Widths in characters: of printed columns, of a page, and of a column to write in at least, which is 18 mm. */
const PRINTED: Readonly<Record<string, number>> = { board: 7, dealer: 5, vulnerability: 7.5 };
const [PAGE, WRITTEN] = [96, 9.3] as const;
/** Heights in points: the least and the most of a row, of headings, and of a line of the scale. */
const [ROW, HEADING, SCALE_LINE] = [[23, 44], 30, 18] as const;
/** The columns of the sheet that each column of the scale takes, but for the last, which takes the rest. */
const SCALE_SPANS = [2, 1, 1, 2, 2] as const;

/**
 * The forms of all tables for a pencil on a sheet of their own, if they are wanted: large and without colours.
 * @param hasScale whether the scale of IMPs stands below the boards of each page.
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

/** The double is written behind the contract, and the sums of a round below each other in another form. */
const LEFT_OUT: ReadonlySet<string> = new Set(["doubled", "sum"]);

/** The printed columns of a table's sheet that the form has. */
function keysToFill<K extends string>({ place: { list }, lastPrinted }: TableSheetParts<K>): (K | CommonColumn)[] {
  const keys = Object.keys(list.columns) as (K | CommonColumn)[];
  return keys.filter((key) => !LEFT_OUT.has(key) && list.column(key) <= list.column(lastPrinted));
}

/** The widths of columns that fill a page, the contract's half as wide again as the others that are written in. */
function widthsOf(keys: readonly string[]): number[] {
  const printed = keys.reduce((sum, key) => sum + (PRINTED[key] ?? 0), 0);
  const shareOf = (key: string) => (key in PRINTED ? 0 : key === "contract" ? 1.5 : 1);
  const share = (PAGE - printed) / keys.reduce((sum, key) => sum + shareOf(key), 0);
  return keys.map((key) => PRINTED[key] ?? Math.max(WRITTEN, share * shareOf(key)));
}

/** The blocks page by page; one with more boards than a page takes goes on on the next. */
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

/** The boards of a block, below who plays them. @param across how many columns it takes. */
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

/** Writes the scale of IMPs. @returns its last row. */
function putScale(grid: Grid, headingRow: number): number {
  const spanned = SCALE_SPANS.reduce<number>((sum, span) => sum + span, 0);
  const scale = placeScale("imps", { sheet: grid.name, headingRow }, [...SCALE_SPANS, grid.widths.length - spanned]);
  putImpScale(grid, scale, SCALE_STYLES.pencil);
  for (let row = headingRow; row <= scale.lastRow; row++) grid.height(row, SCALE_LINE);
  return scale.lastRow;
}
