import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { TablePlan } from "../../../sessions/table-plan";
import { outcomeOf, eveningPlan, scoredResults, type Evening } from "../../../play/evening";
import { sortedRulings, type CurrentRulings } from "../../../play/rulings";
import type { BoardResult } from "../../../play/board-result";
import type { ReadOutcome } from "../../../sessions/kinds";
import { useSubscription } from "../../shared/store";
import type { EveningStore } from "./evening-store";
import { useLatest } from "../../shared/use-latest";

export interface OpenEvening {
  readonly evening: Evening;
  readonly plan: TablePlan;
  /** Current results, without passed-out deals that are dealt again, by {@link entryKey}. */
  readonly results: ReadonlyMap<string, BoardResult>;
  readonly outcome: ReadOutcome;
  /** The Director's rulings that are not withdrawn. */
  readonly ruled: CurrentRulings;
  /** True if all accepted results are on disk; see {@link EveningStore}. */
  readonly isStored: boolean;
  /** The evening as it is stored, which another tab may have changed meanwhile. */
  readonly latest: () => Evening;
  /** Applies a change to the stored evening, which another tab may have changed meanwhile. */
  readonly change: (change: (evening: Evening) => Evening) => void;
}

/**
 * Opens a stored evening and follows changes by other tabs.
 * @param onDeleted called if the evening is not in the store, with the last state that this page had; with null if it
 * never had one.
 * @returns null if the evening is not in the store.
 */
export function useEvening(
  store: EveningStore,
  id: string,
  onDeleted: (evening: Evening | null) => void
): OpenEvening | null {
  const [evening, setEvening] = useState(() => store.find(id));
  const last = useRef(evening);
  last.current = evening ?? last.current;
  useEffect(() => store.onChange(() => setEvening(store.find(id))), [store, id]);
  const isDeleted = evening === null;
  const latestOnDeleted = useLatest(onDeleted);
  useLayoutEffect(() => {
    if (isDeleted) latestOnDeleted.current(last.current);
  }, [isDeleted, latestOnDeleted]);
  const isStored = useSubscription(store.storing, store.isStored);
  const open = useMemo(() => {
    if (!evening) return null;
    const change = (update: (evening: Evening) => Evening) => {
      const next = store.change(id, update);
      // Another tab has just deleted the evening, so the state passed to onDeleted includes this change.
      if (!next) last.current = update(last.current ?? evening);
      setEvening(next);
    };
    const latest = () => store.find(id) ?? evening;
    return { ...readOpen(evening), latest, change };
  }, [store, id, evening]);
  return open && { ...open, isStored };
}

/** Works out an evening's plan, its current results and rulings, and its score. */
export function readOpen(evening: Evening): Pick<OpenEvening, "evening" | "plan" | "results" | "ruled" | "outcome"> {
  const plan = eveningPlan(evening);
  const results = scoredResults(evening);
  const ruled = sortedRulings(evening, plan, results);
  return { evening, plan, results, ruled, outcome: outcomeOf(results, plan, evening) };
}
