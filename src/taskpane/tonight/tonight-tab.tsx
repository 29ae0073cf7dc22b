import { useEffect, useState } from "preact/hooks";
import { hasTables } from "../../sessions/table-plan";
import type { Host } from "../../excel/host";
import type { Evening } from "../../play/evening";
import type { Plan } from "../../sessions/kinds";
import { Lazy } from "../components/lazy";
import { useChoice, type SessionModel } from "../session/session-model";
import { planChoice } from "../session/plan-choice";
import { useSubscription, type Store } from "../shared/store";
import { EveningView } from "./evening-view";
import { openEveningStore, type EveningStore } from "./evening-store";
import { useLink, type Asked, type Linked, type Shown as Came } from "./link";
import { phoneTexts } from "./phone-texts";
import { progressOf } from "./begin-buttons";
import { beginningOf, newEvening, withOptions } from "./new-evening";
import type { OpenOne } from "./open-copy";
import { Start } from "./start";
import { texts } from "./texts";
import { WhichEvening } from "./which-evening";
import "./tonight.css";
import "./phones.css";
import "../../sessions/field/all-games";
import { useLatest } from "../shared/use-latest";

const inExcel = () => import("./in-excel/parts");

/** The tab on which tonight is played. */
export function TonightTab(props: Omit<Props, "kept">) {
  return (
    <div class="tonight">
      <Lazy load={openEveningStore}>{(kept) => <Tonight {...props} kept={kept} />}</Lazy>
    </div>
  );
}

interface Props {
  readonly model: SessionModel;
  /** Null as long as it is not known. */
  readonly host: Host | null;
  readonly kept: EveningStore;
  /** Whether play is to begin with what is chosen; set to false when it has. */
  readonly toPlay: Store<boolean>;
  /** Whether somebody wants to join another phone's evening; set to false when that is shown. */
  readonly toJoin: Store<boolean>;
  /** Leads to the choice of what is played. */
  readonly toSession: () => void;
}

function Tonight({ model, host, kept, toPlay, toJoin, toSession }: Props) {
  const choice = useChoice(model);
  const linked = useLink(kept);
  // A battery that went dead in the middle of a board costs nothing but the way to the socket.
  const [opened, setOpened] = useState<Shown>(() => shownBy(linked) ?? { ...NOTHING, id: kept.inPlay() });
  const [asked, ask] = useState(() => askedBy(linked));
  const show = (next: Shown) => {
    kept.saveOpenedId(next.id);
    if (next.id !== null) setDeleted(null);
    setOpened(next);
    ask(null);
  };
  const open: OpenOne = (id, brought = "", note = "") => show({ ...NOTHING, id, brought, note });
  const [isBack, setBack] = useState(false);
  const [deleted, setDeleted] = useState<Evening | null>(null);
  useEffect(() => {
    const next = shownBy(linked);
    ask(askedBy(linked));
    if (!next) return;
    kept.saveOpenedId(next.id);
    // At first it is shown already.
    const isShown = (now: Shown) => now.id === next.id && now.brought === next.brought && now.fault === next.fault;
    setOpened((now) => (isShown(now) ? now : next));
  }, [linked, kept]);
  const begin = (plan: Plan) => {
    const evening = newEvening(plan);
    kept.add(evening);
    model.rememberNames(choice);
    // Asked for when there is something to keep; what the browser answers changes nothing here.
    void navigator.storage?.persist?.().catch(() => undefined);
    open(evening.id);
  };
  /** Goes on with an evening under other options. */
  const keep = (id: string, plan: Plan) => {
    const changed = kept.change(id, (evening) => withOptions(evening, plan));
    model.rememberNames(choice);
    show({ ...NOTHING, id, note: changed && changed.entries.length > 0 ? texts.keptResults(progressOf(changed)) : "" });
  };
  // Shown once: whoever comes back from joining is at the list.
  useEffect(() => toJoin.set(false), [toJoin]);
  const isAsked = useSubscription(toPlay, toPlay.get);
  const beginWhenRequested = useLatest(() => {
    const { plan } = planChoice(choice);
    if (!isAsked || !plan) return;
    toPlay.set(false);
    ask(null);
    if (!hasTables(plan)) return;
    const beginning = beginningOf(kept.all(), plan);
    if (beginning.kind === "new") begin(plan);
    else if (beginning.kind === "same") open(beginning.evening.id);
    else if (beginning.kind === "changed") keep(beginning.evening.id, plan);
    // What is kept as open stays so: whoever does not answer comes back to it.
    else setOpened({ ...NOTHING, isAsked: true });
  });
  // Only the request begins play: a later change of the choice or of the evenings does not.
  useEffect(() => beginWhenRequested.current(), [isAsked, beginWhenRequested]);
  const { id, brought } = opened;
  if (asked)
    return (
      <WhichEvening
        asked={asked}
        choose={(evening, table) => show(shownAs(asked.answer(evening, table)))}
        cancel={() => {
          kept.saveWaitingCodes(kept.waiting().filter((code) => code !== asked.code));
          ask(null);
        }}
      />
    );
  if (id !== null) {
    const close = () => {
      setBack(true);
      open(null);
    };
    const gone = (evening: Evening | null) => {
      setDeleted(evening);
      close();
    };
    return (
      <EveningView
        key={opened}
        kept={kept}
        id={id}
        brought={brought}
        note={opened.note}
        goTo={(other, code) => show({ ...NOTHING, id: other, brought: code })}
        close={close}
        gone={gone}
        model={model}
        host={host}
      />
    );
  }
  return (
    <Start
      key={opened}
      kept={kept}
      isBack={isBack}
      model={model}
      chosen={planChoice(choice)}
      deleted={deleted}
      fault={opened.fault}
      open={open}
      begin={begin}
      keep={keep}
      isAsked={opened.isAsked}
      joins={toJoin.get()}
      toSession={toSession}
    >
      {host?.canFollow && (
        <section class="begin play-here">
          <Lazy load={inExcel}>{({ PlayHere }) => <PlayHere kept={kept} open={open} />}</Lazy>
        </section>
      )}
    </Start>
  );
}

/** The evening that is shown, null for the list of all; with the results that a link has brought for it. */
interface Shown {
  readonly id: string | null;
  readonly brought: string;
  /** What is said of it first; "" for nothing. */
  readonly note: string;
  /** What is wrong with a link, on the list of all; "" for nothing. */
  readonly fault: string;
  /** Whether it is asked on the list how play is to begin. */
  readonly isAsked: boolean;
}

const NOTHING: Shown = { id: null, brought: "", note: "", fault: "", isAsked: false };

/** What a link shows: of one that has brought nothing but a fault the list of all, with the fault. */
function shownBy(linked: Linked): Shown | null {
  if (linked === null || "answer" in linked) return null;
  return "fault" in linked ? { ...NOTHING, fault: linked.fault } : shownAs(linked);
}

function shownAs({ id, brought, results = 0 }: Came): Shown {
  return { ...NOTHING, id, brought, note: results > 0 ? phoneTexts.cameAlong(results) : "" };
}

function askedBy(linked: Linked): Asked | null {
  return linked && "answer" in linked ? linked : null;
}
