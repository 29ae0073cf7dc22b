import { InputError } from "./input-error";
import { messages } from "./texts";
import { arePoints } from "./points";

/** The N-S plus and minus of one table as typed; null where the cell is blank. */
export interface PlusMinus {
  readonly plus: number | null;
  readonly minus: number | null;
}

/**
 * Returns a table's N-S points from its plus and minus columns. A 0 means a pass-out; beside a score in the other
 * column it counts as blank (Excel on some desktops passes a blank cell as 0).
 * @param table number of the table, for the message.
 * @returns points; null if the table has no result.
 * @throws InputError if both columns have a score, or if one is negative or too large.
 */
export function tablePoints({ plus, minus }: PlusMinus, table: 1 | 2): number | null {
  for (const [name, points] of [
    ["plus", plus],
    ["minus", minus],
  ] as const)
    if (points !== null && !(points >= 0 && arePoints(points)))
      throw new InputError(messages.column(messages.tableColumn(table, name), points));
  if (plus && minus) throw new InputError(messages.bothColumns(table, plus, minus));
  if (plus === null && minus === null) return null;
  return plus || (minus ? -minus : 0);
}

/**
 * Compares the two tables of a board.
 * @param table1 N-S points at Table 1, null where not played.
 * @param table2 N-S points at Table 2, null where not played.
 * @returns net points of the side that sat N-S at Table 1, or null until both tables have a result.
 */
export function netScore(table1: number | null, table2: number | null): number | null {
  return table1 === null || table2 === null ? null : table1 - table2;
}
