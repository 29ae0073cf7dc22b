import type { Outline } from "../assemble";
import type { KindName } from "../../sessions/kinds";
import { cellsOfOption, mapCells, type Entries, type EntryCell, type EntryLine } from "../entries";
import { isFixed } from "../file-map";
import type { Cell, Sheet } from "../model";
import type { SavedSheet, SavedWorkbook } from "../saved-workbook";
import { foundSheet, isTitled, nameInFile, titleOf } from "./find-sheets";
import { headingOfLine, headingsOfOption, type Heading } from "./headings";
import { layoutOf, layoutSheet, type Layout, type LayoutSheet } from "./layout";
import { savedCells, type SavedCells } from "./typed-cells";

/** A column that is typed into, where this version has it, and its heading in files without a map. */
interface TypedColumn {
  readonly column: number;
  readonly row: number;
  readonly heading: Heading;
}

/** Lists of a sheet that have their headings in one row. */
interface Block {
  /** The row of the headings, here and in the file. */
  readonly heading: number;
  readonly headingInFile: number;
  readonly firstRow: number;
  readonly columns: readonly (TypedColumn & { readonly inFile: number })[];
}

/** Where a cell of this version is in a file; null where the file has none. */
type Place = (row: number, column: number) => readonly [row: number, column: number] | null;

/**
 * The layout of a file that does not say it itself: that of this version, with its columns and rows where the file has
 * their headings.
 */
export function layoutByHeadings(kind: KindName, outline: Outline, saved: SavedWorkbook, working: SavedSheet): Layout {
  const today: Layout = { ...layoutOf(outline), takesCombined: true };
  const typed = typedColumns(kind, outline.entries);
  const places = new Map<string, Place>();
  const sheets = outline.sheets.flatMap((sheet, index): LayoutSheet[] => {
    const known = today.sheets[index] ?? layoutSheet(sheet);
    const columns = typed.get(sheet.name) ?? [];
    const title = columns[0]?.heading.title ?? sheet.name;
    const file = sheetTitled(title, saved, working);
    if (!file) return [{ ...known, title }];
    const cells = savedCells(file);
    const place = placesIn(sheet, columns, file, cells);
    // Where the headings are gone, nothing is read from columns that are others.
    if (!place && isOverFormulas(columns, file)) return [];
    if (place) places.set(sheet.name, place);
    const moved = place ? layoutSheet(movedSheet(sheet, place)) : known;
    return [{ ...moved, title, formulas: formulasHad(moved, place ? movedSheet(sheet, place) : sheet, file) }];
  });
  if (places.size === 0) return { ...today, sheets };
  return { ...today, sheets, ...movedEntries(kind, outline.entries, today.before, places) };
}

/** The columns that are typed into, by their sheets. */
function typedColumns(kind: KindName, { lines, options }: Entries): ReadonlyMap<string, readonly TypedColumn[]> {
  const columns = new Map<string, Map<string, TypedColumn>>();
  const put = ({ sheet, row, column }: EntryCell, heading: Heading | null) => {
    if (!heading) return;
    const known = columns.get(sheet) ?? new Map<string, TypedColumn>();
    columns.set(sheet, known);
    const key = JSON.stringify([heading, column]);
    const before = known.get(key);
    if (!before || before.row > row) known.set(key, { column, row, heading });
  };
  for (const line of lines)
    for (const [field, column] of Object.entries(line.typed)) put({ ...line, column }, headingOfLine(line, field));
  for (const option of options) {
    const headings = headingsOfOption(kind, option.option);
    const cells = cellsOfOption(option);
    const known = columnsInOrder(cells);
    for (const cell of cells) put(cell, headings[known.indexOf(columnKey(cell))] ?? null);
  }
  return new Map([...columns].map(([sheet, known]) => [sheet, [...known.values()]]));
}

/** The columns of cells, each once, in the order in which they come. */
function columnsInOrder(cells: readonly EntryCell[]): string[] {
  return [...new Set(cells.map(columnKey))];
}

function columnKey({ sheet, column }: EntryCell): string {
  return `${sheet} ${column}`;
}

/** The sheet of a title; of several the one that has its name. */
function sheetTitled(title: string, { sheets }: SavedWorkbook, working: SavedSheet): SavedSheet | undefined {
  const titled = sheets.filter((sheet) => sheet !== working && isTitled(titleOf(sheet), title));
  const name = nameInFile(title, working.name).toLowerCase();
  const isNamed = (sheet: SavedSheet) => sheet.name.toLowerCase() === name;
  return titled.find(isNamed) ?? titled[0] ?? sheets.find(isNamed);
}

