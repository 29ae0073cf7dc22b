import { onCellsChanged } from "../../../excel/changed-cells";
import type { TablePlan } from "../../../sessions/table-plan";
import { HostError } from "../../../excel/host-error";
import { scoredResults, type Entry, type Evening } from "../../../play/evening";
import { rulingsStep } from "../../../play/in-workbook/rulings-step";
import type { SheetSnapshot } from "../../../play/in-workbook/snapshot";
import { planSync, type SyncPlan } from "../../../play/in-workbook/sync-plan";
import { allowsRulings, sortedRulings, type Decision, type Ruling } from "../../../play/rulings";
import { errorText } from "../../shared/error-text";
import type { OpenTables, ReadTables } from "./open-tables";

/** What keeps pad and workbook in step works with. */
interface Sides {
  readonly plan: TablePlan;
  readonly tables: OpenTables;
  /** The evening as it is kept now; null where it is no more. */
  readonly evening: () => Evening | null;
  readonly seen: () => SheetSnapshot;
  readonly keepSeen: (seen: SheetSnapshot) => void;
  readonly take: (entries: readonly Entry[]) => void;
  readonly rule: (decisions: readonly Decision[]) => void;
  /** Told what came of each comparison, with the rulings that the workbook has no room for. */
  readonly report: (step: SyncPlan, missing: ReadTables["missing"], left: readonly Ruling[]) => void;
  /** Told why nothing goes on for the moment, and null when it does again. */
  readonly wait: (why: string | null) => void;
}

export interface InStep {
  /** Something has changed in the pad. */
  readonly nudge: () => void;
  readonly end: () => void;
}

/** Several cells that change at once, such as a block that is pasted, are read once: so many milliseconds later. */
const PAUSE = 150;
/** How long until what failed is tried again; it is said from the second time, since people type cell after cell. */
const AGAIN = 1500;

/** Keeps an evening and its tables in the open workbook in step, from now until it is ended. */
export function startWorkbookSync(sides: Sides): InStep {
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
    // Put off by each cell: what is read in the middle of a line, and written to, would be half of each.
    else if (failures === 0) later(PAUSE);
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
      if (!isEnded && failures > 1) sides.wait(error instanceof HostError ? error.why : errorText(error));
    }
    isUnderWay = false;
    if (failures > 0) later(AGAIN);
    else if (isWanted) later(PAUSE);
  };
  // What the pane did not hear while it was out of sight.
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

/** Compares both sides once, and gives each what it lacks. */
async function compare(sides: Sides, isEnded: () => boolean, again: () => void): Promise<void> {
  const { plan, tables } = sides;
  const { lines, rulings, missing } = await tables.read();
  const evening = sides.evening();
  if (isEnded() || !evening) return;
  const step = planSync(plan, evening, sides.seen(), lines);
  if (step.entries.length > 0) sides.take(step.entries);
  const now = sides.evening() ?? evening;
  const ruled = allowsRulings(plan)
    ? rulingsStep(plan, sortedRulings(now, plan, scoredResults(now)), step.seen, { lines: rulings, boards: lines })
    : null;
  if (ruled && ruled.decisions.length > 0) sides.rule(ruled.decisions);
  // Kept before it is written: whatever becomes of that, it is known what is on its way.
  sides.keepSeen({ ...step.seen, ...ruled?.seen });
  sides.report(step, missing, ruled?.left ?? []);
  const own = ruled?.writes ?? [];
  if (step.writes.length + own.length === 0) return;
  const became = await tables.write([...step.writes, ...own]);
  const seen = step.writes.flatMap(({ key, done, before }, i) => {
    const now = { written: done, theirs: before, mixed: null }[became[i] ?? "mixed"];
    return now ? [[key, now] as const] : [];
  });
  // Of rulings that are not all written each is looked at once more.
  const isRuled = own.length > 0 && became.slice(step.writes.length).every((one) => one === "written");
  if (!isEnded()) sides.keepSeen({ ...sides.seen(), ...Object.fromEntries(seen), ...(isRuled && ruled?.done) });
  if (became.some((one) => one !== "written")) again();
}
