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
import type { SessionModel } from "../session/session-model";
import { newEvening } from "./new-evening";
import type { Bookmark, EveningStore } from "./evening-store";
import { tablesMissingResults } from "./missing";
import { useMedia } from "../shared/use-media";
import { Pad } from "./pad";
import { Phones } from "./phones";
import { CopyTrouble, useRoundCopies } from "./round-copies";
import { ScoreSheet, type SheetOf } from "./score-sheet";
import { Standings } from "./standings";
import { texts } from "./texts";
import { unreadIn } from "./unread";
import { useBack } from "./use-back";
import { useEvening, type OpenEvening } from "./use-evening";
import { useSameSession } from "./use-same-session";
import { useWakeLock } from "./use-wake-lock";

const inExcel = () => import("./in-excel/parts");
const connected = () => import("./connected/parts");
const setupPage = () => import("./setup-page");
const directorPage = () => import("./director-page");

const VIEWS = ["play", "sheet", "standings", "phones"] as const;

type View = (typeof VIEWS)[number] | "setup" | "director";

/** Where score sheet and standings have room beside the pad. */
const WIDE = "(min-width: 1000px)";

interface Props {
  readonly kept: EveningStore;
  readonly id: string;
  /** A code that a link has brought; "" for none. */
  readonly brought: string;
  /** What is said on the pad first; "" for nothing. */
  readonly note: string;
  /** Goes to another evening, with a code that belongs there. */
  readonly goTo: (id: string, brought: string) => void;
  readonly close: () => void;
  /** Leads back where the evening is no more, with it as it was last known here. */
  readonly gone: (evening: Evening | null) => void;
  readonly model: SessionModel;
  readonly host: Host | null;
}

