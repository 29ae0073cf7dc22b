import { useRef, useState } from "preact/hooks";
import { entryKey } from "../../play/evening";
import type { PhoneMode } from "../../play/one-phone";
import { draftsIn, type PendingEntries } from "../../play/pending-entry";
import type { ViewContext, ViewEffect, ViewEvent, ViewState } from "../../play/view/view-state";
import { newViewState, viewStep } from "../../play/view/view-step";
import type { EveningStore } from "./shared/evening-store";
import type { OpenEvening } from "./shared/use-evening";

interface Start {
  /** A code from a link; "" for none. */
  readonly incoming: string;
  /** The first notice on the pad; "" for none. */
  readonly note: string;
  /** True if a workbook shows the seats. */
  readonly hasSeats: boolean;
  /** The device's setting, for an evening whose bookmark has none. */
  readonly phones: PhoneMode;
}

/**
 * The view state of an open evening, and a function that sends it an event.
 * @param leave leads to the list of evenings.
 * @returns null if the evening is not in the store.
 */
export function useView(
  store: EveningStore,
  id: string,
  open: OpenEvening | null,
  { incoming, note, hasSeats, phones }: Start,
  leave: () => void
): [ViewState, (event: ViewEvent) => void] | null {
  const [state, setState] = useState(
    () =>
      open &&
      newViewState(open, store.bookmark(id), initialDrafts(store, id), {
        hasCode: incoming !== "",
        hasSeats,
        notice: note,
        phones,
      })
  );
  // Several events can come before the next render.
  const latest = useRef(state);
  if (!open || !state) return null;
  const context: ViewContext = {
    ...open,
    storedDrafts: () => draftsIn(store.drafts(id)),
    hasBookmark: () => store.bookmark(id) !== null,
  };
  const carryOut = (effect: ViewEffect) => {
    switch (effect.kind) {
      case "bookmark":
        return store.saveBookmark(id, effect.bookmark);
      case "drafts":
        return store.saveDrafts(id, effect.drafts);
      case "change":
        return open.change(effect.change);
      case "close":
        return leave();
    }
  };
  const send = (event: ViewEvent) => {
    const { state: next, effects } = viewStep(latest.current ?? state, event, context);
    latest.current = next;
    effects.forEach(carryOut);
    setState(next);
  };
  return [state, send];
}

/** The pending entries. Earlier versions stored a single one, in the bookmark. */
function initialDrafts(store: EveningStore, id: string): PendingEntries {
  const drafts = draftsIn(store.drafts(id));
  const { table, board, draft } = (store.bookmark(id) ?? {}) as Readonly<Record<string, unknown>>;
  if (draft === undefined || typeof table !== "number" || typeof board !== "number") return drafts;
  const all = { ...draftsIn({ [entryKey({ table, board })]: { draft } }), ...drafts };
  store.saveDrafts(id, all);
  return all;
}
