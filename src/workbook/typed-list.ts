import type { EntryKind, EntryLine } from "./entries";
import { checkColumns, type CheckColumn } from "./kit/check";
import { recordOf, type Column, type Columns, type List } from "./kit/list";
import { STYLES } from "./theme";

/** What the Working sheet says of each line of a list of the sheet Director. */
export type ToldLines = Pick<List<"fault" | "told">, "outside">;

/** What stands in the lines of a list, the last of them blank. */
export function withBlanks<Item>(items: readonly Item[], rows: number): (Item | null)[] {
  return Array.from({ length: rows }, (_, row) => items[row] ?? null);
}

/** The column that numbers the lines. */
export function lineColumn<Item>(heading: string): Column<Item> {
  return { heading, width: 6, style: STYLES.label, content: (_line, row) => row + 1 };
}

/** Check and its tone, by what the Working sheet says. @param width in characters. */
export function toldColumns<Item>(width: number, told: () => ToldLines | null): Columns<CheckColumn, Item> {
  const said = (key: "fault" | "told", row: number) => told()?.outside.cell(key, row) ?? '""';
  return checkColumns<Item>(
    width,
    Infinity,
    (_line, row) => said("fault", row),
    (_said, _line, row) => said("told", row)
  );
}

/** Where the lines of a list are typed. @param said what a line says that nobody types. */
export function entryLines<K extends string>(
  list: List<K>,
  kind: EntryKind,
  columns: readonly K[],
  said: (row: number) => EntryLine["said"] = () => ({})
): EntryLine[] {
  const typed = recordOf(columns, (key) => list.column(key));
  return Array.from({ length: list.rows }, (_, row) => ({
    ...{ kind, sheet: list.sheet, row: list.row(row), typed },
    said: said(row),
  }));
}
