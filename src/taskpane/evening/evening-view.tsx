import { useEffect, useRef, useState } from "preact/hooks";
import { tablesIn } from "../../sessions/kinds";
import type { Host } from "../../excel/host";
import { itemAt } from "../../bridge/item-at";
import { boardsAt, lastOver, nextBoard } from "../../play/at-table";
import { entryKey, eveningPlan, withEntries, scoredResults, type Entry, type Evening } from "../../play/evening";
import { eveningMark } from "../../play/session-mark";
import { allowsRulings } from "../../play/rulings";
import { secondPart, whoPlays } from "../../play/second-part";
import { refit, renumberedDrafts } from "../../play/refit";
import type { TablePlan } from "../../sessions/table-plan";
import { draftsIn, type PendingEntries, type PendingEntry } from "../../play/pending-entry";
import { Icon } from "../components/icon";
import { Lazy } from "../components/lazy";
import type { SessionModel } from "../workbook/form/session-model";
import { newEvening } from "./shared/new-evening";
import type { Bookmark, EveningStore } from "./shared/evening-store";
import { tablesMissingResults } from "./shared/missing";
import { useMedia } from "../shared/use-media";
import { Pad } from "./pad/pad";
import { Phones } from "./phones/phones";
import { CopyTrouble, useRoundCopies } from "./phones/round-copies";
import { ScoreSheet, type SheetView } from "./sheet/score-sheet";
import { Standings } from "./standings/standings";
import { texts } from "./shared/texts";
import { unreadIn } from "./shared/unread";
import { useBack } from "../shared/use-back";
import { useEvening, type OpenEvening } from "./shared/use-evening";
import { useSameSession } from "./setup/use-same-session";
import { useWakeLock } from "../shared/use-wake-lock";
import "./evening-view.css";

const inExcel = () => import("./in-excel/parts");
const connected = () => import("./phones/connected/parts");
const setupPage = () => import("./setup/setup-page");
const directorPage = () => import("./director/director-page");

const VIEWS = ["play", "sheet", "standings", "phones"] as const;

type View = (typeof VIEWS)[number] | "setup" | "director";

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
  readonly host: Host | null;
}

