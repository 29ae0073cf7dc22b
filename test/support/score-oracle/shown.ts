import type { Area, Workbook } from "../../../src/workbook/model";
import type { Recalculated } from "../libreoffice";
import { columnOf } from "../typing";

const WORKING = "Working";

type Value = string | number;

/** What something of a workbook is to show, cell by cell: null for a blank. */
export interface Claim {
  readonly what: string;
  readonly found: readonly Value[];
  readonly wanted: readonly (Value | null)[];
}

/** What a workbook shows, by its defined names and headings. */
export interface Shown {
  readonly hasName: (name: string) => boolean;
  /** What the cells of a name are to show, row by row; with `right` those so many columns beside them. */
  readonly named: (name: string, wanted: readonly (Value | null)[], right?: number) => Claim;
  /** What a table's column is to show on its boards: its name is the table's, `_` and the column's. */
  readonly onBoards: (table: string, column: string, wanted: ReadonlyMap<number, Value | null>) => Claim;
  /** The same of a column without a name. */
  readonly besideBoards: (table: string, heading: string, wanted: ReadonlyMap<number, Value | null>) => Claim;
  /**
   * What stands below a heading, or what begins with it, is to be; of rows with that heading the one with the index, of
   * the headings in it too, and from so many rows below it.
   */
  readonly below: (sheet: string, heading: string, wanted: readonly (Value | null)[], at?: Place) => Claim;
  /** What a step on the Working sheet comes to, or one that stands so many columns beside it. */
  readonly step: (heading: string, wanted: readonly (Value | null)[], right?: number) => Claim;
  /** The heading that stands so many columns beside another one of a table's boards. */
  readonly headingBeside: (table: string, heading: string, right: number) => string;
  /** What a cell is to show. */
  readonly cell: (sheet: string, row: number, column: number, wanted: Value | null) => Claim;
  /** The row below a heading. */
  readonly rowBelow: (sheet: string, heading: string) => number;
  readonly at: (sheet: string, row: number, column: number) => Value;
  readonly rowsOf: (sheet: string) => number;
  readonly areaOf: (name: string) => { readonly sheet: string; readonly area: Area };
}

interface Place {
  readonly list?: number;
  readonly column?: number;
  readonly skipped?: number;
}

