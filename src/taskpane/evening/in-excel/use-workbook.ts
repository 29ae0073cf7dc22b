import { useEffect, useRef, useState } from "preact/hooks";
import { InputError } from "../../../bridge/input-error";
import type { BoardResult } from "../../../play/board-result";
import { withEntries, currentResults, type Entry, type Evening } from "../../../play/evening";
import { isSameEvening, similarity, mayBeSameEvening } from "../../../play/in-workbook/similarity";
import { parseSnapshot, revalidateSnapshot, type SheetSnapshot } from "../../../play/in-workbook/snapshot";
import {
  workbookCounts,
  noteReplaced,
  overruledBy,
  replacedSince,
  stillOverruled,
  type NotedCounts,
  type OverruledRuling,
  type ReplacedResult,
} from "../../../play/in-workbook/replaced";
import { revalidateRulings } from "../../../play/in-workbook/rulings-step";
import type { SyncPlan } from "../../../play/in-workbook/sync-plan";
import { allowsRulings, withRulings, rulingKey, textOf, type Decision, type Ruling } from "../../../play/rulings";
import type { TablePlan } from "../../../sessions/table-plan";
import type { SavedSession } from "../../../workbook/reading/read-saved";
import { readOpenRulings } from "../../open/read-open-sessions";
import { errorText } from "../../shared/error-text";
import type { EveningStore } from "../shared/evening-store";
import type { OpenEvening } from "../shared/use-evening";
import { startWorkbookSync, type WorkbookSync } from "./workbook-sync";
import { linesOf, ruledLine } from "../shared/workbook-lines";
import { openTables, sessionOf } from "./open-tables";
import { texts } from "./texts";
import { useLatest } from "../../shared/use-latest";

export interface WorkbookStatus extends Pick<SyncPlan, "unfinished" | "adjusted"> {
  readonly missing: readonly string[];
  /** Rulings for which the sheet Director has no free line. */
  readonly left: readonly Ruling[];
  /** Reason why syncing fails at present; null if it works. */
  readonly waiting: string | null;
}

const QUIET: WorkbookStatus = { unfinished: [], adjusted: [], missing: [], left: [], waiting: null };

/** Results and rulings of the pad that the workbook has replaced. */
interface WorkbookNews {
  /** Results that the workbook has replaced since it was connected, or since the last acknowledgement. */
  readonly replaced: readonly ReplacedResult[];
  readonly overruled: readonly OverruledRuling[];
}

const NO_NEWS: WorkbookNews = { replaced: [], overruled: [] };

/** State of an evening and the workbook that is open in Excel, and actions that connect and disconnect the two. */
interface WithWorkbook extends WorkbookNews {
  readonly state: "apart" | "looking" | "together";
  /** Reason why connecting failed; "" if the user has not pressed the button. */
  readonly fault: string;
  readonly status: WorkbookStatus;
  readonly join: () => void;
  readonly part: () => void;
  readonly takeNote: () => void;
}

/**
 * Syncs an evening with the open workbook; begins at once if the evening was in sync with a workbook before.
 * @param onImport called with the entries that the pad has taken over.
 */
