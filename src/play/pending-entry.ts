import { draftOf, EMPTY_DRAFT, type Draft } from "./draft";
import { draftIn } from "./evening-json";
import { isRecord } from "./parsed";
import type { BoardResult } from "./board-result";

/** What is tapped, or typed in a line. */
interface Step {
  readonly draft: Draft;
  /** The line as it is typed, which may not be readable yet; "" where nothing is typed. */
  readonly text: string;
}

/** What is entered for a board at a table and not accepted yet. */
export interface PendingEntry extends Step {
  /** What Undo brings back, the latest last. */
  readonly before: readonly Step[];
  /** What counted for the board when it was opened: another tab may change that meanwhile. */
  readonly on: Draft;
}

/** The same of an evening, by `entryKey`. */
export type PendingEntries = Readonly<Record<string, PendingEntry>>;

/** So many steps can be undone. */
const MAX_UNDO_STEPS = 40;

/** A board as it is opened, with what counts for it. */
export function newPendingEntry(counts: BoardResult | null): PendingEntry {
  const draft = draftOf(counts);
  return { draft, text: "", before: [], on: draft };
}

/** With a tap more; a line that was being typed is gone, and comes back by Undo. */
export function withTap(now: PendingEntry, draft: Draft): PendingEntry {
  // A second tap on what is chosen is no step that anybody wants to undo.
  if (now.text === "" && isSameDraft(now.draft, draft)) return now;
  return { ...now, draft, text: "", before: withStep(now) };
}

/**
 * With a line as it is typed now, which counts as one step. A line that is deleted again leaves what was there before.
 * @param draft what it says; null while it cannot be read.
 */
export function withLine(now: PendingEntry, text: string, draft: Draft | null): PendingEntry {
  const isBegun = now.text !== "";
  if (text === "") return isBegun ? withoutLast(now) : now;
  return { ...now, draft: draft ?? now.draft, text, before: isBegun ? now.before : withStep(now) };
}

/** Without the last step; as it is where there is none. */
export function withoutLast(now: PendingEntry): PendingEntry {
  const last = now.before[now.before.length - 1];
  return last ? { ...now, ...last, before: now.before.slice(0, -1) } : now;
}

/**
 * A board whose accepted result was undone: that is entered again, and not accepted.
 * @param now what else is entered for it, which Undo brings back.
 * @param counts what counts for it now.
 */
export function reopenUndone(
  now: PendingEntry | undefined,
  said: BoardResult,
  counts: BoardResult | null
): PendingEntry {
  const before = now && isTouched(now) ? withStep(now) : [];
  return { draft: draftOf(said), text: "", before, on: draftOf(counts) };
}

/** Whether something is entered that the board did not have when it was opened. */
export function isTouched({ draft, text, on }: PendingEntry): boolean {
  return text.trim() !== "" || !isSameDraft(draft, on);
}

/** Whether something is entered that does not count. */
export function hasPendingChange(now: PendingEntry | undefined, counts: BoardResult | null): boolean {
  return now !== undefined && isTouched(now) && (now.text.trim() !== "" || !isSameDraft(now.draft, draftOf(counts)));
}

/** Whether what counts for the board is not what counted when it was opened. */
export function isChangedSince({ on }: PendingEntry, counts: BoardResult | null): boolean {
  return !isSameDraft(on, draftOf(counts));
}

/** What was kept of that; what is stored may be anything. */
export function draftsIn(kept: unknown): PendingEntries {
  if (!isRecord(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([key, entered]) => {
      if (!isRecord(entered)) return [];
      const before = Array.isArray(entered.before) ? entered.before.map(stepIn) : [];
      return [[key, { ...stepIn(entered), before, on: draftIn(entered.on) }]];
    })
  );
}

function stepIn(kept: unknown): Step {
  if (!isRecord(kept)) return { draft: EMPTY_DRAFT, text: "" };
  return { draft: draftIn(kept.draft), text: typeof kept.text === "string" ? kept.text : "" };
}

function withStep({ draft, text, before }: PendingEntry): Step[] {
  return [...before, { draft, text }].slice(-MAX_UNDO_STEPS);
}

// Of an object's own fields TypeScript does not know the names.
const FIELDS = Object.keys(EMPTY_DRAFT) as (keyof Draft)[];

function isSameDraft(first: Draft, second: Draft): boolean {
  const isChosen = (first.given === null) === (second.given === null);
  const isSameGiven = isChosen && first.given?.ns === second.given?.ns && first.given?.ew === second.given?.ew;
  return isSameGiven && first.hcp === second.hcp && FIELDS.every((field) => first[field] === second[field]);
}