/** An evening that is played: the pad, how it stands, and other phones. */
export function EveningView({ kept, id, brought, note, goTo, close, gone, model, host }: Props) {
  const open = useEvening(kept, id, gone);
  const [view, setView] = useState<View>(() => firstView(open, brought));
  const [bookmark, setBookmark] = useState(() => open && bookmarkIn(kept.bookmark(id), open));
  const [first, setFirstNotice] = useState(note);
  const [drafts, setDrafts] = useState(() => draftsAtFirst(kept, id));
  const place = useFocusAtFirst();
  const [padKey, setPadKey] = useState(0);
  const [cameFrom, setCameFrom] = useState<View>("play");
  const [sheetOf, showSheet] = useState<SheetOf>("table");
  const isWide = useMedia(WIDE);
  const [isConnected, connect] = useState(() => kept.connected(id) !== null);
  const copying = useRoundCopies(open, kept, bookmark);
  useWakeLock();
  useSameSession(open, model);
  const leave = useBack(() => {
    if (view === "play") close();
    else setView("play");
    return view !== "play";
  });
  if (!open || !bookmark) return null;
  const mark = (next: Bookmark) => {
    kept.saveBookmark(id, next);
    setBookmark(next);
  };
  const { confirms } = bookmark;
  const turnTo = (next: Bookmark) => {
    setFirstNotice("");
    mark({ ...next, ...(confirms !== undefined && { confirms }) });
  };
  const keepConfirms = (isOn: boolean) => mark({ ...bookmark, confirms: isOn });
  /** Beside what another tab has kept of other boards. */
  const keepDraft = (at: Pick<Entry, "table" | "board">, entered: PendingEntry | null) => {
    const { [entryKey(at)]: _, ...others } = draftsIn(kept.drafts(id));
    const next = entered ? { ...others, [entryKey(at)]: entered } : others;
    kept.saveDrafts(id, next);
    setDrafts(next);
  };
  const turn = (next: View) => {
    setDrafts(draftsIn(kept.drafts(id)));
    // Another phone will play. Whether East-West confirm is not decided by looking at a code.
    if (next === "phones" && confirms === undefined) keepConfirms(false);
    setView(next);
  };
  /** Leads to a board from outside the pad, which then says nothing more of the one before. */
  const go = (board: number, table: number) => {
    turnTo({ table, board });
    setPadKey((times) => times + 1);
    turn("play");
  };
  /** Goes on under another plan, with each board under its number there. */
  const takePlan = (plan: TablePlan) => {
    open.change((known) => {
      const found = refit(known, plan);
      if (found.lost.length > 0) return known;
      const { evening, to } = found;
      const drafts = renumberedDrafts(draftsIn(kept.drafts(id)), to);
      kept.saveDrafts(id, drafts);
      setDrafts(drafts);
      const stands = { plan: eveningPlan(evening), results: scoredResults(evening) };
      const over = bookmark.over === undefined ? undefined : (to({ ...bookmark, board: bookmark.over }) ?? undefined);
      mark(bookmarkIn({ ...bookmark, board: to(bookmark), over }, stands));
      return evening;
    });
  };
  /** Goes on with the first board that more rounds have. */
  const playMore = unlessInWorkbook(host, (plan: TablePlan) => {
    takePlan(plan);
    const next = nextBoard(plan, bookmark.table, open.results);
    if (next) go(next.board, bookmark.table);
  });
  const turnToTable = (table: number) => {
    const next = nextBoard(open.plan, table, open.results) ?? boardsAt(open.plan, table)[0];
    if (!next) return;
    turnTo({ table, board: next.board });
    setPadKey((times) => times + 1);
  };
  /** Where nobody has been yet, play begins behind the boards that the workbook has. */
  const beginBehind = (entries: readonly Entry[]) => {
    if (kept.bookmark(id) !== null) return;
    const { table } = bookmark;
    const next = nextBoard(open.plan, table, scoredResults(withEntries(open.evening, entries, 0)));
    if (next) turnTo({ table, board: next.board });
  };
  // Where all three have room beside one another they are one view.
  const shown = isWide ? besidePad(view) : view;
  const views = isWide ? (["play", "phones"] as const) : VIEWS;
  const direct = (from: View) =>
    allowsRulings(open.plan)
      ? () => {
          setCameFrom(from);
          turn("director");
        }
      : undefined;
  const trouble = kept.trouble();
  const unread = unreadIn(open);
  return (
    <div class="evening" ref={place}>
      <Alert said={trouble === null ? "" : texts[trouble]} />
      <Alert said={unread} />
      <CopyTrouble copying={copying} />
      <ConnectedPhones isOn={isConnected} open={open} kept={kept} table={bookmark.table} />
      <div class="row views" role="group" aria-label={texts.viewNames}>
        <button type="button" class="quiet" aria-label={texts.back} onClick={() => (close(), leave())}>
          <Icon name="back" />
        </button>
        {views.map((known) => (
          <button type="button" aria-pressed={shown === known} onClick={() => turn(known)}>
            <Icon name={known} />
            {texts.views[known]}
          </button>
        ))}
      </div>
      {host?.canFollow && (
        <section class="in-excel">
          <Lazy load={inExcel}>{({ WorkbookBar }) => <WorkbookBar open={open} kept={kept} taken={beginBehind} />}</Lazy>
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
            first={first}
            turnTo={turnTo}
            keepDraft={keepDraft}
            show={(next) => {
              if (next === "travellers") showSheet(next);
              turn(next === "travellers" ? "sheet" : next);
            }}
            setUp={unlessInWorkbook(host, () => turn("setup"))}
            direct={direct("play")}
            playMore={playMore}
          />
        )}
        {(shown === "sheet" || (isWide && shown === "play")) && (
          <ScoreSheet
            open={open}
            table={bookmark.table}
            turnToTable={turnToTable}
            go={go}
            of={sheetOf}
            showOf={showSheet}
            toPhones={() => turn("phones")}
          />
        )}
        {(shown === "standings" || (isWide && shown === "play")) && (
          <Standings
            open={open}
            drafts={drafts}
            go={go}
            over={lastOver(open.plan, bookmark, open.results)}
            toPhones={() => turn("phones")}
            direct={direct("standings")}
            playMore={playMore}
            kept={kept}
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
                refit={takePlan}
                beginPart={(part) => {
                  const begun = { ...newEvening({ ...part, firstMark: eveningMark(open.evening) }), follows: id };
                  kept.add(begun);
                  // Said of what is kept at this moment: another tab may have more.
                  open.change(
                    (known) => secondPart(known, whoPlays(eveningPlan(begun))?.names ?? [], "")?.first ?? known
                  );
                  goTo(begun.id, "");
                }}
                back={(said) => {
                  setFirstNotice(said);
                  turn("play");
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
                at={bookmark}
                isOfEvening={cameFrom === "standings"}
                back={() => turn(cameFrom)}
              />
            )}
          </Lazy>
        )}
        {shown === "phones" && (
          <Phones
            open={open}
            kept={kept}
            table={bookmark.table}
            brought={brought}
            goTo={goTo}
            confirms={confirms ?? false}
            keepConfirms={keepConfirms}
            copying={host?.canFollow ? null : copying}
            connect={connect}
          />
        )}
      </div>
    </div>
  );
}