/** Whether a column that is typed into, as this version has it, is one of formulas in the file. */
function isOverFormulas(columns: readonly TypedColumn[], { cells }: SavedSheet): boolean {
  return columns.some(({ row, column }) => {
    const below = cells.filter((cell) => cell.column === column && cell.row >= row && cell.row < row + BETWEEN);
    return below.filter(({ formula }) => formula !== undefined).length > BETWEEN / 2;
  });
}

/** Where a sheet's cells are in its file; null where they are where this version has them, or nothing tells. */
function placesIn(sheet: Sheet, columns: readonly TypedColumn[], file: SavedSheet, cells: SavedCells): Place | null {
  const fixed = sheet.cells.filter(isFixed);
  const rows = new Map<number, TypedColumn[]>();
  for (const typed of columns) {
    const row = headingRow(typed, fixed);
    rows.set(row, [...(rows.get(row) ?? []), typed]);
  }
  const blocks = [...rows].sort(([a], [b]) => a - b).flatMap(([heading, typed]) => blockIn(heading, typed, file) ?? []);
  // Rows that people put in move all lists down.
  const isReordered = blocks.some(({ heading, headingInFile }) => headingInFile < heading);
  const moves = blocks.flatMap((block) => {
    const found = movesOf(block, isReordered, sheet, fixed, file, cells);
    return found ? [{ ...block, ...found }] : [];
  });
  if (moves.every(({ down, isSame }) => down === 0 && isSame)) return null;
  return (row, column) => {
    const block = [...moves].reverse().find(({ heading }) => heading <= row);
    if (!block) return [row, column];
    const at = block.columnOf(column);
    return at === null ? null : [row + block.down, at];
  };
}

/** Rows that may stand between a list's heading and its first row; and those that a sheet's own title takes. */
const [BETWEEN, TITLE] = [6, 3];

/** How many texts a row has at least that heads columns. */
const HEADINGS = 5;

/** The row in which this version has the heading of a column, or of those before it that it belongs to. */
function headingRow({ row, column, heading: { texts, behind } }: TypedColumn, fixed: readonly Cell[]): number {
  const above = fixed.filter((cell) => cell.row < row && (behind === 0 || cell.row > TITLE));
  const said = above.filter(({ value }) => behind > 0 && texts.includes(String(value)));
  if (said.length > 0) return Math.max(...said.map((cell) => cell.row));
  const own = above.filter((cell) => (behind === 0 ? cell.column === column : cell.column <= column));
  const nearest = Math.max(...own.map((cell) => cell.column));
  return Math.max(...own.filter((cell) => cell.column === nearest).map((cell) => cell.row));
}

/** A block in the file: in the first row that has most of its headings. */
function blockIn(heading: number, typed: readonly TypedColumn[], { cells }: SavedSheet): Block | null {
  const texts = new Map<number, Map<string, number[]>>();
  for (const { row, column, value, formula } of cells) {
    if (formula !== undefined) continue;
    const known = texts.get(row) ?? new Map<string, number[]>();
    texts.set(row, known);
    const text = String(value).trim();
    for (const heading of new Set([text, firstLine(text)]))
      known.set(
        heading,
        [...(known.get(heading) ?? []), column].sort((a, b) => a - b)
      );
  }
  let best: Block | null = null;
  for (const [row, known] of [...texts].sort(([a], [b]) => a - b)) {
    const columns = typed.flatMap((column) => {
      const { texts: possible, nth, behind } = column.heading;
      const [at] = possible.flatMap((text) => known.get(text)?.[nth] ?? []);
      return at === undefined ? [] : [{ ...column, inFile: at + behind }];
    });
    if (columns.length <= (best?.columns.length ?? 0)) continue;
    best = { heading, headingInFile: row, firstRow: Math.min(...typed.map((column) => column.row)), columns };
  }
  return best;
}

interface Moves {
  readonly isSame: boolean;
  /** How far further down the file has the block: not at all where people have put rows in above. */
  readonly down: number;
  readonly columnOf: (column: number) => number | null;
}

