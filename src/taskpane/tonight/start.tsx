import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { hasTables } from "../../exchange/has-tables";
import type { Evening } from "../../play/evening";
import type { Plan } from "../../sessions/kinds";
import { localDate } from "../locale";
import { summaryOf } from "../kinds/kind-forms";
import { firstFault } from "../faults";
import type { Attempt } from "../session-order";
import type { KeptEvenings } from "./kept-evenings";
import { KeptList, OpenCopy } from "./kept-list";
import { isSameSetup } from "./new-evening";
import { isShortLived } from "./short-lived";
import { texts } from "./texts";

interface Props {
  readonly kept: KeptEvenings;
  /** Whether an evening was left for the list. */
  readonly isBack: boolean;
  /** What is chosen on the tab of sessions. */
  readonly chosen: Attempt;
  /** What was wrong with a link, "" for nothing. */
  readonly fault: string;
  readonly open: (id: string | null) => void;
  readonly begin: (plan: Plan) => void;
  /** Leads to the choice of what is played. */
  readonly toSession: () => void;
  /** What else play may begin with, first of all. */
  readonly children: ComponentChildren;
}

/** Before play: the evening that is to begin, and those that are kept. */
export function Start({ kept, isBack, chosen, fault, open, begin, toSession, children }: Props) {
  const [all, list] = useState(kept.all);
  useEffect(() => kept.onChange(() => list(kept.all())), [kept]);
  const { plan, faults } = chosen;
  const known = plan && all.find((evening) => isSameSetup(evening, plan));
  return (
    <div>
      {fault !== "" && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {children}
      <section class="begin">
        {plan && (
          <>
            <h2>{plan.title}</h2>
            <p>{[summaryOf(plan), localDate(plan.date)].filter(Boolean).join(", ")}</p>
          </>
        )}
        {plan && hasTables(plan) ? (
          <PlayButtons known={known ?? null} begin={() => begin(plan)} open={open} />
        ) : (
          <p>{plan ? texts.notPlayable : firstFault(faults)}</p>
        )}
        <button type="button" onClick={toSession}>
          {texts.change}
        </button>
      </section>
      {all.length > 0 && (
        <KeptList
          all={all}
          isBack={isBack}
          open={open}
          remove={(id) => {
            kept.remove(id);
            list(kept.all());
          }}
        />
      )}
      <OpenCopy kept={kept} open={open} />
      {isShortLived() && <p class="hint">{texts.shortLived}</p>}
    </div>
  );
}

interface PlayButtonsProps {
  /** The same evening, where it has begun already. */
  readonly known: Evening | null;
  readonly begin: () => void;
  readonly open: (id: string) => void;
}

/** What begins play, or goes on with it: nobody begins twice without meaning to. */
function PlayButtons({ known, begin, open }: PlayButtonsProps) {
  return known ? (
    <>
      <button type="button" class="primary" onClick={() => open(known.id)}>
        {texts.goOnPlaying}
      </button>
      <button type="button" onClick={begin}>
        {texts.beginAnew}
      </button>
    </>
  ) : (
    <>
      <button type="button" class="primary" onClick={begin}>
        {texts.play}
      </button>
      <p class="hint">{texts.playing}</p>
    </>
  );
}