export function useWorkbook(
  { evening, plan, change }: OpenEvening,
  store: EveningStore,
  onImport: (entries: readonly Entry[]) => void
): WithWorkbook {
  const { id } = evening;
  const [state, setState] = useState<WithWorkbook["state"]>("apart");
  const [fault, setFault] = useState("");
  const [status, setStatus] = useState(QUIET);
  const current = () => store.find(id) ?? evening;
  const news = useWorkbookNews(evening, current);
  const step = useRef<WorkbookSync | null>(null);
  const attempt = useRef(0);
  const latest = useLatest({ change, onImport });
  const seen = () => parseSnapshot(store.seen(id)) ?? {};

  const end = () => {
    attempt.current++;
    step.current?.end();
    step.current = null;
  };
  /** @param isRequested true if the user has pressed the button. */
  const connect = async (isRequested: boolean) => {
    const thisAttempt = ++attempt.current;
    setState("looking");
    setFault("");
    try {
      const session = await matchingSession(plan, currentResults(current()), isRequested);
      if (thisAttempt !== attempt.current) return;
      const snapshot = await openingSnapshot(plan, session, seen);
      if (thisAttempt !== attempt.current) return;
      store.saveSnapshot(id, snapshot);
      step.current = startWorkbookSync({
        plan,
        tables: openTables(plan, session),
        evening: () => store.find(id),
        seen,
        saveSnapshot: (next: SheetSnapshot) => store.saveSnapshot(id, next),
        take: (entries) => {
          latest.current.change((current) => withEntries(current, entries, Date.now()));
          latest.current.onImport(entries);
        },
        rule: (decisions) => {
          news.noteOverruled(decisions);
          latest.current.change((current) => withRulings(current, decisions, Date.now()));
        },
        report: ({ unfinished, adjusted }, missing, left) =>
          setStatus((before) => ({ ...before, unfinished, adjusted, missing, left })),
        wait: (waiting) => setStatus((before) => ({ ...before, waiting })),
      });
      news.restart();
      setState("together");
    } catch (error) {
      if (thisAttempt !== attempt.current) return;
      setState("apart");
      if (isRequested) setFault(errorText(error));
    }
  };
  const latestConnect = useLatest(connect);
  useEffect(() => {
    if (store.seen(id) !== null) void latestConnect.current(false);
    return end;
  }, [id, store, latestConnect]);
  useEffect(() => step.current?.nudge(), [evening]);
  return {
    state,
    fault,
    status,
    ...(state === "together" ? news.shown : NO_NEWS),
    join: () => void connect(true),
    part: () => {
      end();
      store.saveSnapshot(id, null);
      setStatus(QUIET);
      news.clearOverruled();
      setState("apart");
    },
    takeNote: news.takeNote,
  };
}

/** Keeps what the workbook has replaced since the last acknowledgement. @param current returns the stored evening */
function useWorkbookNews(evening: Evening, current: () => Evening) {
  const [noted, setNoted] = useState<NotedCounts>(new Map());
  const [overruled, setOverruled] = useState<readonly OverruledRuling[]>([]);
  /** Texts of rulings that came from the workbook, by `rulingKey`. */
  const typed = useRef(new Map<string, string>());
  const clearOverruled = () => setOverruled([]);
  return {
    shown: { replaced: replacedSince(evening, noted), overruled: stillOverruled(evening, overruled) },
    restart: () => setNoted(workbookCounts(current())),
    noteOverruled: (decisions: readonly Decision[]) => {
      const overruledNow = overruledBy(current(), decisions, typed.current);
      if (overruledNow.length > 0) setOverruled((before) => [...before, ...overruledNow]);
      for (const each of decisions) typed.current.set(rulingKey(each), textOf(each));
    },
    clearOverruled,
    takeNote: () => {
      setNoted(noteReplaced(evening, noted));
      clearOverruled();
    },
  };
}

/**
 * Returns the session of the open workbook that may be the evening's; if the user has not requested it, only one that
 * surely is.
 * @throws InputError if there is none.
 */
async function matchingSession(
  plan: TablePlan,
  results: ReadonlyMap<string, BoardResult>,
  isRequested: boolean
): Promise<SavedSession> {
  const session = await sessionOf(plan, results);
  if (!session) throw new InputError(texts.otherEvening);
  const found = similarity(results, linesOf(plan, session));
  const isOne = isRequested ? mayBeSameEvening(found) : isSameEvening(found);
  if (!isOne) throw new InputError(texts.otherResults(found.different));
  return session;
}

/** Returns the last snapshot without the lines and rulings that have changed in the workbook since. */
async function openingSnapshot(plan: TablePlan, session: SavedSession, seen: () => SheetSnapshot) {
  const lines = linesOf(plan, session);
  const rulings = (await readOpenRulings(session)).map(ruledLine);
  const ruled = allowsRulings(plan) ? revalidateRulings(plan, seen(), { lines: rulings, boards: lines }) : {};
  return { ...revalidateSnapshot(seen(), lines), ...ruled };
}
