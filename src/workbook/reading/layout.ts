import type { Outline } from "../assemble";
import type { Entries, EntryCell, EntryLine } from "../entries";
import type { CellRules } from "../../sessions/reading/typed-board";
import { rowChecksum, rulesOf } from "../file-map";
import type { Sheet } from "../model";
import type { CellText } from "../../sessions/reading/typed-board";
import type { CellPlace, FileMap, MappedRow, MappedSheet } from "./read-map";

/** The places of everything in a workbook when its file was written, by which it is read. */
export interface Layout {
  readonly sheets: readonly LayoutSheet[];
  readonly entries: Entries;
  /** Content of a yellow cell of the empty workbook; "" if blank. */
  readonly before: (cell: EntryCell) => string | number;
  /** Rules of its yellow cells. */
  readonly rules: CellRules;
}

export interface LayoutSheet {
  readonly name: string;
  /** Its title when its file was written. */
  readonly title: string;
  /** By row. */
  readonly fixed: ReadonlyMap<number, FixedRow>;
  readonly formulas: readonly CellPlace[];
  /** All cells that are typed into. */
  readonly typed: readonly CellPlace[];
  /** The defined names of its areas, as far as its file says them. */
  readonly names: MappedSheet["names"];
}

/** The cells of a row that nobody types into and that are the same in every file of the session. */
interface FixedRow {
  readonly columns: readonly number[];
  /** How many of them are the same where this is what another row shows. */
  readonly alike: (shown: (column: number) => CellText) => number;
}

/**
 * The layout that a file says it has.
 * @param outline makes today's workbook, empty, for what some of its typed cells hold from the start.
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

/** Contents of the lines' cells, by the lines' fixed values, since places may differ in this version. */
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

/** Lines by kind, fixed values, and ordinal among lines with the same fixed values. */
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