/** An open evening: pad, score sheet, standings and other phones. */
export function EveningView({ store, id, incoming, note, goTo, close, onDeleted, model, host }: Props) {
  const open = useEvening(store, id, onDeleted);
  const [view, setView] = useState<View>(() => firstView(open, incoming));
  const [bookmark, setBookmark] = useState(() => open && bookmarkIn(store.bookmark(id), open));
  const [firstNotice, setFirstNotice] = useState(note);
  const [drafts, setDrafts] = useState(() => initialDrafts(store, id));
  const container = useInitialFocus();
  const [padKey, setPadKey] = useState(0);
  const [directorBack, setDirectorBack] = useState<View>("play");
  const [sheetMode, setSheetMode] = useState<SheetView>("table");
  const isWide = useMedia(WIDE);
  const [isConnected, setConnected] = useState(() => store.connected(id) !== null);
  const copying = useRoundCopies(open, store, bookmark);
  useWakeLock();
  useSameSession(open, model);
  const leave = useBack(() => {
    if (view === "play") close();
    else setView("play");
    return view !== "play";
  });
  if (!open || !bookmark) return null;
  const saveBookmark = (next: Bookmark) => {
    store.saveBookmark(id, next);
    setBookmark(next);
  };
  const { confirms } = bookmark;
  const turnTo = (next: Bookmark) => {
    setFirstNotice("");
    saveBookmark({ ...next, ...(confirms !== undefined && { confirms }) });
  };
  const saveConfirms = (isOn: boolean) => saveBookmark({ ...bookmark, confirms: isOn });
  /** Saves one board's entry; another tab may have saved those of other boards. */
  const saveDraft = (place: Pick<Entry, "table" | "board">, entered: PendingEntry | null) => {
    const { [entryKey(place)]: _, ...others } = draftsIn(store.drafts(id));
    const next = entered ? { ...others, [entryKey(place)]: entered } : others;
    store.saveDrafts(id, next);
    setDrafts(next);
  };
  const showView = (next: View) => {
    setDrafts(draftsIn(store.drafts(id)));
    // Another phone joins: East-West need not confirm unless it is switched on.
    if (next === "phones" && confirms === undefined) saveConfirms(false);
    setView(next);
  };
  /** Opens a board on a remounted pad, without notices of the board before. */
  const go = (board: number, table: number) => {
    turnTo({ table, board });
    setPadKey((times) => times + 1);
    showView("play");
  };
  /** Continues under another plan and renumbers the boards to it. */
  const applyPlan = (plan: TablePlan) => {
    open.change((current) => {
      const refitted = refit(current, plan);
      if (refitted.lost.length > 0) return current;
      const { evening, to } = refitted;
      const drafts = renumberedDrafts(draftsIn(store.drafts(id)), to);
      store.saveDrafts(id, drafts);
      setDrafts(drafts);
      const next = { plan: eveningPlan(evening), results: scoredResults(evening) };
      const over = bookmark.over === undefined ? undefined : (to({ ...bookmark, board: bookmark.over }) ?? undefined);
      saveBookmark(bookmarkIn({ ...bookmark, board: to(bookmark), over }, next));
      return evening;
    });
  };
  /** Adds rounds and opens their first board. */
  const playMore = unlessInWorkbook(host, (plan: TablePlan) => {
    applyPlan(plan);
    const next = nextBoard(plan, bookmark.table, open.results);
    if (next) go(next.board, bookmark.table);
  });
  const turnToTable = (table: number) => {
    const next = nextBoard(open.plan, table, open.results) ?? boardsAt(open.plan, table)[0];
    if (!next) return;
    turnTo({ table, board: next.board });
    setPadKey((times) => times + 1);
  };
  /** Without a bookmark, play begins after the boards that the workbook already has. */
  const beginAfter = (entries: readonly Entry[]) => {
    if (store.bookmark(id) !== null) return;
    const { table } = bookmark;
    const next = nextBoard(open.plan, table, scoredResults(withEntries(open.evening, entries, 0)));
    if (next) turnTo({ table, board: next.board });
  };
  // A wide window shows pad, score sheet and standings as one view.
  const shown = isWide ? toPadView(view) : view;
  const views = isWide ? (["play", "phones"] as const) : VIEWS;
  const openDirector = (from: View) =>
    allowsRulings(open.plan)
      ? () => {
          setDirectorBack(from);
          showView("director");
        }
      : undefined;
  const trouble = store.trouble();
  const unread = unreadIn(open);
  return (
    <div class="evening" ref={container}>
      <Alert message={trouble === null ? "" : texts[trouble]} />
      <Alert message={unread} />
      <CopyTrouble copying={copying} />
      <ConnectedPhones isOn={isConnected} open={open} store={store} table={bookmark.table} />
      <div class="row views" role="group" aria-label={texts.viewNames}>
        <button type="button" class="quiet" aria-label={texts.back} onClick={() => (close(), leave())}>
          <Icon name="back" />
        </button>
        {views.map((name) => (
          <button type="button" aria-pressed={shown === name} onClick={() => showView(name)}>
            <Icon name={name} />
            {texts.views[name]}
          </button>
        ))}
      </div>
      {host?.canFollow && (
        <section class="in-excel">
          <Lazy load={inExcel}>
            {({ WorkbookBar }) => <WorkbookBar open={open} store={store} onImport={beginAfter} />}
          </Lazy>
        </section>
      )}
      <div class="view">
        {shown === "play" && (
          <Pad
            key={padKey}
            open={open}
            bookmark={bookmark}
            drafts={drafts}
            confirms={confirms ?? false}
            hasPhones={confirms !== undefined}
            first={firstNotice}
            turnTo={turnTo}
            keepDraft={saveDraft}
            show={(next) => {
              if (next === "travellers") setSheetMode(next);
              showView(next === "travellers" ? "sheet" : next);
            }}
            setUp={unlessInWorkbook(host, () => showView("setup"))}
            direct={openDirector("play")}
            playMore={playMore}
          />
        )}
        {(shown === "sheet" || (isWide && shown === "play")) && (
          <ScoreSheet
            open={open}
            table={bookmark.table}
            turnToTable={turnToTable}
            go={go}
            view={sheetMode}
            setView={setSheetMode}
            toPhones={() => showView("phones")}
          />
        )}
        {(shown === "standings" || (isWide && shown === "play")) && (
          <Standings
            open={open}
            drafts={drafts}
            go={go}
            over={lastOver(open.plan, bookmark, open.results)}
            toPhones={() => showView("phones")}
            direct={openDirector("standings")}
            playMore={playMore}
            store={store}
            model={model}
            host={host}
          />
        )}
        {shown === "setup" && (
          <Lazy load={setupPage}>
            {({ SetupPage }) => (
              <SetupPage
                open={open}
                model={model}
                hasPhones={confirms !== undefined}
                refit={applyPlan}
                beginPart={(part) => {
                  const begun = { ...newEvening({ ...part, firstMark: eveningMark(open.evening) }), follows: id };
                  store.add(begun);
                  // Applied to the stored evening: another tab may have added results.
                  open.change(
                    (current) => secondPart(current, whoPlays(eveningPlan(begun))?.names ?? [], "")?.first ?? current
                  );
                  goTo(begun.id, "");
                }}
                back={(notice) => {
                  setFirstNotice(notice);
                  showView("play");
                }}
              />
            )}
          </Lazy>
        )}
        {shown === "director" && (
          <Lazy load={directorPage}>
            {({ DirectorPage }) => (
              <DirectorPage
                open={open}
                bookmark={bookmark}
                isOfEvening={directorBack === "standings"}
                back={() => showView(directorBack)}
              />
            )}
          </Lazy>
        )}
        {shown === "phones" && (
          <Phones
            open={open}
            store={store}
            table={bookmark.table}
            incoming={incoming}
            goTo={goTo}
            confirms={confirms ?? false}
            keepConfirms={saveConfirms}
            copying={host?.canFollow ? null : copying}
            connect={setConnected}
          />
        )}
      </div>
    </div>
  );
}

