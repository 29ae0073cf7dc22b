import { tryRead } from "../../../bridge/input-error";
import { orderedOwnWords } from "../../../sessions/reading/own-words";
import { hasSameSeats } from "../../../play/at-table";
import type { TablePlan } from "../../../sessions/table-plan";
import { eveningPlan, scoredResults, type Evening } from "../../../play/evening";
import { renamed } from "../../../play/names";
import { newMark } from "../../../play/session-mark";
import type { Plan } from "../../../sessions/kinds";
import { today } from "../../../sessions/today";
import { INACTIVE_AFTER_MS } from "../../shared/in-play";
import { tablesMissingResults } from "./missing";

/** Outcome of starting play with the chosen session. */
export type Beginning =
  | { readonly kind: "new" }
  /** The evening has begun already; "changed" if its seats are the same but its options differ. */
  | { readonly kind: "same" | "changed"; readonly evening: Evening }
  /**
   * An evening is in play or has just ended, so the user has to choose; `canKeep` is true if its results fit the plan.
   */
  | { readonly kind: "asked"; readonly evening: Evening; readonly canKeep: boolean; readonly isWhole: boolean };

/** Decides how play under a plan begins. @param all the stored evenings, latest change first. */
export function beginningOf(all: readonly Evening[], plan: TablePlan): Beginning {
  const same = all.find((evening) => isSameSetup(evening, plan));
  if (same) return { kind: "same", evening: same };
  const lately = all.filter(({ changed }) => Date.now() - changed < INACTIVE_AFTER_MS);
  const fits = lately.find((evening) => hasSameSeats(eveningPlan(evening), plan));
  const evening = fits ?? lately.find(({ entries }) => entries.length > 0);
  if (!evening) return { kind: "new" };
  const playedPlan = eveningPlan(evening);
  const results = scoredResults(evening);
  const isWhole = tablesMissingResults({ plan: playedPlan, results }).length === 0;
  // If both dates are the defaults of different days, the evening is most likely a new one.
  const isNewDay =
    plan.date !== playedPlan.date && plan.date === today() && playedPlan.date === today(new Date(evening.started));
  if (fits && (results.size === 0 || (!isWhole && !isNewDay))) return { kind: "changed", evening };
  if (!fits && isWhole && playedPlan.title !== plan.title) return { kind: "new" };
  return { kind: "asked", evening, canKeep: fits !== undefined, isWhole };
}

/** True if an evening has the same kind and options as a session. */
export function isSameSetup(evening: Evening, { kind, options }: Pick<Evening, "kind" | "options">): boolean {
  return evening.kind === kind && inOrder(evening.options) === inOrder(options);
}

/** Writes options as a text, to compare them. A club's own words are sorted as on a workbook's sheet. */
function inOrder(options: Evening["options"]): string {
  const { words = "" } = options;
  return JSON.stringify(words === "" ? options : { ...options, words: tryRead(() => orderedOwnWords(words)) ?? words });
}

/**
 * Creates an evening that begins now, with a new id.
 * @param mark the evening's mark if another device has already begun it; by default a new one.
 */
export function newEvening(
  { kind, options, named, firstMark }: Pick<Plan, "kind" | "options"> & Pick<Evening, "named" | "firstMark">,
  mark: string = newMark()
): Evening {
  const now = Date.now();
  const id = `${now.toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}`;
  const optional = { ...(named && { named }), ...(firstMark && { firstMark }) };
  return { id, kind, options, started: now, changed: now, entries: [], mark, ...optional };
}

/** Replaces the options of an evening by other options with the same seats, and keeps all results. */
export function withOptions(evening: Evening, { options }: Pick<Evening, "options">): Evening {
  return {
    ...evening,
    options,
    named: renamed(evening, { kind: evening.kind, options }, Date.now()),
    changed: Date.now(),
  };
}
