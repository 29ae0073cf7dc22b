import type { DefinedName } from "../model";
import type { SavedSheet } from "../saved-workbook";
import type { LayoutSheet } from "./layout";
import type { CellPlace } from "./read-map";
import type { SavedCells } from "./typed-cells";

/** How the cells of a sheet in a file have moved since the sheet was made. */
export type SheetMoves =
  | ({ readonly kind: "none" } & Placing)
  /** Whole columns and rows were inserted, or blank rows deleted, and everything on the sheet has moved alike. */
  | ({ readonly kind: "moved" } & Placing)
  /** Some cells have moved while other cells have not. */
  | { readonly kind: "unclear"; readonly first: FirstMove | null };

/**
 * Places of the original columns and rows in the file; a row's place is null if the row was deleted or its place is
 * uncertain.
 */
export interface Placing {
  readonly columnOf: (column: number) => number;
  readonly rowOf: (row: number) => number | null;
}

/** The first column or row that has moved, by its place in the file. */
export type FirstMove =
  | { readonly kind: "columnInserted"; readonly column: number }
  | { readonly kind: "rowInserted" | "rowDeleted"; readonly row: number };

/** A sheet in its file. */
export interface SheetInFile {
  readonly saved: SavedSheet;
  readonly cells: SavedCells;
  readonly hasFormula: (row: number, column: number) => boolean;
  /** The defined names of its workbook. */
  readonly names: readonly DefinedName[];
}

/** True if row `at` of the file has all the fixed cells and formulas of row `row` of the original sheet. */
type IsAt = (row: number, at: number, columnOf?: Placing["columnOf"]) => boolean;

/** Maximum number of inserted columns that are looked for on a sheet; they may be in one or two places. */
const MAX_INSERTED = 8;

/** Unless at least this share of a sheet's fixed cells is in place, some cells must have moved. */
const MIN_IN_PLACE = 0.5;

const same = (column: number) => column;

/**
 * Compares a sheet in its file with the sheet as it was made. Fixed cells and formulas, which nobody types, show the
 * places of columns and rows. Defined names follow a block of cells that is cut and pasted, so they can show that a
 * placing is wrong, but not that it is right.
 */
export function sheetMoves(sheet: LayoutSheet, file: SheetInFile): SheetMoves {
  const { cells, hasFormula, saved } = file;
  const sizes = [...sheet.fixed].map(([row, { columns, alike }]) => {
    return { row, size: columns.length, found: alike((column) => cells(row, column)) };
  });
  const changed = sizes.flatMap(({ row, size, found }) => (found < size ? [row] : []));
  const hasLost = sheet.formulas.some(({ row, column }) => !hasFormula(row, column));
  const isDisplaced = hasLost && areDisplaced(sheet, saved);
  const isChanged = new Set(changed);
  const asMade = { kind: "none", columnOf: same, rowOf: (row: number) => (isChanged.has(row) ? null : row) } as const;
  if (changed.length === 0 && !isDisplaced) return asMade;

  const isAt = rowMatcher(sheet, file);
  const placing = placingOf(sheet, file, isAt);
  if (placing) return { kind: "moved", ...placing };

  const rows = [...new Set(saved.cells.map(({ row }) => row))].sort((a, b) => a - b);
  const isFree = (at: number) => !sheet.fixed.has(at) || isChanged.has(at);
  const elsewhere = changed.flatMap((row) => {
    const at = rows.find((other) => isFree(other) && isAt(row, other));
    return at === undefined ? [] : [at - row];
  });
  const total = (key: "size" | "found") => sizes.reduce((sum, each) => sum + each[key], 0);
  const isUnclear =
    isDisplaced ||
    elsewhere.length > 0 ||
    total("found") < MIN_IN_PLACE * total("size") ||
    !agreesWithNames(sheet, file, { columnOf: same, rowOf: same });
  return isUnclear ? { kind: "unclear", first: firstMove(sheet, file, rows, isAt, elsewhere) } : asMade;
}

/** True if a row or a column has as many formulas as it had, but in other cells. */
function areDisplaced({ formulas }: LayoutSheet, { cells }: SavedSheet): boolean {
  const now = cells.filter(({ formula }) => formula !== undefined);
  return (
    hasDisplaced(formulas, now, ({ row, column }) => [row, column]) ||
    hasDisplaced(formulas, now, ({ row, column }) => [column, row])
  );
}

