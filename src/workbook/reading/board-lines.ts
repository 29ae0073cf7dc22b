import { InputError } from "../../bridge/input-error";
import type { CellRules } from "../../sessions/reading/typed-board";
import type { EntryCell, EntryKind } from "../entries";
import type { SavedSheet } from "../saved-workbook";
import { foundSheet } from "./find-sheets";
import type { Layout } from "./layout";
import { typedText, type FoundSheet, type FoundSheets } from "./typed-cells";

/** A board's line at a table in an open workbook: its cells and their contents. */
export interface FoundLine {
  /** The table as sheets and results name it. */
  readonly table: string;
  readonly board: number;
  /** Rules by which the cells are read: see {@link Layout}. */
  readonly rules: CellRules;
  /** The line's cells, keyed by the column names of a file of results. */
  readonly cells: Readonly<Record<string, FoundCell>>;
}

interface FoundCell {
  readonly at: EntryCell;
  /** Content of the cell; "" if it is blank. */
  readonly text: string;
}

/** Returns the lines of boards at tables, except those whose sheet or row was deleted. */
export function boardLines({ entries, rules }: Layout, sheets: FoundSheets): FoundLine[] {
  return entries.lines.flatMap(({ kind, sheet, row, said, typed }): FoundLine[] => {
    const found = sheets.get(sheet);
    const at = found?.rowOf(row) ?? null;
    if (kind !== "board" || !found || at === null) return [];
    const cells = Object.entries(typed).map(([name, column]) => {
      const text = String(typedText(sheets, { sheet, row, column }));
      return [name, { at: { sheet: found.name, row: at, column: found.columnOf(column) }, text }] as const;
    });
    return [{ table: said.table ?? "", board: Number(said.board), rules, cells: Object.fromEntries(cells) }];
  });
}

/** True for lines of the Director's rulings. */
export const isRuling = (kind: EntryKind): boolean => kind === "weighted" || kind === "ruling";

/**
 * Returns the sheets with the entries of boards at tables and of the Director's rulings, keyed by their original names.
 * @throws InputError see {@link whole}.
 */
export function sheetsOfBoards({ entries }: Layout, sheets: FoundSheets): ReadonlyMap<string, FoundSheet> {
  const names = new Set(
    entries.lines.flatMap(({ kind, sheet }) => (kind === "board" || isRuling(kind) ? [sheet] : []))
  );
  return whole(new Map([...sheets].filter(([name]) => names.has(name))));
}

/**
 * @throws InputError if the cells of a sheet have moved so that it cannot be read, or that its formulas count wrong
 * rows.
 */
function whole(sheets: FoundSheets): FoundSheets {
  for (const { problem } of sheets.values()) if (problem) throw new InputError(problem.message);
  return sheets;
}

/** Returns the current state of the sheets that were read again; sheets that were not read again are left out. */
export function readAgain(layout: Layout, sheets: FoundSheets, read: readonly SavedSheet[]): FoundSheets {
  return whole(
    new Map(
      [...sheets].flatMap(([name, { name: inFile }]) => {
        const sheet = layout.sheets.find((candidate) => candidate.name === name);
        const now = read.find((other) => other.name === inFile);
        return sheet && now ? [[name, foundSheet(sheet, now)] as const] : [];
      })
    )
  );
}
