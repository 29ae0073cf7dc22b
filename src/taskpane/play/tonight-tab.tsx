import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { hasTables } from "../../sessions/table-plan";
import type { Host } from "../../excel/host";
import type { Evening } from "../../play/evening";
import { readPhoneMode } from "../../play/one-phone";
import { tablesIn, type Plan } from "../../sessions/kinds";
import { Lazy } from "../components/lazy";
import { useChoice, type SessionModel } from "../workbook/form/session-model";
import { planChoice } from "../workbook/form/plan-choice";
import type { Settings } from "../shared/settings";
import { useSubscription, type Store } from "../shared/store";
import { EveningView } from "../evening/evening-view";
import { openEveningStore, type EveningStore } from "../evening/shared/evening-store";
import { useLink, type LinkQuestion, type Linked, type LinkedEvening } from "../evening/phones/link";
import { phoneTexts } from "../evening/phones/phone-texts";
import { progressOf } from "../evening/shared/begin-buttons";
import { PhonesQuestion } from "../evening/shared/phones-question";
import { beginningOf, newEvening, withOptions } from "../evening/shared/new-evening";
import type { OpenOne } from "../evenings/open-copy";
import { Evenings, Notices } from "../evenings/evenings";
import { SeasonRow } from "../evenings/season-row";
import { Join } from "./join";
import { Start } from "./start";
import type { EveningPlace } from "./tonight";
import { texts } from "../evening/shared/texts";
import { WhichEvening } from "../evening/phones/which-evening";
import { useLatest } from "../shared/use-latest";

const inExcel = () => import("../evening/in-excel/parts");
const resultPage = () => import("../evening/result/parts");
const seasonPage = () => import("../evenings/season-parts");

export function TonightTab(props: Omit<Props, "store">) {
  return (
    <div class="tonight">
      <Lazy load={openEveningStore}>{(store) => <Tonight {...props} store={store} />}</Lazy>
    </div>
  );
}

interface Props {
  readonly model: SessionModel;
  readonly settings: Settings;
  /** Excel or the browser; null until it is detected. */
  readonly host: Host | null;
  readonly isInOffice: boolean;
  readonly store: EveningStore;
  /** Request to begin play with the current choice; reset once handled. */
  readonly toPlay: Store<boolean>;
  /** The page shown. */
  readonly place: EveningPlace;
  readonly goTo: (place: EveningPlace) => void;
  /** Returns to the previous page. */
  readonly back: () => void;
  /** Opens the form with all kinds of session. */
  readonly toSession: () => void;
}

