import { useLayoutEffect, useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { Lazy } from "../components/lazy";
import { EveningView } from "../evening/evening-view";
import { WhichEvening } from "../evening/phones/which-evening";
import { openEveningStore, type EveningStore } from "../evening/shared/evening-store";
import { PhonesQuestion } from "../evening/shared/phones-question";
import { Evenings, Notices } from "../evenings/evenings";
import type { OpenOne } from "../evenings/open-copy";
import { SeasonRow } from "../evenings/season-row";
import type { Settings } from "../shared/settings";
import type { Store } from "../shared/store";
import { useLatest } from "../shared/use-latest";
import { planChoice } from "../workbook/form/plan-choice";
import { useChoice, type SessionModel } from "../workbook/form/session-model";
import { Join } from "./join";
import { Start } from "./start";
import type { EveningPlace } from "./tonight";
import { useBegin, type Begin } from "./use-begin";
import { EMPTY_VIEW, linkedView, useTonightView, type TonightView } from "./use-tonight-view";

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

function Tonight(props: Props) {
  const { model, settings, host, isInOffice, store, place, goTo, back } = props;
  const view = useTonightView(store);
  const { opened, prompt, show } = view;
  const open: OpenOne = (id, incoming = "", note = "") => {
    show({ ...EMPTY_VIEW, id, incoming, note });
    goTo(id === null ? "evenings" : "play");
  };
  const [isBack, setBack] = useState(false);
  const begin = useBegin(props, view, open);
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
          view.closePrompt();
        }}
      />
    );
  if (id !== null) {
    const close = () => {
      store.leave(id);
      setBack(true);
      open(null);
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
        onDeleted={(evening) => {
          view.setDeleted(evening);
          close();
        }}
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
  return <StartOrList {...props} view={view} begin={begin} isBack={isBack} open={open} />;
}

interface StartOrListProps extends Props {
  readonly view: TonightView;
  readonly begin: Begin;
  /** True after leaving an evening: the list takes the focus. */
  readonly isBack: boolean;
  readonly open: OpenOne;
}

/** The start of play, or the list of evenings, while no evening is open. */
function StartOrList(props: StartOrListProps) {
  const { model, host, isInOffice, store, place, goTo, toSession, view, begin, isBack, open } = props;
  const choice = useChoice(model);
  const { opened, deleted } = view;
  return (
    <div>
      {begin.phonesQuestion && <PhonesQuestion {...begin.phonesQuestion} />}
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
            chosen={planChoice(choice)}
            open={open}
            begin={begin.begin}
            keep={begin.keep}
            hasBeginPrompt={opened.hasBeginPrompt}
            toSession={toSession}
          />
        </>
      )}
    </div>
  );
}
