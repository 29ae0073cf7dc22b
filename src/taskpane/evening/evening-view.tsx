import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { lastOver } from "../../play/at-table";
import { eveningPlan, type Evening } from "../../play/evening";
import { allowsRulings } from "../../play/rulings";
import { readPhoneMode, type PhoneMode } from "../../play/one-phone";
import { secondPart, whoPlays } from "../../play/second-part";
import { eveningMark } from "../../play/session-mark";
import { phonesOf, type ViewEvent, type ViewName, type ViewState } from "../../play/view/view-state";
import { isRoot } from "../../play/view/view-step";
import type { TablePlan } from "../../sessions/table-plan";
import { Lazy } from "../components/lazy";
import { Sheet } from "../components/sheet";
import type { Settings } from "../shared/settings";
import { useBack } from "../shared/use-back";
import { useMedia } from "../shared/use-media";
import { useWakeLock } from "../shared/use-wake-lock";
import type { SessionModel } from "../workbook/form/session-model";
import { EveningBar } from "./evening-bar";
import { Pad } from "./pad/pad";
import { Phones } from "./phones/phones";
import { CopyTrouble, useRoundCopies } from "./phones/round-copies";
import { TakeSeats } from "./rounds/take-seats";
import { useSameSession } from "./setup/use-same-session";
import type { EveningStore } from "./shared/evening-store";
import { missingLine, tablesMissingResults } from "./shared/missing";
import { newEvening } from "./shared/new-evening";
import { texts } from "./shared/texts";
import { unreadIn } from "./shared/unread";
import { useEvening, type OpenEvening } from "./shared/use-evening";
import { ScoreSheet, type SheetView } from "./sheet/score-sheet";
import { Standings } from "./standings/standings";
import { useView } from "./use-view";
import "./evening-view.css";

const inExcel = () => import("./in-excel/parts");
const connected = () => import("./phones/connected/parts");
const setupPage = () => import("./setup/setup-page");
const directorPage = () => import("./director/director-page");
const bigView = () => import("./big/big-view");

/** Pages with a bar of their own. */
const WITH_OWN_BAR: readonly ViewName[] = ["director", "setup"];

/** Score sheet and standings fit beside the pad from this width. */
const WIDE = "(min-width: 1000px)";

interface Props {
  readonly store: EveningStore;
  readonly id: string;
  /** A code from a link; "" for none. */
  readonly incoming: string;
  /** The first notice on the pad; "" for none. */
  readonly note: string;
  /** Opens another evening with a code for it. */
  readonly goTo: (id: string, incoming: string) => void;
  readonly close: () => void;
  /** Called with the last known state of the evening when it was deleted elsewhere. */
  readonly onDeleted: (evening: Evening | null) => void;
  readonly model: SessionModel;
  readonly settings: Settings;
  readonly host: Host | null;
}