function Tonight({ model, settings, host, isInOffice, store, place, goTo, back, toPlay, toSession }: Props) {
  const choice = useChoice(model);
  const linked = useLink(store);
  // After a crash or a dead battery, the evening in play opens again.
  const [opened, setOpened] = useState<View>(() => viewOfLink(linked) ?? { ...EMPTY_VIEW, id: store.inPlay() });
  const [prompt, setPrompt] = useState(() => promptOfLink(linked));
  const show = (next: View) => {
    store.saveOpenedId(next.id);
    if (next.id !== null) setDeleted(null);
    setOpened(next);
    setPrompt(null);
  };
  const open: OpenOne = (id, incoming = "", note = "") => {
    show({ ...EMPTY_VIEW, id, incoming, note });
    goTo(id === null ? "evenings" : "play");
  };
  const [isBack, setBack] = useState(false);
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
  /** Continues after the question about phones has been answered. */
  const [afterPhones, setAfterPhones] = useState<{ readonly run: () => void } | null>(null);
  /** Asks about phones before a game with several tables, until the device has an answer. */
  const withPhones = (plan: Plan, run: () => void) => {
    const hasChoice = hasTables(plan) && tablesIn(plan).length > 1 && host?.canFollow !== true;
    if (hasChoice && readPhoneMode(settings.get("phones", null)) === null) {
      setOpened(EMPTY_VIEW);
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
  /** Continues an evening under other options. */
  const keep = (id: string, plan: Plan) => {
    if (store.find(id)?.entries.length === 0) withPhones(plan, () => change(id, plan));
    else change(id, plan);
  };
  const change = (id: string, plan: Plan) => {
    const changed = store.change(id, (evening) => withOptions(evening, plan));
    model.rememberNames(choice);
    show({
      ...EMPTY_VIEW,
      id,
      note: changed && changed.entries.length > 0 ? texts.keptResults(progressOf(changed)) : "",
    });
  };
  const isRequested = useSubscription(toPlay, toPlay.get);
  const beginWhenRequested = useLatest(() => {
    const { plan } = planChoice(choice);
    if (!isRequested || !plan) return;
    toPlay.set(false);
    setPrompt(null);
    if (!hasTables(plan)) return;
    const beginning = beginningOf(store.all(), plan);
    if (beginning.kind === "new") begin(plan);
    else if (beginning.kind === "same") open(beginning.evening.id);
    else if (beginning.kind === "changed") keep(beginning.evening.id, plan);
    // The stored id of the opened evening is unchanged, so that an unanswered prompt leads back to it.
    else setOpened({ ...EMPTY_VIEW, hasBeginPrompt: true });
  });
  // Only the request begins play: a later change of the choice or of the evenings does not.
  useEffect(() => beginWhenRequested.current(), [isRequested, beginWhenRequested]);
  const { id, incoming } = opened;
  const showList = useLatest(() => {
    if ((place !== "evenings" && place !== "season") || id === null) return;
    store.leave(id);
    show(EMPTY_VIEW);
  });
  // Going to the list or the season closes the open evening.
  useLayoutEffect(() => showList.current(), [place, showList]);
  if (place === "result")
    return (
      <Lazy load={resultPage}>{({ SharedResult }) => <SharedResult {...{ store, model, host, open, back }} />}</Lazy>
    );
  if (prompt)
    return (
      <WhichEvening
        prompt={prompt}
        choose={(evening, table) => show(linkedView(prompt.answer(evening, table)))}
        cancel={() => {
          store.saveWaitingCodes(store.waiting().filter((code) => code !== prompt.code));
          setPrompt(null);
        }}
      />
    );
  if (id !== null) {
    const close = () => {
      store.leave(id);
      setBack(true);
      open(null);
    };
    const onDeleted = (evening: Evening | null) => {
      setDeleted(evening);
      close();
    };
    return (
      <EveningView
        key={opened}
        store={store}
        id={id}
        incoming={incoming}
        note={opened.note}
        goTo={(other, code) => show({ ...EMPTY_VIEW, id: other, incoming: code })}
        close={close}
        toPlay={() => {
          store.leave(id);
          show(EMPTY_VIEW);
          goTo("play");
        }}
        onDeleted={onDeleted}
        model={model}
        settings={settings}
        host={host}
        resultRow={!isInOffice && <SeasonRow store={store} toSeason={() => goTo("season")} />}
      />
    );
  }
  if (place === "season")
    return (
      <Lazy load={seasonPage}>
        {({ OurSeasonPage }) => <OurSeasonPage store={store} host={host} open={open} back={back} />}
      </Lazy>
    );
  if (place === "join") return <Join store={store} open={open} />;
  const chosen = planChoice(choice);
  return (
    <div>
      {afterPhones && (
        <PhonesQuestion
          choose={(phones) => {
            settings.set("phones", phones);
            setAfterPhones(null);
            afterPhones.run();
          }}
          back={() => setAfterPhones(null)}
        />
      )}
      <Notices key={opened} store={store} deleted={deleted} fault={opened.fault} open={open} />
      {place === "evenings" ? (
        <Evenings store={store} isBack={isBack} open={open} toSeason={isInOffice ? undefined : () => goTo("season")} />
      ) : (
        <>
          {host?.canFollow && (
            <section class="card play-here">
              <Lazy load={inExcel}>{({ PlayHere }) => <PlayHere store={store} open={open} />}</Lazy>
            </section>
          )}
          <Start
            key={opened}
            store={store}
            model={model}
            chosen={chosen}
            open={open}
            begin={begin}
            keep={keep}
            hasBeginPrompt={opened.hasBeginPrompt}
            toSession={toSession}
          />
        </>
      )}
    </div>
  );
}

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

const EMPTY_VIEW: View = { id: null, incoming: "", note: "", fault: "", hasBeginPrompt: false };

/** View for a link; a link with only a fault leads to the list. */
function viewOfLink(linked: Linked): View | null {
  if (linked === null || "answer" in linked) return null;
  return "fault" in linked ? { ...EMPTY_VIEW, fault: linked.fault } : linkedView(linked);
}

function linkedView({ id, incoming, results = 0 }: LinkedEvening): View {
  return { ...EMPTY_VIEW, id, incoming, note: results > 0 ? phoneTexts.cameAlong(results) : "" };
}

function promptOfLink(linked: Linked): LinkQuestion | null {
  return linked && "answer" in linked ? linked : null;
}
