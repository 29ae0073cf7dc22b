import type { EntryKind, EntryLine } from "./entries";
import type { Grid } from "./kit/grid";
import { checkColumns, type CheckColumn } from "./kit/check";
import { computed, ifElse, joined, type Computed } from "./kit/content";
import { type Column, type Columns, recordOf } from "./kit/columns";
import type { List } from "./kit/list";
import { writeRow } from "./kit/write-list";
import { STYLES, type Style } from "./theme";

/** Working columns of a list on the sheet Director: the number of a line's fault, and its message. */
export type CheckSteps = Pick<List<"fault" | "told">, "outside">;

/** Returns the lines of a list, followed by blank lines. */
export function withBlanks<Item>(items: readonly Item[], rows: number): (Item | null)[] {
  return Array.from({ length: rows }, (_, row) => items[row] ?? null);
}

/** The column that numbers the lines. */
export function lineColumn<Item>(heading: string): Column<Item> {
  return { heading, width: 6, style: STYLES.label, content: (_line, row) => row + 1 };
}

/** Style of the column Check, whose cells have lines round them, like the columns beside it. */
const CHECK: Style = { ...STYLES.check, border: "thin" };

/**
 * Returns the column Check and the column of its tone, which show the fault and the message in a list's working
 * columns.
 * @param width of Check in characters.
 * @param steps returns the working columns; null if there are none, so that Check stays blank.
 */
export function checkColumnsFrom<Item>(width: number, steps: () => CheckSteps | null): Columns<CheckColumn, Item> {
  const said = (key: "fault" | "told", row: number) => steps()?.outside.cell(key, row) ?? '""';
  const { check, tone } = checkColumns<Item>(
    width,
    null,
    (_line, row) => said("fault", row),
    (_message, _line, row) => said("told", row)
  );
  return { check: { ...check, style: CHECK }, tone };
}

/** Writes the messages of Check into a column of the Working sheet, in the order of the faults' numbers. */
export function putFaultMessages(grid: Grid, list: List<"messages">, messages: readonly string[]): void {
  messages.forEach((message, row) => writeRow(grid, list, row, { messages: message }));
}

/** Returns the formula for a line's message in Check; "" without a fault. */
export function faultMessageFormula(list: Pick<List<"messages" | "fault">, "cell" | "range">, row: number): string {
  const fault = list.cell("fault", row);
  return `IF(${fault}=0,"",INDEX(${list.range("messages")},${fault}))`;
}

/**
 * Returns the formula that joins the texts of all valid lines from the first line to a row.
 * @param counts condition that the line in the row is valid.
 * @param said text of the line in the row.
 */
export function listedUpTo(list: Pick<List<"listed">, "cell">, row: number, counts: string, said: Computed): string {
  const before = row === 0 ? [] : [computed(list.cell("listed", row - 1))];
  return joined(...before, ifElse(counts, said)).formula;
}

/** Returns the joined texts of all valid lines, for use on any sheet; blank if there are none. */
export function listedIn({ outside, rows }: Pick<List<"listed">, "outside" | "rows">): Computed {
  return computed(outside.cell("listed", rows - 1));
}

/**
 * Returns the yellow cells of a list.
 * @param said fixed values of a line.
 */
export function entryLines<K extends string>(
  list: List<K>,
  kind: EntryKind,
  columns: readonly K[],
  said: (row: number) => EntryLine["said"] = () => ({})
): EntryLine[] {
  const typed = recordOf(columns, (key) => list.column(key));
  return Array.from({ length: list.rows }, (_, row) => ({
    kind,
    sheet: list.sheet,
    row: list.row(row),
    typed,
    said: said(row),
  }));
}
