import { useEffect, useMemo, useState } from "preact/hooks";
import type { TablePlan } from "../../exchange/boards-at-tables";
import { outcomeOf, planOf, standing, type Evening } from "../../play/evening";
import type { Said } from "../../play/said";
import type { ReadOutcome } from "../../sessions/kinds";
import type { KeptEvenings } from "./kept-evenings";

/** An evening as the views have it. */
export interface OpenEvening {
  readonly evening: Evening;
  readonly plan: TablePlan;
  /** What stands, by table and board. */
  readonly stands: ReadonlyMap<string, Said>;
  readonly outcome: ReadOutcome;
  /** Changes it as it is kept now. */
  readonly change: (change: (evening: Evening) => Evening) => void;
}

/** Opens a kept evening and follows what other tabs do to it; null where it is no more. */
export function useEvening(kept: KeptEvenings, id: string): OpenEvening | null {
  const [evening, show] = useState(() => kept.find(id));
  useEffect(() => kept.onChange(() => show(kept.find(id))), [kept, id]);
  return useMemo(() => {
    if (!evening) return null;
    const plan = planOf(evening);
    const stands = standing(evening);
    return {
      evening,
      plan,
      stands,
      outcome: outcomeOf(stands, plan),
      change: (change) => show(kept.change(id, change)),
    };
  }, [kept, id, evening]);
}
