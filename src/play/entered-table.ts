import type { Evening } from "./evening";
import { secondsOf } from "./seconds";

/** The table that a device enters: where most of its own results are, of several the first; null where it has none. */
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
 * The state of a table's results on a device, in seconds: of the table that it enters, when it was changed last; of
 * another one, the state in which they were taken over.
 */
export function tableState(evening: Evening, table: number): number {
  const known = enteredTable(evening) === table ? undefined : evening.settled?.states?.[table];
  return known ?? Math.max(0, secondsOf(evening.changed));
}
