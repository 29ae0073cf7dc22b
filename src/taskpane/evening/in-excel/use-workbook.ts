import { useEffect, useRef, useState } from "preact/hooks";
import { withEntries, currentResults, type Entry } from "../../../play/evening";
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
import { readOpenRulings } from "../../open/read-open-sessions";
import { errorText } from "../../shared/error-text";
import type { EveningStore } from "../shared/evening-store";
import type { OpenEvening } from "../shared/use-evening";
import { startWorkbookSync, type WorkbookSync } from "./workbook-sync";
import { linesOf, ruledLine } from "../shared/workbook-lines";
import { openTables, sessionOf } from "./open-tables";
import { texts } from "./texts";
import { useLatest } from "../../shared/use-latest";

interface WorkbookStatus extends Pick<SyncPlan, "unfinished" | "adjusted"> {
  readonly missing: readonly string[];
  /** Rulings for which the sheet Director has no free line. */
  readonly left: readonly Ruling[];
  /** Reason why syncing fails at present; null if it works. */
  readonly waiting: string | null;
}

const QUIET: WorkbookStatus = { unfinished: [], adjusted: [], missing: [], left: [], waiting: null };

/** State of an evening and the workbook that is open in Excel, and actions that connect and disconnect the two. */
interface WithWorkbook {
  readonly state: "apart" | "looking" | "together";
  /** Reason why connecting failed; "" if the user has not pressed the button. */
  readonly fault: string;
  readonly status: WorkbookStatus;
  /** Results that the workbook has replaced since it was connected, or since the last acknowledgement. */
  readonly replaced: readonly ReplacedResult[];
  readonly overruled: readonly OverruledRuling[];
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
  const [noted, setNoted] = useState<NotedCounts>(new Map());
  const [overruled, setOverruled] = useState<readonly OverruledRuling[]>([]);
  /** Texts of rulings that came from the workbook, by `rulingKey`. */
  const typed = useRef(new Map<string, string>());
  const step = useRef<WorkbookSync | null>(null);
  const attempt = useRef(0);
  const latest = useLatest({ change, onImport });
  const seen = () => parseSnapshot(store.seen(id)) ?? {};

  const noteOverruled = (decisions: readonly Decision[]) => {
    const overruledNow = overruledBy(store.find(id) ?? evening, decisions, typed.current);
    if (overruledNow.length > 0) setOverruled((before) => [...before, ...overruledNow]);
    for (const each of decisions) typed.current.set(rulingKey(each), textOf(each));
  };
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
      const results = currentResults(store.find(id) ?? evening);
      const session = await sessionOf(plan, results);
      if (thisAttempt !== attempt.current) return;
      const lines = session ? linesOf(plan, session) : [];
      const found = similarity(results, lines);
      const isOne = isRequested ? mayBeSameEvening(found) : isSameEvening(found);
      if (!session || !isOne) {
        setState("apart");
        if (isRequested) setFault(session ? texts.otherResults(found.different) : texts.otherEvening);
        return;
      }
      const rulings = (await readOpenRulings(session)).map(ruledLine);
      if (thisAttempt !== attempt.current) return;
      const ruled = allowsRulings(plan) ? revalidateRulings(plan, seen(), { lines: rulings, boards: lines }) : {};
      store.saveSnapshot(id, { ...revalidateSnapshot(seen(), lines), ...ruled });
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
          noteOverruled(decisions);
          latest.current.change((current) => withRulings(current, decisions, Date.now()));
        },
        report: ({ unfinished, adjusted }, missing, left) =>
          setStatus((before) => ({ ...before, unfinished, adjusted, missing, left })),
        wait: (waiting) => setStatus((before) => ({ ...before, waiting })),
      });
      setNoted(workbookCounts(store.find(id) ?? evening));
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
    replaced: state === "together" ? replacedSince(evening, noted) : [],
    overruled: state === "together" ? stillOverruled(evening, overruled) : [],
    join: () => void connect(true),
    part: () => {
      end();
      store.saveSnapshot(id, null);
      setStatus(QUIET);
      setOverruled([]);
      setState("apart");
    },
    takeNote: () => {
      setNoted(noteReplaced(evening, noted));
      setOverruled([]);
    },
  };
}
