import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { eveningPlan, scoredResults, type Evening } from "../../play/evening";
import type { Plan } from "../../sessions/kinds";
import type { SessionModel } from "../session/session-model";
import type { PlanResult } from "../session/plan-choice";
import { useSubscription } from "../shared/store";
import { BeginButtons } from "./begin-buttons";
import type { EveningStore } from "./evening-store";
import { Join } from "./join";
import { KeptList } from "./evening-list";
import type { OpenOne } from "./open-copy";
import { beginningOf } from "./new-evening";
import { StartCard } from "./start-card";
import { texts } from "./texts";

interface Props {
  readonly kept: EveningStore;
  /** Whether an evening was left for the list. */
  readonly isBack: boolean;
  readonly model: SessionModel;
  /** What is chosen on the tab of sessions. */
  readonly chosen: PlanResult;
  /** An evening that was left because another tab has deleted it, as it was here; null for none. */
  readonly deleted: Evening | null;
  /** What was wrong with a link, "" for nothing. */
  readonly fault: string;
  readonly open: OpenOne;
  readonly begin: (plan: Plan) => void;
  /** Goes on with an evening under what is chosen. */
  readonly keep: (id: string, plan: Plan) => void;
  /** Whether play was to begin, and it is asked first how. */
  readonly isAsked: boolean;
  /** Whether it begins with joining another phone's evening. */
  readonly joins: boolean;
  /** Leads to the choice of what is played. */
  readonly toSession: () => void;
  /** What else play may begin with, first of all. */
  readonly children: ComponentChildren;
}

/** Before play: the evening that is to begin, and those that are kept. */
export function Start({
  kept,
  isBack,
  model,
  chosen,
  deleted,
  fault,
  open,
  begin,
  keep,
  isAsked,
  joins,
  toSession,
  children,
}: Props) {
  const [{ all, unreadable }, list] = useState(() => listed(kept));
  useEffect(() => kept.onChange(() => list(listed(kept))), [kept]);
  useSubscription(kept.storing, kept.trouble);
  const trouble = kept.trouble();
  const [isJoining, join] = useState(joins);
  if (isJoining) return <Join kept={kept} open={open} back={() => join(false)} />;
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
      {deleted && <Deleted evening={deleted} kept={kept} open={open} />}
      {children}
      <StartCard model={model} chosen={chosen} join={() => join(true)} toSession={toSession}>
        {(played) => (
          <BeginButtons
            beginning={beginningOf(all, played)}
            isAsked={isAsked}
            begin={() => begin(played)}
            open={open}
            keep={(id) => keep(id, played)}
          />
        )}
      </StartCard>
      {all.length + unreadable.length > 0 && (
        <KeptList
          kept={kept}
          all={all}
          unreadable={unreadable}
          isBack={isBack}
          open={open}
          remove={(id) => {
            kept.remove(id);
            list(listed(kept));
          }}
        />
      )}
      {all.length > 0 && isShortLived() && <p class="hint">{texts.shortLived}</p>}
    </div>
  );
}

const listed = (kept: EveningStore) => ({ all: kept.all(), unreadable: kept.unreadable() });

/** Says that the evening that was open is no more; whoever has results of it here may keep them. */
function Deleted({ evening, kept, open }: { readonly evening: Evening } & Pick<Props, "kept" | "open">) {
  const results = scoredResults(evening).size;
  const keep = () => {
    kept.add(evening);
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
 * Whether this browser deletes what a page keeps after some days without a visit: Safari does, unless the page was
 * added to the home screen.
 */
function isShortLived(): boolean {
  const isSafari = navigator.vendor.startsWith("Apple");
  return isSafari && !window.matchMedia("(display-mode: standalone)").matches;
}
