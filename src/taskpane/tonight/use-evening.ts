import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { TablePlan } from "../../sessions/table-plan";
import { outcomeOf, eveningPlan, scoredResults, type Evening } from "../../play/evening";
import { sortedRulings, type CurrentRulings } from "../../play/rulings";
import type { BoardResult } from "../../play/board-result";
import type { ReadOutcome } from "../../sessions/kinds";
import { useSubscription } from "../shared/store";
import type { EveningStore } from "./evening-store";
import { useLatest } from "../shared/use-latest";

/** An evening as the views have it. */
export interface OpenEvening {
  readonly evening: Evening;
  readonly plan: TablePlan;
  /** What stands, by table and board. */
  readonly results: ReadonlyMap<string, BoardResult>;
  readonly outcome: ReadOutcome;
  /** What the Director has ruled beside results. */
  readonly ruled: CurrentRulings;
  /** Whether all that was accepted is on the disk; see {@link EveningStore}. */
  readonly isStored: boolean;
  /** Changes it as it is kept now. */
  readonly change: (change: (evening: Evening) => Evening) => void;
}

/**
 * Opens a kept evening and follows what other tabs do to it.
 * @param gone called where it is no more, with the evening as it was last known here; null where it was never here.
 * @returns null where it is no more.
 */
export function useEvening(
  kept: EveningStore,
  id: string,
  gone: (evening: Evening | null) => void
): OpenEvening | null {
  const [evening, show] = useState(() => kept.find(id));
  const last = useRef(evening);
  last.current = evening ?? last.current;
  useEffect(() => kept.onChange(() => show(kept.find(id))), [kept, id]);
  const isGone = evening === null;
  const latestGone = useLatest(gone);
  useLayoutEffect(() => {
    if (isGone) latestGone.current(last.current);
  }, [isGone, latestGone]);
  const isStored = useSubscription(kept.storing, kept.isStored);
  const open = useMemo(() => {
    if (!evening) return null;
    const plan = eveningPlan(evening);
    const stands = scoredResults(evening);
    const change = (how: (evening: Evening) => Evening) => {
      const next = kept.change(id, how);
      // Deleted elsewhere at this moment: what is said now is not lost with it.
      if (!next) last.current = how(last.current ?? evening);
      show(next);
    };
    const ruled = sortedRulings(evening, plan, stands);
    return { evening, plan, results: stands, ruled, outcome: outcomeOf(stands, plan, evening), change };
  }, [kept, id, evening]);
  return open && { ...open, isStored };
}