/** How a block has moved; null where what is found further down are the headings of another list. */
function movesOf(
  block: Block,
  isReordered: boolean,
  sheet: Sheet,
  fixed: readonly Cell[],
  file: SavedSheet,
  cells: SavedCells
): Moves | null {
  const { heading, headingInFile, firstRow, columns } = block;
  const others = new Set(
    sheet.cells.filter((cell) => cell.formula !== undefined || cell.style?.entry).map(({ row }) => row)
  );
  const over = fixed.filter(({ row }) => row === heading || (row > heading && row < firstRow && !others.has(row)));
  const lines = [...new Set(over.map(({ row }) => row - heading))];
  const here = headingTexts(over);
  const there = headingTexts(file.cells.filter(({ row }) => lines.includes(row - headingInFile)));
  const last = sheet.cells.reduce((most, { column }) => Math.max(most, column), 0);
  const same = inSameOrder(here, there);
  if (headingInFile > heading && 2 * same.length < here.size) return null;
  const columnOf = columnsMoved(here, there, same, columns, last);
  const isSame = Array.from({ length: last }, (_, i) => i + 1).every((column) => columnOf(column) === column);
  const rows = fixed.filter(({ row }) => row >= firstRow);
  const like = (down: number) =>
    rows.filter(({ row, column, value }) => {
      const at = columnOf(column);
      return at !== null && String(cells(row + down, at)).trim() === String(value).trim();
    }).length;
  // Lists without anything fixed begin right below their headings.
  const isMoved = headingInFile < heading || isReordered;
  const candidates = isMoved ? Array.from({ length: BETWEEN }, (_, i) => headingInFile + 1 + i - firstRow) : [];
  const own = fixed.some(({ row }) => row === firstRow);
  const start = own ? 0 : headingInFile - heading;
  const down = isMoved
    ? candidates.filter((at) => at < 0 || isReordered).reduce((best, at) => (like(at) > like(best) ? at : best), start)
    : 0;
  return { isSame, down, columnOf };
}

/** What a heading says above its example, if it has one. */
function firstLine(text: string): string {
  return text.split("\n", 1)[0]!.trim();
}

/** Whether two headings are one, with an example or without. */
function isSameHeading(a: string, b: string): boolean {
  return a === b || firstLine(a) === b || a === firstLine(b);
}

/** The lowest text over each column. */
function headingTexts(
  cells: readonly { readonly row: number; readonly column: number; readonly value: unknown }[]
): ReadonlyMap<number, string> {
  const downwards = [...cells].sort((a, b) => a.row - b.row);
  return new Map(downwards.map(({ column, value }) => [column, String(value).trim()]));
}

/** Where columns are: those that are typed into by their headings, the others by what stands over them in the same order. */
function columnsMoved(
  here: ReadonlyMap<number, string>,
  there: ReadonlyMap<number, string>,
  same: ReturnType<typeof inSameOrder>,
  typed: Block["columns"],
  last: number
): Moves["columnOf"] {
  const moved = new Map(typed.map(({ column, inFile }) => [column, inFile]));
  for (const [column, at] of same) if (!moved.has(column)) moved.set(column, at);
  const known = [...moved].sort(([a], [b]) => a - b);
  for (let column = 1; column <= last; column++) {
    if (moved.has(column) || here.has(column)) continue;
    const before = known.filter(([from]) => from < column).pop();
    const after = known.find(([from]) => from > column);
    const at = before ? before[1] + column - before[0] : after ? after[1] + column - after[0] : column;
    const isFree = at > 0 && !there.has(at) && (!after || at < after[1]);
    // A heading that is new here has brought its columns along.
    const isOld = !before || ![...here.keys()].some((from) => from > before[0] && from < column);
    if (isFree && isOld) moved.set(column, at);
  }
  return (column) => moved.get(column) ?? null;
}

