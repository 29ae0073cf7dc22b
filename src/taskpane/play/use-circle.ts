import { useMemo, useState } from "preact/hooks";
import { circleOf, readCircle, type Circle, type StoredCircle } from "../../play/circle";
import type { Evening } from "../../play/evening";
import type { EveningStore } from "../evening/shared/evening-store";
import { useEvenings } from "../evening/shared/use-evenings";
import { useSubscription } from "../shared/store";
import type { SessionModel } from "../workbook/form/session-model";

/** The circle of this device while it is shown. */
export interface ShownCircle {
  readonly circle: Circle;
  readonly evenings: readonly Evening[];
  readonly change: (next: (stored: StoredCircle, now: number) => StoredCircle) => void;
}

export function useCircle(store: EveningStore, model: SessionModel): ShownCircle {
  const evenings = useEvenings(store);
  const [stored, setStored] = useState(() => readCircle(store.circle()));
  const typed = useSubscription(model, model.knownNames);
  const names = typed.join("\n");
  const circle = useMemo(() => circleOf(evenings, names.split("\n"), stored), [evenings, names, stored]);
  return {
    circle,
    evenings,
    change: (next) => {
      const changed = next(stored, Date.now());
      store.saveCircle(changed);
      setStored(changed);
    },
  };
}