/** What a workbook shows: what its cells hold, or what they have been recalculated to. */
export function shownIn(workbook: Workbook, recalculated: ReadonlyMap<string, Recalculated> = asMade(workbook)): Shown {
  const names = new Map(workbook.names.map((name) => [name.name, name]));
  const lastRows = new Map(workbook.sheets.map(({ name, cells }) => [name, Math.max(...cells.map(({ row }) => row))]));
  const at = (sheet: string, row: number, column: number) => sheetOf(recalculated, sheet).at(row, column);
  const rowsOf = (sheet: string) => lastRows.get(sheet) ?? 0;
  const areaOf = (name: string) => {
    const found = names.get(name);
    if (!found) throw new Error(`There is no name ${name}.`);
    return found;
  };
  const boardsOf = (table: string, sheet: string, column: number, wanted: ReadonlyMap<number, Value | null>) => {
    const { area } = areaOf(`${table}_Board`);
    // A board that comes to a table again is wanted with a number that is 160 higher.
    const keys = new Map<number, number>();
    const times = new Map<number, number>();
    for (const row of spanOf(area.top, area.bottom)) {
      const number = Number(at(sheet, row, area.left));
      const key = number + 160 * (times.get(number) ?? 0);
      if (!wanted.has(key)) continue;
      keys.set(row, key);
      times.set(number, (times.get(number) ?? 0) + 1);
    }
    const rows = [...keys.keys()];
    if (rows.length !== wanted.size) throw new Error(`${table} has ${rows.length} of ${wanted.size} boards.`);
    return {
      found: rows.map((row) => at(sheet, row, column)),
      wanted: rows.map((row) => wanted.get(keys.get(row) ?? 0) ?? null),
    };
  };
  const headingIn = (sheet: string, heading: string, { list = 0, column = 0 }: Place) => {
    const rows = spanOf(1, rowsOf(sheet)).filter((row) => columnsOf(sheet, row, heading).length > 0);
    const row = rows[list];
    const found = row === undefined ? undefined : columnsOf(sheet, row, heading)[column];
    if (row === undefined || found === undefined) throw new Error(`${sheet} has no heading ${heading}.`);
    return { row, column: found };
  };
  const columnsOf = (sheet: string, row: number, heading: string) =>
    spanOf(1, 60).filter((column) => String(at(sheet, row, column)) === heading);
  return {
    at,
    rowsOf,
    areaOf,
    hasName: (name) => names.has(name),
    named: (name, wanted, right = 0) => {
      const { sheet, area } = areaOf(name);
      const cells = spanOf(area.top, area.bottom).flatMap((row) =>
        spanOf(area.left, area.right).map((column) => at(sheet, row, column + right))
      );
      return { what: right === 0 ? name : `${name}, ${right} beside`, found: cells, wanted };
    },
    onBoards: (table, column, wanted) => {
      const name = `${table}_${column}`;
      const { sheet, area } = areaOf(name);
      return { what: name, ...boardsOf(table, sheet, area.left, wanted) };
    },
    besideBoards: (table, heading, wanted) => {
      const { sheet } = areaOf(`${table}_Board`);
      const { column } = headingIn(sheet, heading, {});
      return { what: `${sheet}, ${heading}`, ...boardsOf(table, sheet, column, wanted) };
    },
    below: (sheet, heading, wanted, place = {}) => {
      const { row, column } = headingIn(sheet, heading, place);
      const from = row + 1 + (place.skipped ?? 0);
      const found = spanOf(from, from + wanted.length - 1).map((each) => at(sheet, each, column));
      return { what: `${sheet}, below ${heading}`, found, wanted };
    },
    step: (heading, wanted, right = 0) => {
      const column = columnOf(sheetOf(recalculated, WORKING), heading) + right;
      const found = wanted.map((_, i) => at(WORKING, i + 2, column));
      return { what: `${WORKING}, ${right === 0 ? heading : `${right} beside ${heading}`}`, found, wanted };
    },
    rowBelow: (sheet, heading) => headingIn(sheet, heading, {}).row + 1,
    headingBeside: (table, heading, right) => {
      const { sheet } = areaOf(`${table}_Board`);
      const { row, column } = headingIn(sheet, heading, {});
      return String(at(sheet, row, column + right));
    },
    cell: (sheet, row, column, wanted) => ({
      what: `${sheet}, row ${row}, column ${column}`,
      found: [at(sheet, row, column)],
      wanted: [wanted],
    }),
  };
}

/** What a workbook's cells hold. */
export function asMade({ sheets }: Workbook): ReadonlyMap<string, Recalculated> {
  return new Map(
    sheets.map(({ name, cells }) => {
      const values = new Map(cells.map(({ row, column, value }) => [`${row}:${column}`, value]));
      return [name, { at: (row, column) => values.get(`${row}:${column}`) ?? "", errors: "" }];
    })
  );
}

function sheetOf(sheets: ReadonlyMap<string, Recalculated>, name: string): Recalculated {
  const found = sheets.get(name);
  if (!found) throw new Error(`There is no sheet ${name}.`);
  return found;
}

export function spanOf(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, i) => first + i);
}

/** The same of the first of so many columns, or of the first of so many rows of a name of one column. */
export function firstOf(columns: number, { what, found, wanted }: Claim): Claim {
  return { what, found: found.filter((_, i) => i % columns === 0), wanted };
}

/** The same of names on Winners, which are joined cells of four columns and blank on lines without a place. */
export function ofPlaced(shown: Shown, claim: Claim): Claim {
  const { what, found, wanted } = firstOf(4, claim);
  const places = shown.named("Result_Place", []).found;
  return { what, found, wanted: wanted.map((name, line) => (places[line] === "" ? null : name)) };
}

/** Where a claim is not met, in words. */
export function unmet({ what, found, wanted }: Claim): string[] {
  const isAlike = (shown: Value | undefined, value: Value | null) =>
    typeof shown === "number" && typeof value === "number" ? Math.abs(shown - value) <= 1e-9 : shown === (value ?? "");
  const alike = found.length === wanted.length && wanted.every((value, i) => isAlike(found[i], value));
  return alike ? [] : [`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`];
}
