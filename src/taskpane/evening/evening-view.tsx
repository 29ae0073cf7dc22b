import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { tableAhead } from "../../play/pad/pad-moment";
import type { PendingEntries } from "../../play/pending-entry";
import { lastOver } from "../../play/at-table";
import { eveningPlan, type Evening } from "../../play/evening";
import { withMoreRounds } from "../../play/more-rounds";
import { allowsRulings } from "../../play/rulings";
import { readPhoneMode, type PhoneMode } from "../../play/one-phone";
import { secondPart, whoPlays } from "../../play/second-part";
import { eveningMark } from "../../play/session-mark";
import { phonesOf, type Bookmark, type ViewEvent, type ViewName, type ViewState } from "../../play/view/view-state";
import { isFinished, isRoot, showsResult } from "../../play/view/view-step";
import type { TablePlan } from "../../sessions/table-plan";
import { today } from "../../sessions/today";
import { Lazy } from "../components/lazy";
import { Sheet } from "../components/sheet";
import { loading } from "../shared/loading";
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
const resultPage = () => import("./result/parts");
const directorPage = () => import("./director/director-page");
const bigView = () => import("./big/big-view");

/** Pages with a bar of their own. */
const WITH_OWN_BAR: readonly ShownView[] = ["director", "setup"];

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
  /** Opens the questions of a new evening. */
  readonly toPlay: () => void;
  /** Called with the last known state of the evening when it was deleted elsewhere. */
  readonly onDeleted: (evening: Evening | null) => void;
  readonly model: SessionModel;
  readonly settings: Settings;
  readonly host: Host | null;
  /** A row of the result page that leads to another page. */
  readonly resultRow: ComponentChildren;
}

/** An open evening: pad, score sheet, standings and other phones. */
export function EveningView(props: Props) {
  const { store, id, incoming, note, goTo, close, toPlay, onDeleted, model, settings, host, resultRow } = props;
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
  const isAtRoot = leadsOutOf(open, viewed?.[0] ?? null);
  const leave = useBack(() => {
    // Back closes a question without an answer.
    const sheet = document.querySelector("dialog[open]");
    if (sheet) sheet.dispatchEvent(new Event("cancel", { cancelable: true }));
    else if (isAtRoot) close();
    else viewed?.[1]({ kind: "back" });
    return sheet !== null || !isAtRoot;
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
  const playAgain = unlessInWorkbook(host, () => void chooseAgain(plan, model).then(toPlay));
  // A wide window shows pad, score sheet and standings as one view.
  const shown: ShownView = showsResult(state, open) ? "result" : isWide ? toPadView(state.view) : state.view;
  return (
    <div class="evening" ref={container}>
      <Bar {...{ open, state, send, shown, isWide, isAtRoot, exit, host }} />
      <Alerts open={open} store={store} />
      <CopyTrouble copying={copying} />
      <ConnectedPhones {...{ open, store, bookmark, isConnected, send }} />
      {state.asksEnd && (
        <EndQuestion open={open} end={() => send({ kind: "end" })} stay={() => send({ kind: "stay" })} />
      )}
      <WorkbookPart {...{ host, open, store, send }} />
      <div class="view">
        {shown === "result" && (
          <Lazy load={resultPage}>
            {({ ResultPage, ShareFoot }) => (
              <ResultPage
                played={open}
                {...{ store, model, host, playAgain }}
                foot={<ShareFoot evening={open.evening} settings={settings} />}
              >
                {resultRow}
              </ResultPage>
            )}
          </Lazy>
        )}
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
          />
        )}
        <SheetAndStandings
          {...{ open, store, model, host, bookmark, drafts, send, go, toPhones: toCode }}
          shown={isWide && shown === "play" ? "both" : shown}
          mode={sheetMode}
          setMode={setSheetMode}
        />
        <Page
          {...{ store, id, open, incoming, goTo, model, settings, shown, state, send, show }}
          copying={host?.canFollow ? null : copying}
          connect={setConnected}
        />
      </div>
    </div>
  );
}

interface SheetProps extends Pick<Props, "store" | "model" | "host">, Pick<BarProps, "open" | "send"> {
  readonly bookmark: Bookmark;
  readonly drafts: PendingEntries;
  readonly go: (board: number, table: number) => void;
  readonly toPhones: (() => void) | undefined;
  /** "both": the sheet and the standings are shown beside the pad. */
  readonly shown: ShownView | "both";
  readonly mode: SheetView;
  readonly setMode: (mode: SheetView) => void;
}

/** The score sheet and the standings, as views or beside the pad. */
function SheetAndStandings(props: SheetProps) {
  const { open, store, model, host, bookmark, drafts, send, go, toPhones, shown, mode, setMode } = props;
  const { plan, results } = open;
  const isBesidePad = shown === "both";
  // The players to whom the phone goes next see the sheet beside the pad, so it is the sheet of their table.
  const table = isBesidePad ? tableAhead({ plan, results, bookmark, phones: bookmark.phones }) : bookmark.table;
  return (
    <>
      {(shown === "sheet" || isBesidePad) && (
        <ScoreSheet
          open={open}
          table={table}
          turnToTable={(next) => send({ kind: "table", table: next })}
          go={go}
          view={mode}
          setView={setMode}
          isOnePhone={phonesOf(bookmark).isOnePhone}
          toPhones={toPhones}
        />
      )}
      {(shown === "standings" || (isBesidePad && table === bookmark.table)) && (
        <Standings
          open={open}
          drafts={drafts}
          go={go}
          over={lastOver(plan, bookmark, results)}
          toPhones={toPhones}
          direct={directorOf(plan, "standings", send)}
          store={store}
          model={model}
          host={host}
        />
      )}
    </>
  );
}