/** Of two rows of texts those that are the same, in an order that both have: as many as there can be. */
function inSameOrder(
  here: ReadonlyMap<number, string>,
  there: ReadonlyMap<number, string>
): (readonly [here: number, there: number])[] {
  const [a, b] = [here, there].map((texts) => [...texts].sort(([x], [y]) => x - y));
  if (!a || !b) return [];
  const most = a.map(() => new Array<number>(b.length).fill(0));
  const at = (i: number, j: number) => most[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (most[i] ?? [])[j] = isSameHeading(a[i]![1], b[j]![1])
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
  const same: (readonly [number, number])[] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length;) {
    const [[column, text] = [0, ""], [inFile, other] = [0, ""]] = [a[i], b[j]];
    if (isSameHeading(text, other)) {
      same.push([column, inFile]);
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return same;
}

function movedSheet(sheet: Sheet, place: Place): Sheet {
  const cells = sheet.cells.flatMap((cell) => {
    const at = place(cell.row, cell.column);
    return at ? [{ ...cell, row: at[0], column: at[1] }] : [];
  });
  return { ...sheet, cells };
}

/** Entries where the file has them, without those that it has not, and what their cells held. */
function movedEntries(
  kind: KindName,
  entries: Entries,
  before: Layout["before"],
  places: ReadonlyMap<string, Place>
): Pick<Layout, "entries" | "before"> {
  const origins = new Map<string, EntryCell>();
  const moved = (cell: EntryCell): EntryCell | null => {
    const place = places.get(cell.sheet);
    const at = place ? place(cell.row, cell.column) : ([cell.row, cell.column] as const);
    if (!at) return null;
    const there = { sheet: cell.sheet, row: at[0], column: at[1] };
    origins.set(`${there.sheet}!${there.row}:${there.column}`, cell);
    return there;
  };
  const isOld = (line: EntryLine) => Object.keys(line.typed).some((field) => headingOfLine(line, field) !== null);
  const lines = entries.lines.filter(isOld).map((line) => {
    const cells = Object.entries(line.typed).flatMap(([field, column]) => {
      const isHad = !places.has(line.sheet) || headingOfLine(line, field) !== null;
      const at = isHad ? moved({ sheet: line.sheet, row: line.row, column }) : null;
      return at ? [[field, at] as const] : [];
    });
    const row = cells[0]?.[1].row ?? line.row;
    return { ...line, row, typed: Object.fromEntries(cells.map(([field, { column }]) => [field, column])) };
  });
  const options = entries.options.filter(
    (option) => headingsOfOption(kind, option.option).length > 0 && cellsOfOption(option).every((cell) => moved(cell))
  );
  return {
    entries: { lines, options: options.map((option) => mapCells(option, (cell) => moved(cell) ?? cell)) },
    before: (cell) => before(origins.get(`${cell.sheet}!${cell.row}:${cell.column}`) ?? cell),
  };
}

/**
 * The formulas that a sheet of a file had when it was written, as far as it shows that itself: none where it was laid out
 * otherwise, since it has others as well, or its rows stand higher; and none in columns whose headings it does not have.
 * Where people have put rows in or taken rows out, it does not show that.
 */
function formulasHad(layout: LayoutSheet, sheet: Sheet, file: SavedSheet): LayoutSheet["formulas"] {
  const { rowOf } = foundSheet(layout, file);
  const texts = fixedTexts(sheet);
  const rowLike = likeRows(texts, file);
  const rows = [...layout.fixed.keys()].filter((row) => row > TITLE);
  const places = rows.map((row) => ({ row, at: rowOf(row) }));
  const isTouched = places.some(({ row, at }) => (at === null ? rowLike(row) === null : at > row));
  if (isTouched) return layout.formulas;
  if (places.some(({ row, at }) => at !== null && at < row)) return [];
  const known = new Set([...layout.formulas, ...layout.typed].map(({ row, column }) => `${row}:${column}`));
  const more = new Map<number, number>();
  for (const { row, column, formula } of file.cells)
    if (formula !== undefined && !known.has(`${row}:${column}`) && layout.fixed.has(row) && rowOf(row) === row)
      more.set(column, (more.get(column) ?? 0) + 1);
  if ([...more.values()].some((count) => count > 1)) return [];
  const headings = new Map<number, number[]>();
  for (const [row, cells] of texts)
    for (const column of cells.keys()) headings.set(column, [...(headings.get(column) ?? []), row]);
  return layout.formulas.filter(({ row, column }) => {
    const heading = Math.max(...(headings.get(column) ?? []).filter((above) => above < row));
    const there = rowLike(heading);
    return !there || there.get(column) === texts.get(heading)?.get(column);
  });
}

type RowTexts = ReadonlyMap<number, string>;

/** The fixed texts of a sheet below its title, by rows and columns. */
function fixedTexts(sheet: Sheet): ReadonlyMap<number, RowTexts> {
  const rows = new Map<number, Map<number, string>>();
  for (const { row, column, value } of sheet.cells.filter(isFixed)) {
    if (row > TITLE) rows.set(row, (rows.get(row) ?? new Map<number, string>()).set(column, String(value).trim()));
  }
  return rows;
}

/** Of headings with several texts the row of the file that has most of them, at least half; null where there is none. */
function likeRows(texts: ReadonlyMap<number, RowTexts>, file: SavedSheet): (row: number) => RowTexts | null {
  const inFile = new Map<number, Map<number, string>>();
  for (const { row, column, value } of file.cells)
    inFile.set(row, (inFile.get(row) ?? new Map<number, string>()).set(column, String(value).trim()));
  const found = new Map<number, RowTexts | null>();
  return (row) => {
    const known = found.get(row);
    if (known !== undefined) return known;
    const wanted = [...(texts.get(row)?.values() ?? [])];
    const like = (other: RowTexts) => {
      const there = new Set(other.values());
      return wanted.filter((text) => there.has(text)).length;
    };
    const own = inFile.get(row);
    let best: RowTexts | null = own ?? null;
    let most = own ? like(own) : 0;
    for (const other of wanted.length < HEADINGS ? [] : inFile.values()) {
      const count = like(other);
      if (count > most) [best, most] = [other, count];
    }
    const result = wanted.length >= HEADINGS && 2 * most >= wanted.length ? best : null;
    found.set(row, result);
    return result;
  };
}
