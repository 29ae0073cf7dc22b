import { useEffect, useState } from "preact/hooks";
import type { Evening } from "../../play/evening";
import { useLink, type LinkQuestion, type Linked, type LinkedEvening } from "../evening/phones/link";
import { phoneTexts } from "../evening/phones/phone-texts";
import type { EveningStore } from "../evening/shared/evening-store";

/** View of an evening, or of the list if id is null, with results that a link contains. */
interface View {
  readonly id: string | null;
  readonly incoming: string;
  /** First notice in the evening; "" if there is none. */
  readonly note: string;
  /** Fault of a link, shown on the list; "" if there is none. */
  readonly fault: string;
  /** True while the start page asks how to begin play. */
  readonly hasBeginPrompt: boolean;
}

export const EMPTY_VIEW: View = { id: null, incoming: "", note: "", fault: "", hasBeginPrompt: false };

export interface TonightView {
  readonly opened: View;
  /** The question about the evening of a link; null if there is none. */
  readonly prompt: LinkQuestion | null;
  /** The evening that was deleted last, until another one is shown. */
  readonly deleted: Evening | null;
  readonly setDeleted: (evening: Evening | null) => void;
  readonly show: (next: View) => void;
  /** Shows a view without storing the id of its evening. */
  readonly setOpened: (next: View) => void;
  readonly closePrompt: () => void;
}

/** Keeps which evening is open, and opens the evenings of links. */
export function useTonightView(store: EveningStore): TonightView {
  const linked = useLink(store);
  // After a crash or a dead battery, the evening in play opens again.
  const [opened, setOpened] = useState<View>(() => viewOfLink(linked) ?? { ...EMPTY_VIEW, id: store.inPlay() });
  const [prompt, setPrompt] = useState(() => promptOfLink(linked));
  const [deleted, setDeleted] = useState<Evening | null>(null);
  useEffect(() => {
    const next = viewOfLink(linked);
    setPrompt(promptOfLink(linked));
    if (!next) return;
    store.saveOpenedId(next.id);
    // On the first render the view already shows the link.
    const isShown = (now: View) => now.id === next.id && now.incoming === next.incoming && now.fault === next.fault;
    setOpened((now) => (isShown(now) ? now : next));
  }, [linked, store]);
  const closePrompt = () => setPrompt(null);
  const show = (next: View) => {
    store.saveOpenedId(next.id);
    if (next.id !== null) setDeleted(null);
    setOpened(next);
    closePrompt();
  };
  return { opened, prompt, deleted, setDeleted, show, setOpened, closePrompt };
}

/** View for a link; a link with only a fault leads to the list. */
function viewOfLink(linked: Linked): View | null {
  if (linked === null || "answer" in linked) return null;
  return "fault" in linked ? { ...EMPTY_VIEW, fault: linked.fault } : linkedView(linked);
}

export function linkedView({ id, incoming, results = 0 }: LinkedEvening): View {
  return { ...EMPTY_VIEW, id, incoming, note: results > 0 ? phoneTexts.cameAlong(results) : "" };
}

function promptOfLink(linked: Linked): LinkQuestion | null {
  return linked && "answer" in linked ? linked : null;
}