/** What can be changed here: not where the workbook has it. */
function unlessInWorkbook<T>(host: Host | null, change: T): T | undefined {
  return host?.canFollow ? undefined : change;
}

/** The view where score sheet and standings stand beside the pad. */
function besidePad(view: View): View {
  return view === "sheet" || view === "standings" ? "play" : view;
}

interface ConnectedProps {
  readonly isOn: boolean;
  readonly open: OpenEvening;
  readonly kept: EveningStore;
  readonly table: number;
}

function ConnectedPhones({ isOn, ...rest }: ConnectedProps) {
  if (!isOn) return null;
  return <Lazy load={connected}>{({ ConnectedLine }) => <ConnectedLine {...rest} />}</Lazy>;
}

function Alert({ said }: { readonly said: string }) {
  if (said === "") return null;
  return (
    <p class="fault" role="alert">
      {said}
    </p>
  );
}

function firstView(open: OpenEvening | null, brought: string): View {
  if (brought !== "") return "phones";
  return open && tablesMissingResults(open).length === 0 ? "standings" : "play";
}

/** Whoever has a keyboard may type at once: the button that began play is gone, and the focus with it. */
function useFocusAtFirst() {
  const evening = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isLost = !(document.activeElement instanceof HTMLElement) || document.activeElement.offsetParent === null;
    if (isLost && window.matchMedia("(pointer: fine)").matches)
      evening.current?.querySelector<HTMLElement>("input")?.focus();
  }, []);
  return evening;
}

/** Where play was; else at the first board that is open. */
function bookmarkIn(stored: unknown, { plan, results: stands }: Pick<OpenEvening, "plan" | "results">): Bookmark {
  const { table: keptTable, board, over, confirms } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  const tables = tablesIn(plan);
  const { table } = tables.find((known) => known.table === keptTable) ?? itemAt(tables, 0);
  const boards = boardsAt(plan, table);
  const known = boards.find((each) => each.board === board);
  const overAt = boards.find((each) => each.board === over);
  const kept = typeof confirms === "boolean" ? { confirms } : {};
  if (known) return { table, board: known.board, ...(overAt && { over: overAt.board }), ...kept };
  const next = nextBoard(plan, table, stands) ?? itemAt(boards, 0);
  return { table, board: next.board, ...kept };
}

/** What is entered and not accepted; versions before kept it of one board alone, with the place. */
function draftsAtFirst(kept: EveningStore, id: string): PendingEntries {
  const drafts = draftsIn(kept.drafts(id));
  const { table, board, draft } = (kept.bookmark(id) ?? {}) as Readonly<Record<string, unknown>>;
  if (draft === undefined || typeof table !== "number" || typeof board !== "number") return drafts;
  const all = { ...draftsIn({ [entryKey({ table, board })]: { draft } }), ...drafts };
  kept.saveDrafts(id, all);
  return all;
}
