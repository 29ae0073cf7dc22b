import type { OptionName } from "../sessions/session-options";

/** A cell of a workbook that is typed into. */
export interface EntryCell {
  readonly sheet: string;
  /** From 1. */
  readonly row: number;
  readonly column: number;
}

/**
 * The content of a line: a board at a table; the heading of a list of travellers, which has as many rows as are typed,
 * and a row of it; a pair of a club's evening; a match of a Swiss round, or of the bracket; a match of a league's fixture
 * list; a result of a weighted score; an order for pairing; other rulings on their own sheets; or values by columns of
 * results alone.
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

/** A line of results as it is typed into a row of a sheet. */
export interface EntryLine {
  readonly kind: EntryKind;
  readonly sheet: string;
  readonly row: number;
  /** Fixed values of the line, such as table and board, by columns of results. */
  readonly said: Readonly<Record<string, string>>;
  /** The columns of the sheet in which the rest is typed, by the columns of results. */
  readonly typed: Readonly<Record<string, number>>;
}

/** An option of a session as it is typed into its sheets. */
export type EntryOption =
  | { readonly kind: "text"; readonly option: OptionName; readonly cell: EntryCell }
  /** A text for each that is named. */
  | {
      readonly kind: "names";
      readonly option: OptionName;
      readonly cells: readonly EntryCell[];
      /** Values if no name is typed. */
      readonly none?: readonly string[];
    }
  /** A phrase for each that something is typed for. */
  | {
      readonly kind: "phrases";
      readonly option: OptionName;
      readonly phrases: readonly EntryPhrase[];
      /** Value of a blank cell. */
      readonly none?: string;
    }
  /** The victory-point table, each line's margin, winner's and loser's points. */
  | { readonly kind: "scale"; readonly option: OptionName; readonly lines: readonly (readonly EntryCell[])[] };

/** Words before and behind what is typed in cells, such as "Reds 3 IMPs". */
export interface EntryPhrase {
  readonly before: string;
  readonly cells: readonly EntryCell[];
  readonly after: string;
}

/** The yellow cells of a session in a workbook, by which a saved one is read. */
export interface Entries {
  readonly lines: readonly EntryLine[];
  readonly options: readonly EntryOption[];
}

/** For workbooks without a session. */
export const NO_ENTRIES: Entries = { lines: [], options: [] };

/** Returns the entries with other names of sheets. */
export function withSheets({ lines, options }: Entries, sheetName: (sheet: string) => string): Entries {
  const cell = (entry: EntryCell) => ({ ...entry, sheet: sheetName(entry.sheet) });
  return {
    lines: lines.map((line) => ({ ...line, sheet: sheetName(line.sheet) })),
    options: options.map((option) => mapCells(option, cell)),
  };
}

/** An option that is typed into other cells. */
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

/** The cells into which an option is typed. */
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

/** The index of the sheet to be opened: the first into which a session is typed, of a season its names; 0 if there is none. */
export function firstTypedInto(sheets: readonly { readonly name: string }[], entries: Entries): number {
  const isSeason = entries.lines[0]?.kind === "fixture";
  const typed = sheetsTypedInto(isSeason ? { ...entries, lines: [] } : entries);
  return Math.max(
    0,
    sheets.findIndex(({ name }) => typed.has(name))
  );
}

/** The sheets into which a session is typed. */
export function sheetsTypedInto({ lines, options }: Entries): ReadonlySet<string> {
  return new Set([...lines, ...options.flatMap(cellsOfOption)].map(({ sheet }) => sheet));
}