function hasDisplaced(
  before: readonly CellPlace[],
  now: readonly CellPlace[],
  split: (place: CellPlace) => readonly [line: number, position: number]
): boolean {
  const [had, has] = [before, now].map((places) => {
    const lines = new Map<number, number[]>();
    for (const [line, position] of places.map(split)) lines.set(line, [...(lines.get(line) ?? []), position]);
    return lines;
  });
  const text = (positions: readonly number[]) => [...positions].sort((a, b) => a - b).join();
  return [...(had ?? [])].some(([line, positions]) => {
    const linesNow = has?.get(line) ?? [];
    return linesNow.length === positions.length && text(linesNow) !== text(positions);
  });
}

function rowMatcher({ fixed, formulas }: LayoutSheet, { cells, hasFormula }: SheetInFile): IsAt {
  const computed = new Map<number, number[]>();
  for (const { row, column } of formulas) {
    const columns = computed.get(row);
    if (columns) columns.push(column);
    else computed.set(row, [column]);
  }
  return (row, at, columnOf = same) => {
    const columns = computed.get(row) ?? [];
    if (!columns.every((column) => hasFormula(at, columnOf(column)))) return false;
    const cellsOfRow = fixed.get(row);
    return !cellsOfRow || cellsOfRow.alike((column) => cells(at, columnOf(column))) === cellsOfRow.columns.length;
  };
}

/**
 * True if rows were inserted or deleted between the yellow cells of a list, or right above them. The workbook's
 * formulas then count cells of wrong rows, since they find each cell by its row in the column.
 */
export function hasSplitList({ typed, formulas }: LayoutSheet, { rowOf }: Placing): boolean {
  const columns = new Map<number, { readonly row: number; readonly isTyped: boolean }[]>();
  for (const { row, column } of typed) columns.set(column, [...(columns.get(column) ?? []), { row, isTyped: true }]);
  for (const { row, column } of formulas) columns.get(column)?.push({ row, isTyped: false });
  const down = (row: number) => (rowOf(row) ?? 0) - row;
  return [...columns.values()].some((cells) =>
    cells
      .sort((a, b) => a.row - b.row)
      .some(({ row, isTyped }, index) => {
        const above = cells[index - 1];
        return isTyped && down(row) !== down(above?.isTyped ? above.row : row - 1);
      })
  );
}

/**
 * Returns the places of columns and rows if exactly one set of places fits the whole sheet; null if none fits or
 * several fit.
 */
function placingOf(sheet: LayoutSheet, file: SheetInFile, isAt: IsAt): Placing | null {
  const anchors = anchorRows(sheet);
  const last = file.saved.cells.reduce((highest, { row }) => Math.max(highest, row), 0);
  const placings = columnMoves(sheet, file).flatMap((columnOf): Placing[] => {
    const rowOf = placedRows(anchors, last, (row, at) => isAt(row, at, columnOf));
    if (!rowOf || sheet.typed.some(({ row }) => rowOf(row) === null)) return [];
    return agreesWithNames(sheet, file, { columnOf, rowOf }) ? [{ columnOf, rowOf }] : [];
  });
  const [found, ...more] = placings;
  const columns = [...new Set(sheet.typed.map(({ column }) => column))];
  const isOnly = more.every(({ columnOf }) => columns.every((column) => columnOf(column) === found?.columnOf(column)));
  return found && isOnly ? found : null;
}

/** The rows that have fixed cells or formulas. */
function anchorRows({ fixed, formulas }: LayoutSheet): number[] {
  return [...new Set([...fixed.keys(), ...formulas.map(({ row }) => row)])].sort((a, b) => a - b);
}

/** Returns the possible placings of the columns: all unchanged, or moved by insertions in one or two places. */
function columnMoves(sheet: LayoutSheet, { saved }: SheetInFile): Placing["columnOf"][] {
  const computed = new Set(sheet.formulas.map(({ column }) => column));
  const inFile = new Set(saved.cells.flatMap(({ column, formula }) => (formula === undefined ? [] : [column])));
  const places = Array.from({ length: lastColumn(sheet) }, (_, i) => i + 1);
  const counts = Array.from({ length: MAX_INSERTED }, (_, i) => i + 1);
  const single = places.flatMap((place) => counts.map((count) => [place, count] as const));
  const moved = (...insertions: readonly (readonly [place: number, count: number])[]) => {
    return (column: number) => insertions.reduce((at, [place, count]) => (column < place ? at : at + count), column);
  };
  const double = single.flatMap((first) =>
    single
      .filter(([place, count]) => place > first[0] && first[1] + count <= MAX_INSERTED)
      .map((second) => moved(first, second))
  );
  return [same, ...single.map((insertion) => moved(insertion)), ...double].filter((columnOf) =>
    [...computed].every((column) => inFile.has(columnOf(column)))
  );
}

