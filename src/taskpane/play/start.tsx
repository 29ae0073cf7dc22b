import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { eveningPlan, scoredResults, type Evening } from "../../play/evening";
import type { Plan } from "../../sessions/kinds";
import type { SessionModel } from "../workbook/form/session-model";
import type { PlanResult } from "../workbook/form/plan-choice";
import { useSubscription } from "../shared/store";
import { BeginButtons } from "../evening/shared/begin-buttons";
import type { EveningStore } from "../evening/shared/evening-store";
import { Join } from "./join";
import { EveningList } from "../evenings/evening-list";
import type { OpenOne } from "../evenings/open-copy";
import { beginningOf } from "../evening/shared/new-evening";
import { StartCard } from "./start-card";
import { texts } from "../evening/shared/texts";

interface Props {
  readonly store: EveningStore;
  /** True if the user has come back from an evening to the list. */
  readonly isBack: boolean;
  readonly model: SessionModel;
  /** The plan from the Session tab. */
  readonly chosen: PlanResult;
  /** The evening that another tab deleted while it was open; null if there is none. */
  readonly deleted: Evening | null;
  /** Fault of a link; "" if there is none. */
  readonly fault: string;
  readonly open: OpenOne;
  readonly begin: (plan: Plan) => void;
  /** Continues an evening under the chosen plan. */
  readonly keep: (id: string, plan: Plan) => void;
  /** True while the page asks how to begin play. */
  readonly hasBeginPrompt: boolean;
  /** True if the page opens with joining another phone's evening. */
  readonly joins: boolean;
  /** Opens the Session tab. */
  readonly toSession: () => void;
  /** Other ways to begin play, shown first. */
  readonly children: ComponentChildren;
}

/** Start page: the chosen session and the list of stored evenings. */
export function Start({
  store,
  isBack,
  model,
  chosen,
  deleted,
  fault,
  open,
  begin,
  keep,
  hasBeginPrompt,
  joins,
  toSession,
  children,
}: Props) {
  const [{ all, unreadable }, setEvenings] = useState(() => readEvenings(store));
  useEffect(() => store.onChange(() => setEvenings(readEvenings(store))), [store]);
  useSubscription(store.storing, store.trouble);
  const trouble = store.trouble();
  const [isJoining, setJoining] = useState(joins);
  if (isJoining) return <Join store={store} open={open} back={() => setJoining(false)} />;
  return (
    <div>
      {fault !== "" && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {trouble !== null && all.length > 0 && (
        <p class="fault" role="alert">
          {texts[trouble]}
        </p>
      )}
      {deleted && <Deleted evening={deleted} store={store} open={open} />}
      {children}
      <StartCard model={model} chosen={chosen} join={() => setJoining(true)} toSession={toSession}>
        {(played) => (
          <BeginButtons
            beginning={beginningOf(all, played)}
            isPrompted={hasBeginPrompt}
            begin={() => begin(played)}
            open={open}
            keep={(id) => keep(id, played)}
          />
        )}
      </StartCard>
      {all.length + unreadable.length > 0 && (
        <EveningList
          store={store}
          all={all}
          unreadable={unreadable}
          isBack={isBack}
          open={open}
          remove={(id) => {
            store.remove(id);
            setEvenings(readEvenings(store));
          }}
        />
      )}
      {all.length > 0 && isShortLived() && <p class="hint">{texts.shortLived}</p>}
    </div>
  );
}

const readEvenings = (store: EveningStore) => ({ all: store.all(), unreadable: store.unreadable() });

/** Reports that the open evening was deleted, and offers to restore its results. */
function Deleted({ evening, store, open }: { readonly evening: Evening } & Pick<Props, "store" | "open">) {
  const results = scoredResults(evening).size;
  const keep = () => {
    store.add(evening);
    open(evening.id);
  };
  return (
    <div role="alert">
      <p class="fault">{texts.deletedElsewhere(eveningPlan(evening).title)}</p>
      {results > 0 && (
        <button type="button" onClick={keep}>
          {texts.keepDeleted(results)}
        </button>
      )}
    </div>
  );
}

/**
 * True for Safari, which deletes a page's stored data after some days without a visit, unless the page was added to the
 * home screen.
 */
function isShortLived(): boolean {
  const isSafari = navigator.vendor.startsWith("Apple");
  return isSafari && !window.matchMedia("(display-mode: standalone)").matches;
}
