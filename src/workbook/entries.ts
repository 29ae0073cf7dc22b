import type { OptionName } from "../sessions/session-options";

/** A yellow cell of a workbook. */
export interface EntryCell {
  readonly sheet: string;
  /** From 1. */
  readonly row: number;
  readonly column: number;
}

/**
 * Kind of an entry line. "board": a board at a table. "travellers": the heading of a list of travellers, which has as
 * many rows as are typed; "traveller": a row of such a list. "pair": a pair of a club's evening. "swiss": a match of a
 * Swiss round. "bracket": a match of a bracket. "fixture": a match of a league's fixture list. "weighted": a result of
 * a weighted score. "ruling": another ruling or a penalty. "extra": a score outside the boards of the rounds. "hand":
 * an order for pairing. "plain": values that are named only by result columns.
 */
export type EntryKind =
  | "board"
  | "travellers"
  | "traveller"
  | "pair"
  | "swiss"
  | "bracket"
  | "fixture"
  | "weighted"
  | "ruling"
  | "extra"
  | "hand"
  | "plain";

/** A row of a sheet into which a line of results is typed. */
export interface EntryLine {
  readonly kind: EntryKind;
  readonly sheet: string;
  readonly row: number;
  /** Fixed values of the line, such as table and board, keyed by the names of result columns. */
  readonly said: Readonly<Record<string, string>>;
  /** Columns of the sheet for the typed values, keyed by the names of result columns. */
  readonly typed: Readonly<Record<string, number>>;
}

/** An option of a session, with the yellow cells into which it is typed. */
export type EntryOption =
  | { readonly kind: "text"; readonly option: OptionName; readonly cell: EntryCell }
  /** One text per cell: names, or the numbers of seeded teams. */
  | {
      readonly kind: "names";
      readonly option: OptionName;
      readonly cells: readonly EntryCell[];
      /** Values if no name is typed. */
      readonly none?: readonly string[];
    }
  /** One phrase per cell, or per group of cells, that is not blank. */
  | {
      readonly kind: "phrases";
      readonly option: OptionName;
      readonly phrases: readonly EntryPhrase[];
      /** Value of the option if all cells are blank. */
      readonly none?: string;
    }
  /** The victory-point table: for each line, the cells of the margin, the winner's points and the loser's points. */
  | { readonly kind: "scale"; readonly option: OptionName; readonly lines: readonly (readonly EntryCell[])[] };

/** A phrase from the values of cells, with words before and after: "Reds 3 IMPs". */
export interface EntryPhrase {
  readonly before: string;
  readonly cells: readonly EntryCell[];
  readonly after: string;
}

/** The yellow cells of a session in its workbook, from which a saved file is read. */
export interface Entries {
  readonly lines: readonly EntryLine[];
  readonly options: readonly EntryOption[];
}

/** No yellow cells, for workbooks without a session. */
export const NO_ENTRIES: Entries = { lines: [], options: [] };

/** Returns the entries with the names of their sheets changed. */
export function withSheets({ lines, options }: Entries, sheetName: (sheet: string) => string): Entries {
  const cell = (entry: EntryCell) => ({ ...entry, sheet: sheetName(entry.sheet) });
  return {
    lines: lines.map((line) => ({ ...line, sheet: sheetName(line.sheet) })),
    options: options.map((option) => mapCells(option, cell)),
  };
}

/**
 * Returns an option in which each yellow cell is replaced by another.
 * @param cell returns the cell that replaces a given cell.
 */
export function mapCells(option: EntryOption, cell: (entry: EntryCell) => EntryCell): EntryOption {
  switch (option.kind) {
    case "text":
      return { ...option, cell: cell(option.cell) };
    case "names":
      return { ...option, cells: option.cells.map(cell) };
    case "phrases":
      return { ...option, phrases: option.phrases.map((phrase) => ({ ...phrase, cells: phrase.cells.map(cell) })) };
    case "scale":
      return { ...option, lines: option.lines.map((line) => line.map(cell)) };
  }
}

/** Returns the yellow cells of an option. */
export function cellsOfOption(entry: EntryOption): readonly EntryCell[] {
  switch (entry.kind) {
    case "text":
      return [entry.cell];
    case "names":
      return entry.cells;
    case "phrases":
      return entry.phrases.flatMap(({ cells }) => cells);
    case "scale":
      return entry.lines.flat();
  }
}

/**
 * Returns the index of the sheet that is opened first: the first sheet with yellow cells or, in a league's season, the
 * first with yellow cells of options such as names; 0 if there is none.
 */
export function firstTypedInto(sheets: readonly { readonly name: string }[], entries: Entries): number {
  const isSeason = entries.lines[0]?.kind === "fixture";
  const typed = sheetsTypedInto(isSeason ? { ...entries, lines: [] } : entries);
  return Math.max(
    0,
    sheets.findIndex(({ name }) => typed.has(name))
  );
}

/** Returns the names of the sheets with yellow cells. */
export function sheetsTypedInto({ lines, options }: Entries): ReadonlySet<string> {
  return new Set([...lines, ...options.flatMap(cellsOfOption)].map(({ sheet }) => sheet));
}
