import type { Evening } from "./evening";
import { secondsOf } from "./seconds";

/**
 * Returns the table for which this device has entered most boards, the first table if several have equally many; null
 * if it entered none.
 */
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
 * Returns the time of a table's results in seconds, see `secondsOf`: the time recorded at their last merge, or that of
 * the evening's last change if this device enters the table or has never merged its results.
 */
export function tableState(evening: Evening, table: number): number {
  const state = enteredTable(evening) === table ? undefined : evening.settled?.states?.[table];
  return state ?? Math.max(0, secondsOf(evening.changed));
}
