import { InputError } from "./input-error";
import { messages } from "./texts";
import { arePoints } from "./points";

/** The N-S plus and minus of one table as typed; null where the cell is blank. */
export interface PlusMinus {
  readonly plus: number | null;
  readonly minus: number | null;
}

/**
 * A table's N-S points from its plus and minus columns. A 0 is a pass-out, or beside a score as
 * good as a blank (Excel on some desktops hands a blank over as 0).
 * @param table which table it is, for the message.
 * @returns points, or null where the table has no result.
 * @throws InputError when both columns hold a score or one is negative.
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
