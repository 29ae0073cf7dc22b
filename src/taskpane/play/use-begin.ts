import { useEffect, useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { readPhoneMode, type PhoneMode } from "../../play/one-phone";
import { tablesIn, type Plan } from "../../sessions/kinds";
import { hasTables } from "../../sessions/table-plan";
import type { EveningStore } from "../evening/shared/evening-store";
import { progressOf } from "../evening/shared/begin-buttons";
import { beginningOf, newEvening, withOptions } from "../evening/shared/new-evening";
import { texts } from "../evening/shared/texts";
import type { OpenOne } from "../evenings/open-copy";
import type { Settings } from "../shared/settings";
import { useSubscription, type Store } from "../shared/store";
import { useLatest } from "../shared/use-latest";
import { planChoice } from "../workbook/form/plan-choice";
import { useChoice, type SessionModel } from "../workbook/form/session-model";
import { EMPTY_VIEW, type TonightView } from "./use-tonight-view";

interface BeginDeps {
  readonly model: SessionModel;
  readonly settings: Settings;
  readonly host: Host | null;
  readonly store: EveningStore;
  /** Request to begin play with the current choice; reset once handled. */
  readonly toPlay: Store<boolean>;
}

export interface Begin {
  readonly begin: (plan: Plan) => void;
  /** Continues an evening under other options. */
  readonly keep: (id: string, plan: Plan) => void;
  /** The question about phones that comes before a game with several tables; null while it is not asked. */
  readonly phonesQuestion: { readonly choose: (phones: PhoneMode) => void; readonly back: () => void } | null;
}

/** Begins and continues evenings. */
export function useBegin({ model, settings, host, store, toPlay }: BeginDeps, view: TonightView, open: OpenOne): Begin {
  const choice = useChoice(model);
  /** Continues after the question about phones has been answered. */
  const [afterPhones, setAfterPhones] = useState<{ readonly run: () => void } | null>(null);
  /** Asks about phones before a game with several tables, until the device has an answer. */
  const withPhones = (plan: Plan, run: () => void) => {
    const hasChoice = hasTables(plan) && tablesIn(plan).length > 1 && host?.canFollow !== true;
    if (hasChoice && readPhoneMode(settings.get("phones", null)) === null) {
      view.setOpened(EMPTY_VIEW);
      setAfterPhones({ run });
    } else run();
  };
  const begin = (plan: Plan) => withPhones(plan, () => start(plan));
  const start = (plan: Plan) => {
    const evening = newEvening(plan);
    store.add(evening);
    model.rememberNames(choice);
    // Persistent storage is requested once there is an evening to store; a refusal changes nothing.
    void navigator.storage?.persist?.().catch(() => undefined);
    open(evening.id);
  };
  const keep = (id: string, plan: Plan) => {
    if (store.find(id)?.entries.length === 0) withPhones(plan, () => change(id, plan));
    else change(id, plan);
  };
  const change = (id: string, plan: Plan) => {
    const changed = store.change(id, (evening) => withOptions(evening, plan));
    model.rememberNames(choice);
    const note = changed && changed.entries.length > 0 ? texts.keptResults(progressOf(changed)) : "";
    view.show({ ...EMPTY_VIEW, id, note });
  };
  const isRequested = useSubscription(toPlay, toPlay.get);
  const beginWhenRequested = useLatest(() => {
    const { plan } = planChoice(choice);
    if (!isRequested || !plan) return;
    toPlay.set(false);
    view.closePrompt();
    if (!hasTables(plan)) return;
    const beginning = beginningOf(store.all(), plan);
    if (beginning.kind === "new") begin(plan);
    else if (beginning.kind === "same") open(beginning.evening.id);
    else if (beginning.kind === "changed") keep(beginning.evening.id, plan);
    // The stored id of the opened evening is unchanged, so that an unanswered prompt leads back to it.
    else view.setOpened({ ...EMPTY_VIEW, hasBeginPrompt: true });
  });
  // Only the request begins play: a later change of the choice or of the evenings does not.
  useEffect(() => beginWhenRequested.current(), [isRequested, beginWhenRequested]);
  const choosePhones = (phones: PhoneMode) => {
    settings.set("phones", phones);
    setAfterPhones(null);
    afterPhones?.run();
  };
  const back = () => setAfterPhones(null);
  return { begin, keep, phonesQuestion: afterPhones && { choose: choosePhones, back } };
}