/** The last column in which a sheet has anything. */
function lastColumn({ fixed, typed, formulas }: LayoutSheet): number {
  const columns = [...[...fixed.values()].flatMap((row) => row.columns), ...typed.map(({ column }) => column)];
  return formulas.reduce(
    (last, { column }) => Math.max(last, column),
    columns.reduce((a, b) => Math.max(a, b), 0)
  );
}

/** Returns the places of rows in the file, in their order; null if a row is found nowhere or twice. */
function placedRows(
  anchors: readonly number[],
  last: number,
  isAt: (row: number, at: number) => boolean
): Placing["rowOf"] | null {
  const places: { readonly row: number; readonly at: number }[] = [];
  let before = { row: 0, at: 0 };
  for (const row of anchors) {
    const start = row + before.at - before.row;
    let at = start;
    while (at <= last && !isAt(row, at)) at++;
    // A row that is further up than expected shows that blank rows above it were deleted.
    if (at > last) for (at = start - 1; at > before.at && !isAt(row, at);) at--;
    if (at <= before.at) return null;
    // A row that was copied has two places.
    for (let other = before.at + 1; other < at; other++)
      if (isAt(row, other) || (before.row > 0 && isAt(before.row, other))) return null;
    before = { row, at };
    places.push(before);
  }
  for (let other = before.at + 1; other <= last; other++) if (isAt(before.row, other)) return null;
  const newRows = new Map(places.map(({ row, at }) => [row, at]));
  return (row) => {
    const at = newRows.get(row);
    if (at !== undefined) return at;
    const above = [...places].reverse().find((place) => place.row < row);
    const below = places.find((place) => place.row > row);
    const down = (place: { readonly row: number; readonly at: number } | undefined) => place && place.at - place.row;
    const moved = down(above) ?? down(below) ?? 0;
    return above && below && moved !== down(below) ? null : row + moved;
  };
}

/**
 * True if the defined names have moved together with the sheet's cells; names that are no longer on the sheet are
 * ignored.
 */
function agreesWithNames(sheet: LayoutSheet, { saved, names }: SheetInFile, { columnOf, rowOf }: Placing): boolean {
  const onSheet = names.filter((name) => name.sheet.toLowerCase() === saved.name.toLowerCase());
  return sheet.names.every(({ name, area }) => {
    const found = onSheet.filter((other) => other.name.toLowerCase() === name.toLowerCase());
    const isMoved = ({ area: now }: DefinedName) =>
      now.top === rowOf(area.top) &&
      now.bottom === rowOf(area.bottom) &&
      now.left === columnOf(area.left) &&
      now.right === columnOf(area.right);
    return found.length === 0 || found.some(isMoved);
  });
}

/**
 * Returns the first row or column of a sheet that has moved; null if it cannot be determined.
 * @param moved for each row found elsewhere, by how many rows it is further down.
 */
function firstMove(
  sheet: LayoutSheet,
  file: SheetInFile,
  rows: readonly number[],
  isAt: IsAt,
  moved: readonly number[]
): FirstMove | null {
  const isSorted = moved.some((down) => down > 0) && moved.some((down) => down < 0);
  if (isSorted) return null;
  const times = (down: number) => moved.filter((other) => other === down).length;
  const down = moved.reduce((highest, each) => (times(each) > times(highest) ? each : highest), moved[0] ?? 0);
  const row = anchorRows(sheet).find((anchor) => !isAt(anchor, anchor) && isAt(anchor, anchor + down));
  if (row !== undefined) return { kind: down > 0 ? "rowInserted" : "rowDeleted", row: row + down };
  const [widest] = [...sheet.fixed].sort(([, a], [, b]) => b.columns.length - a.columns.length);
  const columnOf = widest && columnMoves(sheet, file).find((moves) => rows.some((at) => isAt(widest[0], at, moves)));
  for (let column = 1; columnOf && column <= lastColumn(sheet); column++)
    if (columnOf(column) > column) return { kind: "columnInserted", column: columnOf(column) };
  return null;
}
