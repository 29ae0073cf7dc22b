import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { tableAhead } from "../../play/pad/pad-moment";
import type { PendingEntries } from "../../play/pending-entry";
import { lastOver } from "../../play/at-table";
import { readPhoneMode, type PhoneMode } from "../../play/one-phone";
import { phonesOf, type Bookmark, type ViewName, type ViewState } from "../../play/view/view-state";
import { isRoot, showsResult } from "../../play/view/view-step";
import type { TablePlan } from "../../sessions/table-plan";
import { today } from "../../sessions/today";
import { Lazy } from "../components/lazy";
import { loading } from "../shared/loading";
import type { Settings } from "../shared/settings";
import { useBack } from "../shared/use-back";
import { useMedia } from "../shared/use-media";
import { useWakeLock } from "../shared/use-wake-lock";
import type { SessionModel } from "../workbook/form/session-model";
import { EndQuestion } from "./end-question";
import type { EveningProps, ShownView, ViewProps } from "./evening-props";
import { MenuPage } from "./menu-page";
import { Pad } from "./pad/pad";
import { CopyTrouble, useRoundCopies } from "./phones/round-copies";
import { TakeSeats } from "./rounds/take-seats";
import { useSameSession } from "./setup/use-same-session";
import { texts } from "./shared/texts";
import { unreadIn } from "./shared/unread";
import { useEvening, type OpenEvening } from "./shared/use-evening";
import { ScoreSheet, type SheetView } from "./sheet/score-sheet";
import { Standings } from "./standings/standings";
import { useView } from "./use-view";
import { directorOf, unlessInWorkbook, ViewBar } from "./view-bar";
import "./evening-view.css";

const inExcel = () => import("./in-excel/parts");
const connected = () => import("./phones/connected/parts");
const resultPage = () => import("./result/parts");

/** Score sheet and standings fit beside the pad from this width. */
const WIDE = "(min-width: 1000px)";

/** An open evening: pad, score sheet, standings and other phones. */
export function EveningView(props: EveningProps) {
  const { store, id, incoming, note, goTo, close, toPlay, onDeleted, model, settings, host } = props;
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
    // If a question is open, Back closes it and leaves it unanswered.
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
  const { isOnePhone } = phonesOf(bookmark);
  const show = (next: ViewName) => send({ kind: "shown", view: next });
  const go = (board: number, table: number) => send({ kind: "opened", place: { table, board } });
  const toPhones = () => show("phones");
  const toCode = isOnePhone ? undefined : toPhones;
  const playAgain = unlessInWorkbook(host, () => void chooseAgain(plan, model).then(toPlay));
  // A wide window shows pad, score sheet and standings as one view.
  const shown: ShownView = showsResult(state, open) ? "result" : isWide ? toPadView(state.view) : state.view;
  return (
    <div class="evening" ref={container}>
      <ViewBar {...{ open, state, send, shown, isWide, isAtRoot, exit, host }} />
      <Alerts open={open} store={store} />
      <CopyTrouble copying={copying} />
      <ConnectedPhones {...{ open, store, bookmark, isConnected, send }} />
      {state.asksEnd && (
        <EndQuestion open={open} end={() => send({ kind: "end" })} stay={() => send({ kind: "stay" })} />
      )}
      <WorkbookPart {...{ host, open, store, send }} />
      <div class="view">
        {shown === "result" && <Result {...props} open={open} playAgain={playAgain} />}
        {shown === "seats" && <TakeSeats open={open} {...bookmark} begin={() => send({ kind: "begun" })} />}
        {shown === "play" && (
          <PlayView open={open} state={state} send={send} showTravellers={() => setSheetMode("travellers")} />
        )}
        <SheetAndStandings
          {...{ open, store, model, host, bookmark, drafts, send, go, toPhones: toCode }}
          shown={isWide && shown === "play" ? "both" : shown}
          mode={sheetMode}
          setMode={setSheetMode}
        />
        <MenuPage
          {...{ store, id, open, incoming, goTo, model, settings, shown, state, send, show }}
          copying={host?.canFollow ? null : copying}
          connect={setConnected}
        />
      </div>
    </div>
  );
}

interface ResultProps extends EveningProps {
  readonly open: OpenEvening;
  readonly playAgain: (() => void) | undefined;
}

/** The result page of a finished evening. */
function Result({ open, store, model, host, settings, playAgain, resultRow }: ResultProps) {
  return (
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
  );
}

/** The pad of the table and board that the bookmark names. */
function PlayView({ open, state, send, showTravellers }: ViewProps & { readonly showTravellers: () => void }) {
  const { bookmark, drafts } = state;
  const { hasPhones, confirms } = phonesOf(bookmark);
  const show = (view: ViewName) => send({ kind: "shown", view });
  return (
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
        show("phones");
      }}
      first={state.notice}
      turnTo={(place) => send({ kind: "turned", place })}
      keepDraft={(place, entered) => send({ kind: "drafted", place, entered })}
      show={(next) => {
        if (next === "travellers") showTravellers();
        show(next === "travellers" ? "sheet" : next);
      }}
    />
  );
}

interface SheetProps extends Pick<EveningProps, "store" | "model" | "host">, Pick<ViewProps, "open" | "send"> {
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

interface ConnectedPhonesProps extends Pick<EveningProps, "store">, Pick<ViewProps, "open" | "send"> {
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

type WorkbookPartProps = Pick<EveningProps, "host" | "store"> & Pick<ViewProps, "open" | "send">;

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

/** Warns that storage fails, and of entries that this version cannot read. */
function Alerts({ open, store }: Pick<EveningProps, "store"> & { readonly open: OpenEvening }) {
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

/** Returns the device's setting; "each" before the user has chosen, and always beside an open workbook. */
function phoneModeOf(settings: Settings, isBesideWorkbook: boolean): PhoneMode {
  return (isBesideWorkbook ? null : readPhoneMode(settings.get("phones", null))) ?? "each";
}

/** Sets the form to the evening's game with the same people, for today. */
async function chooseAgain(plan: TablePlan, model: SessionModel): Promise<void> {
  const { choiceIn } = await loading(import("./setup/setup-page"));
  model.change({ ...choiceIn(plan, model.choice()), date: today() });
}

/** True if Back leaves the evening, or if no evening is open. */
function leadsOutOf(open: OpenEvening | null, state: ViewState | null): boolean {
  return !open || !state || isRoot(state, open);
}

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