/** An open evening: pad, score sheet, standings and other phones. */
export function EveningView({ store, id, incoming, note, goTo, close, onDeleted, model, settings, host }: Props) {
  const open = useEvening(store, id, onDeleted);
  const hasSeats = host?.canFollow === true;
  const phones = phoneModeOf(settings, hasSeats);
  const viewed = useView(store, id, open, { incoming, note, hasSeats, phones }, () => exit());
  const view = viewed?.[0].view ?? null;
  const container = useInitialFocus(view === "seats");
  const [sheetMode, setSheetMode] = useState<SheetView>("table");
  const isWide = useMedia(WIDE);
  const [isConnected, setConnected] = useState(() => store.connected(id) !== null);
  const copying = useRoundCopies(open, store, viewed?.[0].bookmark ?? null);
  useWakeLock();
  useLayoutEffect(() => window.scrollTo(0, 0), [view]);
  useSameSession(open, model);
  const leave = useBack(() => {
    // Back closes a question without an answer.
    const sheet = document.querySelector("dialog[open]");
    if (sheet) sheet.dispatchEvent(new Event("cancel", { cancelable: true }));
    else if (!viewed || isRoot(viewed[0])) close();
    else viewed[1]({ kind: "back" });
    return sheet !== null || (viewed !== null && !isRoot(viewed[0]));
  });
  const exit = () => {
    close();
    leave();
  };
  if (!open || !viewed) return null;
  const [state, send] = viewed;
  const { bookmark, drafts } = state;
  const { plan } = open;
  const { isOnePhone, hasPhones, confirms } = phonesOf(bookmark);
  const show = (next: ViewName) => send({ kind: "shown", view: next });
  const go = (board: number, table: number) => send({ kind: "opened", place: { table, board } });
  const toPhones = () => show("phones");
  const toCode = isOnePhone ? undefined : toPhones;
  const playMore = unlessInWorkbook(host, (more: TablePlan) => send({ kind: "more", plan: more }));
  // A wide window shows pad, score sheet and standings as one view.
  const shown = isWide ? toPadView(state.view) : state.view;
  const direct = (by: ViewName) =>
    allowsRulings(plan) ? () => send({ kind: "shown", view: "director", from: by }) : undefined;
  return (
    <div class="evening" ref={container}>
      {!WITH_OWN_BAR.includes(shown) && (
        <EveningBar
          shown={shown}
          isWide={isWide}
          title={plan.title}
          leave={exit}
          back={() => show("play")}
          show={show}
          phones={toPhones}
          setUp={unlessInWorkbook(host, () => show("setup"))}
          direct={direct(shown)}
          end={() => send({ kind: "end" })}
        />
      )}
      <Alerts open={open} store={store} />
      <CopyTrouble copying={copying} />
      {isConnected && (
        <Lazy load={connected}>
          {({ ConnectedLine }) => (
            <ConnectedLine open={open} store={store} table={bookmark.table} onJoined={() => send({ kind: "joined" })} />
          )}
        </Lazy>
      )}
      {state.asksEnd && (
        <EndQuestion open={open} end={() => send({ kind: "end" })} stay={() => send({ kind: "stay" })} />
      )}
      {host?.canFollow && (
        <section class="in-excel">
          <Lazy load={inExcel}>
            {({ WorkbookBar }) => (
              <WorkbookBar open={open} store={store} onImport={(entries) => send({ kind: "imported", entries })} />
            )}
          </Lazy>
        </section>
      )}
      <div class="view">
        {shown === "seats" && <TakeSeats open={open} {...bookmark} begin={() => send({ kind: "begun" })} />}
        {shown === "play" && (
          <Pad
            key={state.pads}
            open={open}
            bookmark={bookmark}
            drafts={drafts}
            phones={bookmark.phones}
            confirms={confirms}
            hasPhones={hasPhones}
            letJoin={() => {
              send({ kind: "phones", phones: "each" });
              toPhones();
            }}
            first={state.notice}
            turnTo={(place) => send({ kind: "turned", place })}
            keepDraft={(place, entered) => send({ kind: "drafted", place, entered })}
            show={(next) => {
              if (next === "travellers") setSheetMode(next);
              show(next === "travellers" ? "sheet" : next);
            }}
            playMore={playMore}
          />
        )}
        {(shown === "sheet" || (isWide && shown === "play")) && (
          <ScoreSheet
            open={open}
            table={bookmark.table}
            turnToTable={(table) => send({ kind: "table", table })}
            go={go}
            view={sheetMode}
            setView={setSheetMode}
            isOnePhone={isOnePhone}
            toPhones={toCode}
          />
        )}
        {(shown === "standings" || (isWide && shown === "play")) && (
          <Standings
            open={open}
            drafts={drafts}
            go={go}
            over={lastOver(plan, bookmark, open.results)}
            toPhones={toCode}
            direct={direct("standings")}
            playMore={playMore}
            store={store}
            model={model}
            host={host}
          />
        )}
        <Page
          {...{ store, id, open, incoming, goTo, model, settings, shown, state, send, show }}
          copying={host?.canFollow ? null : copying}
          connect={setConnected}
        />
      </div>
    </div>
  );
}

interface PageProps extends Pick<Props, "store" | "id" | "incoming" | "goTo" | "model" | "settings"> {
  readonly open: OpenEvening;
  readonly shown: ViewName;
  readonly state: ViewState;
  readonly send: (event: ViewEvent) => void;
  readonly show: (view: ViewName) => void;
  readonly copying: Parameters<typeof Phones>[0]["copying"];
  readonly connect: (isOn: boolean) => void;
}

