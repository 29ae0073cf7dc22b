import type { ResultFields } from "../../sessions/reading/result-lines";
import type { CellText } from "../../sessions/reading/typed-board";
import type { EntryCell, EntryLine } from "../entries";
import { isRuling, type FoundLine } from "./board-lines";
import type { Layout } from "./layout";
import { typedText, type FoundSheets } from "./typed-cells";
import { readTypedLine, uncountedIn } from "./typed-lines";

/** A line of the sheet Director, with its cells as in {@link FoundLine}. */
export interface FoundRuling extends Pick<FoundLine, "cells"> {
  readonly list: "ruling" | "penalty" | "weighted" | "turned" | "instead";
  /** The line's values, keyed as in a file of results; null if the line does not count. */
  readonly fields: ResultFields | null;
}

/**
 * Returns the lines of rulings in a session of pairs or individuals, in their order, except those whose sheet or row
 * was deleted.
 */
export function rulingLines({ entries, before, rules }: Layout, sheets: FoundSheets): FoundRuling[] {
  return entries.lines.flatMap((entry): FoundRuling[] => {
    const { kind, sheet, row, typed } = entry;
    const found = sheets.get(sheet);
    const at = found?.rowOf(row) ?? null;
    if (!isRuling(kind) || !found || at === null) return [];
    const texts = (read: (cell: EntryCell) => CellText) =>
      Object.fromEntries(Object.entries(typed).map(([name, column]) => [name, read({ sheet, row, column })]));
    const now = texts((cell) => typedText(sheets, cell));
    const isCounted = uncountedIn(kind, now).length === 0;
    const cells = Object.entries(typed).map(([name, column]) => {
      return [
        name,
        { at: { sheet: found.name, row: at, column: found.columnOf(column) }, text: String(now[name] ?? "") },
      ] as const;
    });
    const list = listOf(entry);
    const fields = isCounted ? readTypedLine(entry, now, () => texts(before), rules).fields : null;
    return [{ list, cells: Object.fromEntries(cells), fields }];
  });
}

/**
 * Returns the list that a line is on; workbooks of earlier versions have separate lists of weighted scores, turned
 * tables and wrong boards.
 */
function listOf({ kind, said, typed }: EntryLine): FoundRuling["list"] {
  if ("ruling" in typed) return "ruling";
  return kind === "weighted" ? kind : "seats" in said ? "turned" : "instead" in said ? "instead" : "penalty";
}
