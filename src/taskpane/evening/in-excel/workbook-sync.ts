import { onCellsChanged } from "../../../excel/workbook-events";
import type { TablePlan } from "../../../sessions/table-plan";
import { HostError } from "../../../excel/host-error";
import { scoredResults, type Entry, type Evening } from "../../../play/evening";
import { rulingsStep } from "../../../play/in-workbook/rulings-step";
import type { SheetSnapshot } from "../../../play/in-workbook/snapshot";
import { planSync, type SyncPlan } from "../../../play/in-workbook/sync-plan";
import { allowsRulings, ruledBoards, sortedRulings, type Decision, type Ruling } from "../../../play/rulings";
import { errorText } from "../../shared/error-text";
import type { OpenTables, ReadTables } from "./open-tables";

interface Sides {
  readonly plan: TablePlan;
  readonly tables: OpenTables;
  /** The stored evening; null if it was deleted. */
  readonly evening: () => Evening | null;
  readonly seen: () => SheetSnapshot;
  readonly saveSnapshot: (seen: SheetSnapshot) => void;
  readonly take: (entries: readonly Entry[]) => void;
  readonly rule: (decisions: readonly Decision[]) => void;
  /** Called after each comparison; `left` are the rulings for which the workbook has no free line. */
  readonly report: (step: SyncPlan, missing: ReadTables["missing"], left: readonly Ruling[]) => void;
  /** Called with a reason while syncing fails, and with null when it works again. */
  readonly wait: (reason: string | null) => void;
}

export interface WorkbookSync {
  /** Compares soon; called after changes on the pad. */
  readonly nudge: () => void;
  readonly end: () => void;
}

/** Delay after a change, so that cells that change together, such as a pasted block, are read once. */
const PAUSE_MS = 150;
/**
 * Delay after a failure. Only a second failure is reported: Excel refuses calls while a cell is edited, and people type
 * cell after cell.
 */
const RETRY_MS = 1500;

/** Syncs an evening with its tables in the open workbook until `end` is called. */
export function startWorkbookSync(sides: Sides): WorkbookSync {
  let isEnded = false;
  let isUnderWay = false;
  let isWanted = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unwatch: (() => void) | null = null;

  const later = (delay: number) => {
    if (isEnded) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delay);
  };
  const nudge = () => {
    if (isUnderWay) isWanted = true;
    // Each changed cell restarts the delay: a line read while it is typed would be half old and half new.
    else if (failures === 0) later(PAUSE_MS);
  };
  const watch = async () => {
    if (unwatch) return;
    const ends = await onCellsChanged(nudge);
    if (isEnded) ends();
    else unwatch = ends;
  };
  const run = async () => {
    isUnderWay = true;
    isWanted = false;
    try {
      await watch();
      if (!isEnded) await compare(sides, () => isEnded, nudge);
      failures = 0;
      if (!isEnded) sides.wait(null);
    } catch (error) {
      failures++;
      if (!isEnded && failures > 1) sides.wait(error instanceof HostError ? error.reason : errorText(error));
    }
    isUnderWay = false;
    if (failures > 0) later(RETRY_MS);
    else if (isWanted) later(PAUSE_MS);
  };
  // Changes made while the pane was out of sight may not have been reported.
  window.addEventListener("focus", nudge);
  later(0);
  return {
    nudge,
    end: () => {
      isEnded = true;
      clearTimeout(timer);
      unwatch?.();
      window.removeEventListener("focus", nudge);
    },
  };
}

async function compare(sides: Sides, isEnded: () => boolean, again: () => void): Promise<void> {
  const { plan, tables } = sides;
  const { lines, rulings, missing } = await tables.read();
  const evening = sides.evening();
  if (isEnded() || !evening) return;
  const step = planSync(plan, evening, sides.seen(), lines);
  if (step.entries.length > 0) sides.take(step.entries);
  const now = sides.evening() ?? evening;
  const current = sortedRulings(now, plan, scoredResults(now));
  const ruled = allowsRulings(plan) ? rulingsStep(plan, current, step.seen, { lines: rulings, boards: lines }) : null;
  if (ruled && ruled.decisions.length > 0) sides.rule(ruled.decisions);
  // Saved before writing: if the write breaks off, the snapshot has the texts that were on their way.
  sides.saveSnapshot({ ...step.seen, ...ruled?.seen });
  const boards = ruledBoards(current.counted);
  sides.report(
    { ...step, adjusted: step.adjusted.filter(({ board }) => !boards.has(board)) },
    missing,
    ruled?.left ?? []
  );
  const rulingWrites = ruled?.writes ?? [];
  if (step.writes.length + rulingWrites.length === 0) {
    // Rulings are computed only when pad and sheets agree, because they depend on all scores of their boards.
    if (ruled && !isEnded() && !(await tables.workOutRulings())) again();
    return;
  }
  const outcomes = await tables.write([...step.writes, ...rulingWrites]);
  const seen = step.writes.flatMap(({ key, done, before }, i) => {
    const now = { written: done, theirs: before, mixed: null }[outcomes[i] ?? "mixed"];
    return now ? [[key, now] as const] : [];
  });
  // Unless all rulings were written, the next comparison checks each of them again.
  const isRuled = rulingWrites.length > 0 && outcomes.slice(step.writes.length).every((one) => one === "written");
  if (!isEnded()) sides.saveSnapshot({ ...sides.seen(), ...Object.fromEntries(seen), ...(isRuled && ruled?.done) });
  if (outcomes.some((one) => one !== "written")) again();
}
