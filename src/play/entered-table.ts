import type { Evening } from "./evening";
import { secondsOf } from "./seconds";

/** The table with most results entered on this device, the first of several; null if it has entered none. */
export function enteredTable({ entries }: Pick<Evening, "entries">): number | null {
  const typed = new Map<number, Set<number>>();
  for (const { table, board, from, taken } of entries) {
    if (from !== undefined || taken) continue;
    typed.set(table, (typed.get(table) ?? new Set()).add(board));
  }
  const [first] = [...typed].sort(([, some], [, others]) => others.size - some.size);
  return first?.[0] ?? null;
}

/**
 * The time of a table's results in seconds, see `secondsOf`: the last change if this device enters the table, otherwise
 * the state in which they were merged.
 */
export function tableState(evening: Evening, table: number): number {
  const state = enteredTable(evening) === table ? undefined : evening.settled?.states?.[table];
  return state ?? Math.max(0, secondsOf(evening.changed));
}
