import type { Outline } from "../assemble";
import type { Entries, EntryCell, EntryLine } from "../entries";
import type { CellRules } from "../../sessions/reading/typed-board";
import { rowChecksum, rulesOf } from "../file-map";
import type { Sheet } from "../model";
import type { CellText } from "../../sessions/reading/typed-board";
import type { CellPlace, FileMap, MappedRow, MappedSheet } from "./read-map";

/**
 * Places of entries, fixed cells and formulas in a workbook when its file was written; they are needed to read the
 * file.
 */
export interface Layout {
  readonly sheets: readonly LayoutSheet[];
  readonly entries: Entries;
  /** Content of a yellow cell of the empty workbook; "" if blank. */
  readonly before: (cell: EntryCell) => string | number;
  /** Rules by which the yellow cells are read. */
  readonly rules: CellRules;
}

export interface LayoutSheet {
  readonly name: string;
  /** Title of the sheet when its file was written. */
  readonly title: string;
  /** Fixed cells, keyed by row number. */
  readonly fixed: ReadonlyMap<number, FixedRow>;
  readonly formulas: readonly CellPlace[];
  /** All entry cells of the sheet. */
  readonly typed: readonly CellPlace[];
  /** Defined names of areas of the sheet; empty if an older file does not list them. */
  readonly names: MappedSheet["names"];
}

/** The cells of a row that nobody types into and that are the same in every file of the session. */
interface FixedRow {
  readonly columns: readonly number[];
  /** Returns the number of these cells that have the same texts in another row; `shown` returns that row's texts. */
  readonly alike: (shown: (column: number) => CellText) => number;
}

/**
 * Returns the layout that a file's map describes.
 * @param outline makes the empty workbook in this version, for the initial contents of entry cells.
 */
export function mappedLayout({ format, sheets, entries }: FileMap, outline: () => Outline): Layout {
  let cached: Layout["before"] | null = null;
  const before = (cell: EntryCell) => (cached ??= valuesByFixed(entries, outline()))(cell);
  return {
    sheets: sheets.map(({ fixed, ...sheet }) => ({
      ...sheet,
      title: sheet.name,
      fixed: new Map([...fixed].map(([row, cells]) => [row, mappedRow(cells)])),
    })),
    entries,
    before,
    rules: rulesOf(format),
  };
}

function mappedRow({ columns, sum }: MappedRow): FixedRow {
  const alike = (shown: (column: number) => CellText) => (rowChecksum(columns.map(shown)) === sum ? columns.length : 0);
  return { columns, alike };
}

function valuesOf(sheets: readonly Sheet[]): Layout["before"] {
  const values = new Map(
    sheets.map(({ name, cells }) => [
      name,
      new Map(
        cells.filter(({ style }) => style?.entry).map(({ row, column, value }) => [`${row}:${column}`, value ?? ""])
      ),
    ])
  );
  return ({ sheet, row, column }) => values.get(sheet)?.get(`${row}:${column}`) ?? "";
}

/**
 * Returns the initial contents of the cells of lines. A line of the file is matched with the line of this version's
 * empty workbook that has the same fixed values, since its place may differ.
 */
function valuesByFixed({ lines }: Entries, { sheets, entries }: Outline): Layout["before"] {
  const today = valuesOf(sheets);
  const namedLines = named(entries.lines);
  const values = new Map<string, string | number>();
  for (const [name, { sheet, row, typed }] of named(lines)) {
    const same = namedLines.get(name);
    for (const [field, column] of Object.entries(typed)) {
      const columnNow = same?.typed[field];
      if (same && columnNow !== undefined)
        values.set(`${sheet}!${row}:${column}`, today({ sheet: same.sheet, row: same.row, column: columnNow }));
    }
  }
  return ({ sheet, row, column }) => values.get(`${sheet}!${row}:${column}`) ?? "";
}

/** Returns lines keyed by their kind, their fixed values, and their position among lines that have both in common. */
function named(lines: readonly EntryLine[]): ReadonlyMap<string, EntryLine> {
  const counts = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const key = JSON.stringify([line.kind, Object.entries(line.said).sort(([a], [b]) => (a < b ? -1 : 1))]);
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return [`${key} ${count}`, line] as const;
    })
  );
}
