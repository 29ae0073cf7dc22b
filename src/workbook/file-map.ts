import type { CellRules } from "../sessions/reading/typed-board";
import type { EntryCell, EntryKind, EntryLine, EntryOption } from "./entries";
import type { Cell, SheetTable, Workbook } from "./model";

/**
 * The number of the format of workbooks. Raise it whenever an entry list moves to another sheet, column or row. Each
 * file stores where its own lists are, and is read accordingly.
 */
export const FORMAT = 11;

/** Returns the rules for reading the yellow cells of a workbook, by the number of the workbook's format. */
export function rulesOf(format: number): CellRules {
  return format <= 8 ? "combined" : format <= 9 ? "anyPoints" : "today";
}

/** First characters of every file map. */
const START = '{"format":';

/** Maximum length of a part of a file map, in characters; a cell holds at most 32,767. */
const LONGEST_PART = 30_000;

/** Number of characters of a checksum. */
export const CHECKSUM_LENGTH = 4;

/** True if a cell's text begins like a file map, valid or damaged. */
export function isFileMap(text: unknown): text is string {
  return typeof text === "string" && text.startsWith(START);
}

/** True if a cell is the same in every copy of its workbook, whatever is typed. */
function isFixed({ value, formula, style }: Cell): boolean {
  return formula === undefined && style?.entry !== true && value !== null && value !== "";
}

function isEntry({ style }: Cell): boolean {
  return style?.entry === true && style.isChoice !== true;
}

/** Returns the checksum of a row's fixed cells, from the texts and numbers that they show. */
export function rowChecksum(texts: readonly (string | number)[]): string {
  let sum = 0x811c9dc5;
  for (const shown of texts) {
    const text = `${String(shown).trim()}\n`;
    for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  }
  return (sum >>> 0).toString(36).padStart(CHECKSUM_LENGTH, "0").slice(-CHECKSUM_LENGTH);
}

/** Returns the file map of a workbook, in parts that each fit into a cell and are joined for reading. */
export function writeMap({
  sheets,
  entries,
  names: areas = [],
}: Pick<Workbook, "sheets" | "entries"> & Partial<Pick<Workbook, "names">>): string[] {
  const shown = sheets.filter(({ hidden }) => !hidden);
  const numbers = new Map(shown.map(({ name }, index) => [name, index]));
  const sheetNumber = (sheet: string) => numbers.get(sheet) ?? -1;
  const tables = new Set(shown.flatMap(({ name, table }) => (table ? [name] : [])));
  const text = JSON.stringify({
    format: FORMAT,
    sheets: shown.map(({ name, cells, table }) => writeSheet(name, table ? outsideTable(cells, table) : cells)),
    lines: writeLines(entries.lines, sheetNumber),
    options: entries.options.map((option) => writeOption(option, sheetNumber)),
    names: areas.flatMap(({ name, sheet, area: { top, left, bottom, right } }): WrittenName[] => {
      // Names of areas on a sheet with an Excel table are left out, since these areas grow with the table.
      return numbers.has(sheet) && !tables.has(sheet) ? [[name, sheetNumber(sheet), top, left, bottom, right]] : [];
    }),
  });
  return Array.from({ length: Math.ceil(text.length / LONGEST_PART) }, (_, part) =>
    text.slice(part * LONGEST_PART, (part + 1) * LONGEST_PART)
  );
}

/** A file map, as stored in JSON. */
export interface WrittenMap {
  readonly format: unknown;
  readonly sheets: readonly WrittenSheet[];
  readonly lines: readonly WrittenLines[];
  readonly options: readonly WrittenOption[];
  readonly names?: readonly WrittenName[];
}

/**
 * A sheet's name, then a list of its fixed cells, a list of its formulas and a list of its yellow cells. In each list,
 * rows that have cells in the same columns share one item, which has these columns and rows. `sums` are the checksums
 * of the rows' fixed cells.
 */
export type WrittenSheet = readonly [
  name: string,
  fixed: readonly (readonly [columns: string, rows: string, sums: string])[],
  formulas: readonly (readonly [columns: string, rows: string])[],
  typed: readonly (readonly [columns: string, rows: string])[],
];

/** A defined name, its sheet and its area. */
export type WrittenName = readonly [
  name: string,
  sheet: number,
  top: number,
  left: number,
  bottom: number,
  right: number,
];

/**
 * Consecutive lines: their kind, sheet and rows, the columns of the typed values, and the fixed values. A fixed value
 * is one text for all lines, or a text for each line.
 */
export type WrittenLines = readonly [
  kind: EntryKind,
  sheet: number,
  rows: string,
  typed: Readonly<Record<string, number>>,
  said: Readonly<Record<string, string | readonly string[]>>,
];

/**
 * An option of the session as stored in the file. `at` has the sheet, row and column of each cell of the option, in
 * order; `is` has all other properties of the option, unchanged.
 */
