import { useEffect, useRef, useState } from "preact/hooks";
import { withEntries, currentResults, type Entry } from "../../../play/evening";
import { isSameEvening, likeness, mayBeSameEvening } from "../../../play/in-workbook/similarity";
import { seenIn, revalidateSnapshot, type SheetSnapshot } from "../../../play/in-workbook/snapshot";
import {
  notedOf,
  notingAll,
  overruledBy,
  replacedSince,
  stillOverruled,
  type Noted,
  type Overruled,
  type Replaced,
} from "../../../play/in-workbook/replaced";
import { stillRuled } from "../../../play/in-workbook/rulings-step";
import type { SyncPlan } from "../../../play/in-workbook/sync-plan";
import { allowsRulings, withRulings, rulingKey, textOf, type Decision, type Ruling } from "../../../play/rulings";
import { readOpenRulings } from "../../open/read-open-sessions";
import { errorText } from "../../shared/error-text";
import type { EveningStore } from "../evening-store";
import type { OpenEvening } from "../use-evening";
import { startWorkbookSync, type InStep } from "./workbook-sync";
import { linesOf, ruledLine } from "../workbook-lines";
import { openTables, sessionOf } from "./open-tables";
import { texts } from "./texts";
import { useLatest } from "../../shared/use-latest";

/** What is to be said of the workbook. */
interface Told extends Pick<SyncPlan, "unfinished" | "adjusted"> {
  readonly missing: readonly string[];
  /** What the sheet Director has no room for. */
  readonly left: readonly Ruling[];
  /** Why nothing goes on for the moment. */
  readonly waiting: string | null;
}

const QUIET: Told = { unfinished: [], adjusted: [], missing: [], left: [], waiting: null };

/** An evening and the workbook that is open in Excel. */
interface WithWorkbook {
  readonly state: "apart" | "looking" | "together";
  /** Why they are apart; "" where nobody has asked. */
  readonly fault: string;
  readonly told: Told;
  /** Since they were brought together, or somebody has taken note. */
  readonly replaced: readonly Replaced[];
  readonly overruled: readonly Overruled[];
  /** Brings them together. */
  readonly join: () => void;
  readonly part: () => void;
  readonly takeNote: () => void;
}

/**
 * Keeps an evening in step with the open workbook: at once where it was in step with it before.
 * @param taken told what came from there.
 */
export function useWorkbook(
  { evening, plan, change }: OpenEvening,
  kept: EveningStore,
  taken: (entries: readonly Entry[]) => void
): WithWorkbook {
  const { id } = evening;
  const [state, setState] = useState<WithWorkbook["state"]>("apart");
  const [fault, setFault] = useState("");
  const [told, tell] = useState(QUIET);
  const [noted, setNoted] = useState<Noted>(new Map());
  const [overruled, setOverruled] = useState<readonly Overruled[]>([]);
  /** What was ruled in the workbook, by the names of rulings. */
  const typed = useRef(new Map<string, string>());
  const step = useRef<InStep | null>(null);
  const turn = useRef(0);
  const latest = useLatest({ change, taken });
  const seen = () => seenIn(kept.seen(id)) ?? {};

  const note = (decisions: readonly Decision[]) => {
    const own = overruledBy(kept.find(id) ?? evening, decisions, typed.current);
    if (own.length > 0) setOverruled((before) => [...before, ...own]);
    for (const each of decisions) typed.current.set(rulingKey(each), textOf(each));
  };
  const end = () => {
    turn.current++;
    step.current?.end();
    step.current = null;
  };
  /** @param isAsked whether somebody has pressed the button. */
  const look = async (isAsked: boolean) => {
    const own = ++turn.current;
    setState("looking");
    setFault("");
    try {
      const stands = currentResults(kept.find(id) ?? evening);
      const session = await sessionOf(plan, stands);
      if (own !== turn.current) return;
      const lines = session ? linesOf(plan, session) : [];
      const found = likeness(stands, lines);
      const isOne = isAsked ? mayBeSameEvening(found) : isSameEvening(found);
      if (!session || !isOne) {
        setState("apart");
        if (isAsked) setFault(session ? texts.otherResults(found.different) : texts.otherEvening);
        return;
      }
      const rulings = (await readOpenRulings(session)).map(ruledLine);
      if (own !== turn.current) return;
      const ruled = allowsRulings(plan) ? stillRuled(plan, seen(), { lines: rulings, boards: lines }) : {};
      kept.saveSnapshot(id, { ...revalidateSnapshot(seen(), lines), ...ruled });
      step.current = startWorkbookSync({
        plan,
        tables: openTables(plan, session),
        evening: () => kept.find(id),
        seen,
        keepSeen: (next: SheetSnapshot) => kept.saveSnapshot(id, next),
        take: (entries) => {
          latest.current.change((known) => withEntries(known, entries, Date.now()));
          latest.current.taken(entries);
        },
        rule: (decisions) => {
          note(decisions);
          latest.current.change((known) => withRulings(known, decisions, Date.now()));
        },
        report: ({ unfinished, adjusted }, missing, left) =>
          tell((before) => ({ ...before, unfinished, adjusted, missing, left })),
        wait: (waiting) => tell((before) => ({ ...before, waiting })),
      });
      setNoted(notedOf(kept.find(id) ?? evening));
      setState("together");
    } catch (error) {
      if (own !== turn.current) return;
      setState("apart");
      if (isAsked) setFault(errorText(error));
    }
  };
  const latestLook = useLatest(look);
  useEffect(() => {
    if (kept.seen(id) !== null) void latestLook.current(false);
    return end;
  }, [id, kept, latestLook]);
  useEffect(() => step.current?.nudge(), [evening]);
  return {
    state,
    fault,
    told,
    replaced: state === "together" ? replacedSince(evening, noted) : [],
    overruled: state === "together" ? stillOverruled(evening, overruled) : [],
    join: () => void look(true),
    part: () => {
      end();
      kept.saveSnapshot(id, null);
      tell(QUIET);
      setOverruled([]);
      setState("apart");
    },
    takeNote: () => {
      setNoted(notingAll(evening, noted));
      setOverruled([]);
    },
  };
}
