import { useState } from "preact/hooks";
import { undoLastAct, withEntries, type BoardPlace, type Entry } from "../../../play/evening";
import type { PadContext, PadEffect, PadEvent, PadPlace } from "../../../play/pad/pad-state";
import { padView, type PadView } from "../../../play/pad/pad-view";
import { newPadState, step } from "../../../play/pad/step";
import type { PendingEntry } from "../../../play/pending-entry";
import type { OpenEvening } from "../shared/use-evening";

/** Input of a table's pad, and callbacks for its entries. */
export interface PadProps extends Pick<PadContext, "bookmark" | "drafts" | "phones" | "confirms" | "hasPhones"> {
  readonly open: OpenEvening;
  /** First notice; "" if there is none. */
  readonly first: string;
  readonly turnTo: (place: PadPlace) => void;
  /** Saves the pending entry of a board; null deletes it. */
  readonly keepDraft: (place: BoardPlace, entered: PendingEntry | null) => void;
}

/** A table's pad: its view, and a function that sends it an event. */
export function usePad({ open, first, turnTo, keepDraft, ...rest }: PadProps): [PadView, (event: PadEvent) => void] {
  const context: PadContext = { ...open, ...rest };
  const [state, setState] = useState(() => newPadState(context, first === "" ? [] : [{ kind: "text", text: first }]));
  const save = (entries: readonly Entry[], at: number) =>
    open.change((latest) =>
      withEntries(
        latest,
        entries.map((entry) => ({ ...entry, at })),
        at
      )
    );
  const carryOut = (effect: PadEffect) => {
    switch (effect.kind) {
      case "turn":
        return turnTo(effect.to);
      case "draft":
        return keepDraft(effect.place, effect.entered);
      case "save":
        return save(effect.entries, Date.now());
      case "undo":
        return open.change((latest) => undoLastAct(latest, Date.now()));
    }
  };
  const send = (event: PadEvent) => {
    const { state: next, effects } = step(state, event, context, open.latest);
    effects.forEach(carryOut);
    setState(next);
  };
  return [padView(state, context), send];
}