/** A page behind the dots; nothing while a view is shown. */
function Page(props: PageProps) {
  const { store, id, open, incoming, goTo, model, settings, shown, state, send, show, copying, connect } = props;
  const { bookmark, from } = state;
  const { hasPhones } = phonesOf(bookmark);
  return (
    <>
      {shown === "setup" && (
        <Lazy load={setupPage}>
          {({ SetupPage }) => (
            <SetupPage
              open={open}
              model={model}
              hasPhones={hasPhones}
              refit={(next) => send({ kind: "replanned", plan: next })}
              beginPart={(part) => {
                const begun = { ...newEvening({ ...part, firstMark: eveningMark(open.evening) }), follows: id };
                store.add(begun);
                // Applied to the stored evening: another tab may have added results.
                open.change(
                  (current) => secondPart(current, whoPlays(eveningPlan(begun))?.names ?? [], "")?.first ?? current
                );
                goTo(begun.id, "");
              }}
              back={(notice) => send({ kind: "settled", notice })}
            />
          )}
        </Lazy>
      )}
      {shown === "director" && (
        <Lazy load={directorPage}>
          {({ DirectorPage }) => (
            <DirectorPage open={open} bookmark={bookmark} isOfEvening={from === "standings"} back={() => show(from)} />
          )}
        </Lazy>
      )}
      {shown === "big" && <Lazy load={bigView}>{({ BigView }) => <BigView open={open} />}</Lazy>}
      {shown === "phones" && (
        <Phones
          open={open}
          store={store}
          incoming={incoming}
          goTo={goTo}
          bookmark={bookmark}
          choosePhones={(phones) => {
            settings.set("phones", phones);
            send({ kind: "phones", phones });
          }}
          keepConfirms={(isOn) => send({ kind: "confirms", isOn })}
          onJoined={() => send({ kind: "joined" })}
          toBoard={() => show("play")}
          copying={copying}
          connect={connect}
        />
      )}
    </>
  );
}

/** Warns that storage fails, and of entries that this version cannot read. */
function Alerts({ open, store }: Pick<Props, "store"> & { readonly open: OpenEvening }) {
  const trouble = store.trouble();
  return [trouble === null ? "" : texts[trouble], unreadIn(open)].map(
    (message) =>
      message !== "" && (
        <p class="fault" role="alert">
          {message}
        </p>
      )
  );
}

interface EndQuestionProps {
  readonly open: OpenEvening;
  readonly end: () => void;
  readonly stay: () => void;
}

/** Asks before an evening with boards without a result is left. */
function EndQuestion({ open, end, stay }: EndQuestionProps) {
  const missing = tablesMissingResults(open).map((table) => missingLine(open.plan, table));
  return (
    <Sheet title={texts.ending.title} onBack={stay}>
      <p>{texts.ending.text(missing.join("; "))}</p>
      <button type="button" class="primary" onClick={stay}>
        {texts.ending.stay}
      </button>
      <button type="button" onClick={end}>
        {texts.ending.end}
      </button>
    </Sheet>
  );
}

/** The device's choice; beside the open workbook nothing is asked. */
function phoneModeOf(settings: Settings, isBesideWorkbook: boolean): PhoneMode {
  return (isBesideWorkbook ? null : readPhoneMode(settings.get("phones", null))) ?? "each";
}

/** Leaves out an action that the open workbook does not allow, such as a change of the plan. */
function unlessInWorkbook<T>(host: Host | null, action: T): T | undefined {
  return host?.canFollow ? undefined : action;
}

/** The pad's view for score sheet and standings, which a wide window shows beside the pad. */
function toPadView(view: ViewName): ViewName {
  return view === "sheet" || view === "standings" ? "play" : view;
}

/** Focuses the input if a mouse suggests a keyboard: the button that had the focus was removed when play began. */
function useInitialFocus(takesSeats: boolean) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isLost = !(document.activeElement instanceof HTMLElement) || document.activeElement.offsetParent === null;
    if (isLost && window.matchMedia("(pointer: fine)").matches)
      container.current?.querySelector<HTMLElement>(takesSeats ? ".primary" : "input")?.focus();
  }, [takesSeats]);
  return container;
}