/** Leaves out an action that the open workbook does not allow, such as a change of the plan. */
function unlessInWorkbook<T>(host: Host | null, action: T): T | undefined {
  return host?.canFollow ? undefined : action;
}

/** The pad's view for score sheet and standings, which a wide window shows beside the pad. */
function toPadView(view: View): View {
  return view === "sheet" || view === "standings" ? "play" : view;
}

interface ConnectedProps {
  readonly isOn: boolean;
  readonly open: OpenEvening;
  readonly store: EveningStore;
  readonly table: number;
}

function ConnectedPhones({ isOn, open, store, table }: ConnectedProps) {
  if (!isOn) return null;
  return (
    <Lazy load={connected}>{({ ConnectedLine }) => <ConnectedLine open={open} store={store} table={table} />}</Lazy>
  );
}

function Alert({ message }: { readonly message: string }) {
  if (message === "") return null;
  return (
    <p class="fault" role="alert">
      {message}
    </p>
  );
}

function firstView(open: OpenEvening | null, incoming: string): View {
  if (incoming !== "") return "phones";
  return open && tablesMissingResults(open).length === 0 ? "standings" : "play";
}

/** Focuses the input if a mouse suggests a keyboard: the button that had the focus was removed when play began. */
function useInitialFocus() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isLost = !(document.activeElement instanceof HTMLElement) || document.activeElement.offsetParent === null;
    if (isLost && window.matchMedia("(pointer: fine)").matches)
      container.current?.querySelector<HTMLElement>("input")?.focus();
  }, []);
  return container;
}

/** The stored bookmark if it fits the plan; otherwise at the first board without a result. */
function bookmarkIn(stored: unknown, { plan, results }: Pick<OpenEvening, "plan" | "results">): Bookmark {
  const { table: storedTable, board, over, confirms } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  const tables = tablesIn(plan);
  const { table } = tables.find((each) => each.table === storedTable) ?? itemAt(tables, 0);
  const boards = boardsAt(plan, table);
  const marked = boards.find((each) => each.board === board);
  const lastOfRound = boards.find((each) => each.board === over);
  const confirmation = typeof confirms === "boolean" ? { confirms } : {};
  if (marked) return { table, board: marked.board, ...(lastOfRound && { over: lastOfRound.board }), ...confirmation };
  const next = nextBoard(plan, table, results) ?? itemAt(boards, 0);
  return { table, board: next.board, ...confirmation };
}

/** The pending entries. Earlier versions stored a single one, in the bookmark. */
function initialDrafts(store: EveningStore, id: string): PendingEntries {
  const drafts = draftsIn(store.drafts(id));
  const { table, board, draft } = (store.bookmark(id) ?? {}) as Readonly<Record<string, unknown>>;
  if (draft === undefined || typeof table !== "number" || typeof board !== "number") return drafts;
  const all = { ...draftsIn({ [entryKey({ table, board })]: { draft } }), ...drafts };
  store.saveDrafts(id, all);
  return all;
}
