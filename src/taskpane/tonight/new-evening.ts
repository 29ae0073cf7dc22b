import { hasSameSeats } from "../../play/at-table";
import type { TablePlan } from "../../sessions/table-plan";
import { eveningPlan, scoredResults, type Evening } from "../../play/evening";
import { renamed } from "../../play/names";
import { newMark } from "../../play/session-mark";
import type { Plan } from "../../sessions/kinds";
import { today } from "../../sessions/today";
import { INACTIVE_AFTER_MS } from "./in-play";
import { tablesMissingResults } from "./missing";

/** What becomes of the session that is chosen where play is to begin. */
export type Beginning =
  | { readonly kind: "new" }
  /** It has begun already; with the same seats, its options may be others. */
  | { readonly kind: "same" | "changed"; readonly evening: Evening }
  /** Another evening is in play, or has just been played: nobody knows what is meant. */
  | { readonly kind: "asked"; readonly evening: Evening; readonly canKeep: boolean; readonly isWhole: boolean };

/** @param all that are kept, the one that was changed last first. */
export function beginningOf(all: readonly Evening[], plan: TablePlan): Beginning {
  const same = all.find((evening) => isSameSetup(evening, plan));
  if (same) return { kind: "same", evening: same };
  const lately = all.filter(({ changed }) => Date.now() - changed < INACTIVE_AFTER_MS);
  const fits = lately.find((evening) => hasSameSeats(eveningPlan(evening), plan));
  const evening = fits ?? lately.find(({ entries }) => entries.length > 0);
  if (!evening) return { kind: "new" };
  const known = eveningPlan(evening);
  const stands = scoredResults(evening);
  const isWhole = tablesMissingResults({ plan: known, results: stands }).length === 0;
  // Of a date that was not typed but is another day's, the evening is most likely another one as well.
  const isNewDay = plan.date !== known.date && plan.date === today() && known.date === today(new Date(evening.started));
  if (fits && (stands.size === 0 || (!isWhole && !isNewDay))) return { kind: "changed", evening };
  if (!fits && isWhole && known.title !== plan.title) return { kind: "new" };
  return { kind: "asked", evening, canKeep: fits !== undefined, isWhole };
}

/** Whether an evening is one of a session: of the same kind, with all that was chosen and typed. */
export function isSameSetup(evening: Evening, { kind, options }: Pick<Evening, "kind" | "options">): boolean {
  return evening.kind === kind && JSON.stringify(evening.options) === JSON.stringify(options);
}

/**
 * An evening that begins now, under a name of its own.
 * @param mark that of the evening that another device has begun, if it is the same.
 */
export function newEvening(
  { kind, options, named, firstMark }: Pick<Plan, "kind" | "options"> & Pick<Evening, "named" | "firstMark">,
  mark: string = newMark()
): Evening {
  const now = Date.now();
  const id = `${now.toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}`;
  const more = { ...(named && { named }), ...(firstMark && { firstMark }) };
  return { id, kind, options, started: now, changed: now, entries: [], mark, ...more };
}

/** An evening with all its results under options that have the same seats. */
export function withOptions(evening: Evening, { options }: Pick<Evening, "options">): Evening {
  return {
    ...evening,
    options,
    named: renamed(evening, { kind: evening.kind, options }, Date.now()),
    changed: Date.now(),
  };
}
