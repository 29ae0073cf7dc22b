import { draftOf, EMPTY_DRAFT, type Draft } from "./draft";
import { draftIn } from "./evening-json";
import { isRecord } from "./parsed";
import type { BoardResult } from "./board-result";

/** A state of an entry that Undo can restore. */
interface Step {
  readonly draft: Draft;
  /** The typed line, which may not be readable yet; "" if the draft was tapped. */
  readonly text: string;
}

/** A draft for a board that the user has not accepted yet. */
export interface PendingEntry extends Step {
  /** Steps that Undo restores, the latest last. */
  readonly before: readonly Step[];
  /** The board's result when the board was opened: another tab may change the result meanwhile. */
  readonly on: Draft;
}

/** Pending entries of an evening, by `entryKey`. */
export type PendingEntries = Readonly<Record<string, PendingEntry>>;

const MAX_UNDO_STEPS = 40;

/** Returns the entry of a board that is opened with its current result. */
export function newPendingEntry(counts: BoardResult | null): PendingEntry {
  const draft = draftOf(counts);
  return { draft, text: "", before: [], on: draft };
}

/** Sets the draft after a tap. A line that was being typed is removed; Undo restores it. */
export function withTap(now: PendingEntry, draft: Draft): PendingEntry {
  // A second tap on the same choice is no step to undo.
  if (now.text === "" && isSameDraft(now.draft, draft)) return now;
  return { ...now, draft, text: "", before: withStep(now) };
}

/**
 * Replaces the typed line. Undo takes back all changes to the line at once; deleting the line restores the previous
 * draft.
 * @param draft read from the line; null while it cannot be read.
 */
export function withLine(now: PendingEntry, text: string, draft: Draft | null): PendingEntry {
  const isBegun = now.text !== "";
  if (text === "") return isBegun ? withoutLast(now) : now;
  return { ...now, draft: draft ?? now.draft, text, before: isBegun ? now.before : withStep(now) };
}

/** Takes back the last change of the entry, if there is one. */
export function withoutLast(now: PendingEntry): PendingEntry {
  const last = now.before[now.before.length - 1];
  return last ? { ...now, ...last, before: now.before.slice(0, -1) } : now;
}

/**
 * Reopens a board whose accepted result was undone, with that result as its draft.
 * @param now the pending entry of the board, which Undo restores.
 * @param counts the current result of the board.
 */
export function reopenUndone(
  now: PendingEntry | undefined,
  result: BoardResult,
  counts: BoardResult | null
): PendingEntry {
  const before = now && isTouched(now) ? withStep(now) : [];
  return { draft: draftOf(result), text: "", before, on: draftOf(counts) };
}

/** True if the draft or line differs from the result when the board was opened. */
export function isTouched({ draft, text, on }: PendingEntry): boolean {
  return text.trim() !== "" || !isSameDraft(draft, on);
}

/** True if the pending entry differs from the current result. */
export function hasPendingChange(now: PendingEntry | undefined, counts: BoardResult | null): boolean {
  return now !== undefined && isTouched(now) && (now.text.trim() !== "" || !isSameDraft(now.draft, draftOf(counts)));
}

/** True if the current result differs from the result when the board was opened. */
export function isChangedSince({ on }: PendingEntry, counts: BoardResult | null): boolean {
  return !isSameDraft(on, draftOf(counts));
}

/** Reads stored pending entries; the data may be damaged. */
export function draftsIn(stored: unknown): PendingEntries {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, entered]) => {
      if (!isRecord(entered)) return [];
      const before = Array.isArray(entered.before) ? entered.before.map(stepIn) : [];
      return [[key, { ...stepIn(entered), before, on: draftIn(entered.on) }]];
    })
  );
}

function stepIn(stored: unknown): Step {
  if (!isRecord(stored)) return { draft: EMPTY_DRAFT, text: "" };
  return { draft: draftIn(stored.draft), text: typeof stored.text === "string" ? stored.text : "" };
}

function withStep({ draft, text, before }: PendingEntry): Step[] {
  return [...before, { draft, text }].slice(-MAX_UNDO_STEPS);
}

// TypeScript types the keys of an object as strings.
const FIELDS = Object.keys(EMPTY_DRAFT) as (keyof Draft)[];

function isSameDraft(first: Draft, second: Draft): boolean {
  const isChosen = (first.given === null) === (second.given === null);
  const isSameGiven = isChosen && first.given?.ns === second.given?.ns && first.given?.ew === second.given?.ew;
  return isSameGiven && first.hcp === second.hcp && FIELDS.every((field) => first[field] === second[field]);
}