interface ConnectedPhonesProps extends Pick<Props, "store">, Pick<BarProps, "open" | "send"> {
  readonly bookmark: Bookmark;
  readonly isConnected: boolean;
}

/** The state of connected phones in one line; nothing if this phone is not connected. */
function ConnectedPhones({ open, store, bookmark, isConnected, send }: ConnectedPhonesProps) {
  if (!isConnected) return null;
  return (
    <Lazy load={connected} meanwhile={null}>
      {({ ConnectedLine }) => (
        <ConnectedLine open={open} store={store} table={bookmark.table} onJoined={() => send({ kind: "joined" })} />
      )}
    </Lazy>
  );
}

/** A view of an evening, or the result page of a finished one, which replaces pad and standings. */
type ShownView = ViewName | "result";

interface BarProps extends Pick<Props, "host"> {
  readonly open: OpenEvening;
  readonly state: ViewState;
  readonly send: (event: ViewEvent) => void;
  readonly shown: ShownView;
  readonly isWide: boolean;
  readonly isAtRoot: boolean;
  readonly exit: () => void;
}

/** The bar of an evening; nothing on pages with a bar of their own. */
function Bar({ open, state, send, shown, isWide, isAtRoot, exit, host }: BarProps) {
  if (WITH_OWN_BAR.includes(shown)) return null;
  const { plan } = open;
  const show = (view: ViewName) => send({ kind: "shown", view });
  const isResult = shown === "result";
  const isOver = isFinished(state, open);
  // In a main view the back arrow leaves the evening at once, unless the evening is finished and has a result page.
  const leadsOut = isAtRoot || (!isOver && isView(state.view));
  const more = isResult && !host?.canFollow ? withMoreRounds(plan) : null;
  return (
    <EveningBar
      shown={isResult ? state.view : shown}
      isTitled={isWide || isResult}
      isRoot={leadsOut}
      title={plan.title}
      back={leadsOut ? exit : () => send({ kind: "back" })}
      show={show}
      phones={() => show("phones")}
      setUp={unlessInWorkbook(host, () => show("setup"))}
      direct={directorOf(plan, isResult ? "standings" : shown, send)}
      correct={isResult ? () => show("sheet") : undefined}
      more={
        more ? { label: texts.playMore(more.rounds), add: () => send({ kind: "more", plan: more.plan }) } : undefined
      }
      end={isOver ? undefined : () => send({ kind: "end" })}
    />
  );
}

type WorkbookPartProps = Pick<Props, "host" | "store"> & Pick<BarProps, "open" | "send">;

/** The bar for syncing the evening with the open workbook; nothing without a workbook. */
function WorkbookPart({ host, open, store, send }: WorkbookPartProps) {
  if (!host?.canFollow) return null;
  return (
    <section class="in-excel">
      <Lazy load={inExcel}>
        {({ WorkbookBar }) => (
          <WorkbookBar open={open} store={store} onImport={(entries) => send({ kind: "imported", entries })} />
        )}
      </Lazy>
    </section>
  );
}

/** Opens the Director's page from a view; undefined if the plan has no rulings. */
function directorOf(plan: TablePlan, from: ViewName, send: BarProps["send"]) {
  return allowsRulings(plan) ? () => send({ kind: "shown", view: "director", from }) : undefined;
}

interface PageProps extends Pick<Props, "store" | "id" | "incoming" | "goTo" | "model" | "settings"> {
  readonly open: OpenEvening;
  readonly shown: ShownView;
  readonly state: ViewState;
  readonly send: (event: ViewEvent) => void;
  readonly show: (view: ViewName) => void;
  readonly copying: Parameters<typeof Phones>[0]["copying"];
  readonly connect: (isOn: boolean) => void;
}

/** The page that was opened from the menu behind three dots; nothing while a main view is shown. */
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

/** Asks before the user ends an evening that has boards without a result. */
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

/** Returns the device's setting; "each" before the user has chosen, and always beside an open workbook. */
function phoneModeOf(settings: Settings, isBesideWorkbook: boolean): PhoneMode {
  return (isBesideWorkbook ? null : readPhoneMode(settings.get("phones", null))) ?? "each";
}

/** Sets the form to the evening's game with the same people, for today. */
async function chooseAgain(plan: TablePlan, model: SessionModel): Promise<void> {
  const { choiceIn } = await loading(setupPage());
  model.change({ ...choiceIn(plan, model.choice()), date: today() });
}

/** Leaves out an action that the open workbook does not allow, such as a change of the plan. */
function unlessInWorkbook<T>(host: Host | null, action: T): T | undefined {
  return host?.canFollow ? undefined : action;
}

/** True if Back leaves the evening, or if no evening is open. */
function leadsOutOf(open: OpenEvening | null, state: ViewState | null): boolean {
  return !open || !state || isRoot(state, open);
}

const isView = (view: ViewName) => view === "play" || view === "sheet" || view === "standings";

/** Returns "play" in place of score sheet and standings, which a wide window shows beside the pad. */
function toPadView(view: ViewName): ViewName {
  return view === "sheet" || view === "standings" ? "play" : view;
}

/** Focuses an input or button if a mouse suggests a keyboard, and the focused button was removed when play began. */
function useInitialFocus(takesSeats: boolean) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isLost = !(document.activeElement instanceof HTMLElement) || document.activeElement.offsetParent === null;
    if (isLost && window.matchMedia("(pointer: fine)").matches)
      container.current?.querySelector<HTMLElement>(takesSeats ? ".primary" : "input")?.focus();
  }, [takesSeats]);
  return container;
}