export interface WrittenOption {
  readonly is: Readonly<Record<string, unknown>>;
  readonly at: readonly [sheets: string, rows: string, columns: string];
  /** Number of cells of each phrase, or of each line of a scale; absent for options without phrases or lines. */
  readonly each?: string;
}

/** Returns a sheet's cells without the rows of its Excel table, since users sort, insert and delete these rows. */
function outsideTable(cells: readonly Cell[], { area }: SheetTable): Cell[] {
  return cells.filter(({ row }) => row <= area.top);
}

function writeSheet(name: string, cells: readonly Cell[]): WrittenSheet {
  const [fixed, formulas, typed] = [new Map<number, Cell[]>(), new Map<number, Cell[]>(), new Map<number, Cell[]>()];
  for (const cell of cells) {
    const rows = cell.formula !== undefined ? formulas : isEntry(cell) ? typed : isFixed(cell) ? fixed : null;
    const row = rows?.get(cell.row);
    if (row) row.push(cell);
    else rows?.set(cell.row, [cell]);
  }
  const sums = new Map(
    [...fixed].map(([row, held]) => [row, rowChecksum(inOrder(held).map(({ value }) => value ?? ""))])
  );
  const shared = (rows: ReadonlyMap<number, readonly Cell[]>) => [...byColumns(rows)];
  return [
    name,
    shared(fixed).map(([columns, rows]) => [columns, packed(rows), rows.map((row) => sums.get(row)).join("")]),
    shared(formulas).map(([columns, rows]) => [columns, packed(rows)]),
    shared(typed).map(([columns, rows]) => [columns, packed(rows)]),
  ];
}

function inOrder(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a.column - b.column);
}

/** Groups rows by the columns in which they have cells. */
function byColumns(rows: ReadonlyMap<number, readonly Cell[]>): Map<string, number[]> {
  const rowsByText = new Map<string, number[]>();
  for (const [row, cells] of rows) {
    const columns = packed(inOrder(cells).map(({ column }) => column));
    const same = rowsByText.get(columns);
    if (same) same.push(row);
    else rowsByText.set(columns, [row]);
  }
  return rowsByText;
}

function writeLines(lines: readonly EntryLine[], sheetNumber: (sheet: string) => number): WrittenLines[] {
  const groups: EntryLine[][] = [];
  let before = "";
  for (const line of lines) {
    const key = JSON.stringify([line.kind, line.sheet, line.typed, Object.keys(line.said)]);
    if (key === before) groups[groups.length - 1]?.push(line);
    else groups.push([line]);
    before = key;
  }
  return groups.flatMap((group): WrittenLines[] => {
    const [first] = group;
    if (!first) return [];
    const fixed = Object.keys(first.said).map((key) => {
      const values = group.map((line) => line.said[key] ?? "");
      const isOne = values.every((value) => value === values[0]);
      return [key, isOne ? (values[0] ?? "") : values.every(isNumber) ? [packed(values.map(Number))] : values] as const;
    });
    const rows = packed(group.map(({ row }) => row));
    return [[first.kind, sheetNumber(first.sheet), rows, first.typed, Object.fromEntries(fixed)]];
  });
}

function writeOption(option: EntryOption, sheetNumber: (sheet: string) => number): WrittenOption {
  const at = (cells: readonly EntryCell[]) =>
    [
      packed(cells.map(({ sheet }) => sheetNumber(sheet))),
      packed(cells.map(({ row }) => row)),
      packed(cells.map(({ column }) => column)),
    ] as const;
  switch (option.kind) {
    case "text": {
      const { cell, ...is } = option;
      return { is, at: at([cell]) };
    }
    case "names": {
      const { cells, ...is } = option;
      return { is, at: at(cells) };
    }
    case "phrases": {
      const { phrases, ...is } = option;
      const words = phrases.map(({ before, after }) => [before, after]);
      const each = packed(phrases.map(({ cells }) => cells.length));
      return { is: { ...is, words }, at: at(phrases.flatMap(({ cells }) => cells)), each };
    }
    case "scale": {
      const { lines, ...is } = option;
      return { is, at: at(lines.flat()), each: packed(lines.map((line) => line.length)) };
    }
  }
}

function isNumber(text: string): boolean {
  return /^(?:0|[1-9]\d{0,6})$/.test(text);
}

/** Returns whole numbers as a short text: "4-7" for 4, 5, 6 and 7; "6x4" for four times the number 6. */
function packed(numbers: readonly number[]): string {
  const runs: string[] = [];
  for (let at = 0; at < numbers.length;) {
    const first = numbers[at] ?? 0;
    let rising = 1;
    while (numbers[at + rising] === first + rising) rising++;
    let same = 1;
    while (numbers[at + same] === first) same++;
    runs.push(same > 1 ? `${first}x${same}` : rising > 1 ? `${first}-${first + rising - 1}` : String(first));
    at += Math.max(same, rising);
  }
  return runs.join(",");
}
