import { isTombstone, mergeCopies } from "../merge-copies";
import type { MirrorContext, MirrorEffect, MirrorEvent, MirrorState, Texts, Trouble } from "./mirror-state";

/** The next state, and effects to carry out in this order. */
interface MirrorStep {
  readonly state: MirrorState;
  readonly effects: readonly MirrorEffect[];
}

const EMPTY: Texts = new Map();

/** Returns the state before the disk is opened; the event "retry" opens it. */
export function newMirrorState(storage: Pick<MirrorState, "isRefused" | "lacksRoom">): MirrorState {
  const texts = { unsaved: EMPTY, waiting: EMPTY, inFlight: EMPTY };
  return { ...storage, ...texts, writeCount: 0, disk: "failing", isRead: false, awaitsRetry: false };
}

export function mirrorStep(state: MirrorState, event: MirrorEvent, context: MirrorContext): MirrorStep {
  return withFlush(nextStep(state, event, context));
}

function nextStep(state: MirrorState, event: MirrorEvent, context: MirrorContext): MirrorStep {
  const { waiting, inFlight } = state;
  switch (event.kind) {
    case "write": {
      const { key, text, onDisk } = event;
      const writeCount = latestCount(state, context) + 1;
      const next = new Map(waiting).set(context.counterKey, String(writeCount)).set(key, onDisk);
      return withStore({ ...state, writeCount, waiting: next }, new Map([[key, text]]), context);
    }
    case "stored": {
      const { unsaved, isRefused, lacksRoom } = event;
      return withRetry({ ...state, unsaved, isRefused, lacksRoom }, []);
    }
    case "opened": {
      const opened: MirrorState = { ...state, disk: "idle", isRead: true };
      return event.records ? mergeDisk(opened, event.records, context) : { state: opened, effects: [] };
    }
    case "flushed": {
      // Texts that this tab has changed meanwhile are merged by their own write to the disk.
      const more = [...event.merged].filter(([key]) => !waiting.has(key));
      const idle: MirrorState = { ...state, inFlight: EMPTY, disk: "idle" };
      if (more.length === 0) return { state: idle, effects: [] };
      // Another tab may have stored a later text than the one that the disk had.
      const latest = (key: string, text: string) => localText(mergeCopies(mirrorText(state, key, context), text));
      return emitted(withStore(idle, new Map(more.map(([key, text]) => [key, latest(key, text)])), context));
    }
    case "slow":
      return { state: { ...state, disk: "slow" }, effects: [] };
    case "failed": {
      // Entries of `waiting` come last because they are newer.
      const unwritten = new Map([...inFlight, ...waiting]);
      return withRetry({ ...state, disk: "failing", waiting: unwritten, inFlight: EMPTY }, [{ kind: "close" }]);
    }
    case "retry": {
      const again = withStore({ ...state, awaitsRetry: false }, EMPTY, context);
      if (state.disk !== "failing") return again;
      const opening: MirrorState = { ...again.state, disk: "opening" };
      return { state: opening, effects: [...again.effects, { kind: "open", isRead: state.isRead }] };
    }
    case "changed": {
      const { key, text } = event;
      if (key !== null && context.joinRule(key) !== "boards") return { state, effects: [] };
      const unsaved = key !== null && state.unsaved.get(key);
      const merged = unsaved ? new Map([[key, mergeCopies(unsaved, text)]]) : null;
      return emitted(merged ? withStore(state, merged, context) : { state, effects: [] });
    }
  }
}

/** Merges the records of the disk: stores newer texts and queues those that the disk lacks. */
function mergeDisk(state: MirrorState, records: ReadonlyMap<string, string>, context: MirrorContext): MirrorStep {
  const { stored, counterKey, joinRule } = context;
  const diskCount = Number(records.get(counterKey) ?? 0);
  const isBehind = Number(stored(counterKey) ?? 0) < diskCount;
  const waiting = new Map(state.waiting);
  const newer = new Map<string, string | null>();
  for (const key of new Set([...mirrorKeys(state, context), ...records.keys(), ...waiting.keys()])) {
    const rule = joinRule(key);
    if (rule === null) continue;
    const existing = mirrorText(state, key, context);
    const onDisk = records.get(key) ?? null;
    const isFromDisk = isBehind && !waiting.has(key);
    // A waiting text may be a tombstone, and another tab may have stored a text since.
    const local = mergeCopies(existing, waiting.get(key) ?? null);
    const newest = isFromDisk ? onDisk : existing;
    const later = rule === "boards" ? mergeCopies(local, onDisk) : newest;
    if (later !== onDisk) waiting.set(key, later);
    if (localText(later) !== existing) newer.set(key, localText(later));
  }
  const merged = { ...state, waiting, writeCount: Math.max(state.writeCount, diskCount) };
  const step = withStore(merged, newer, context);
  return [...newer.keys()].some((key) => joinRule(key) === "boards") ? emitted(step) : step;
}

function withStore(state: MirrorState, texts: Texts, context: MirrorContext): MirrorStep {
  const { unsaved, lacksRoom } = state;
  const writeCount = latestCount(state, context);
  return { state: { ...state, writeCount }, effects: [{ kind: "store", texts, unsaved, lacksRoom, writeCount }] };
}

/** Tries again later while something is not stored. */
function withRetry(state: MirrorState, effects: readonly MirrorEffect[]): MirrorStep {
  const { unsaved, lacksRoom, disk, isRefused, awaitsRetry } = state;
  const needsRetry = unsaved.size > 0 || lacksRoom || disk === "failing";
  if (!needsRetry || isRefused || awaitsRetry) return { state, effects };
  return { state: { ...state, awaitsRetry: true }, effects: [...effects, { kind: "wait" }] };
}

/** Writes the waiting texts to the disk once it is idle. */
function withFlush({ state, effects }: MirrorStep): MirrorStep {
  const { disk, waiting } = state;
  if (disk !== "idle" || waiting.size === 0) return { state, effects };
  const writing: MirrorState = { ...state, disk: "writing", inFlight: waiting, waiting: EMPTY };
  return { state: writing, effects: [...effects, { kind: "flush", texts: waiting }] };
}

const emitted = ({ state, effects }: MirrorStep): MirrorStep => ({ state, effects: [...effects, { kind: "emit" }] });

const latestCount = ({ writeCount }: MirrorState, { stored, counterKey }: MirrorContext) =>
  Math.max(writeCount, Number(stored(counterKey) ?? 0));

/** Returns the text for the browser's storage: null in place of a tombstone, which only the disk stores. */
const localText = (text: string | null) => (text === null || isTombstone(text) ? null : text);

export function mirrorText({ unsaved }: MirrorState, key: string, { stored }: MirrorContext): string | null {
  const text = unsaved.get(key);
  return text === undefined ? stored(key) : text;
}

export function mirrorKeys(state: MirrorState, context: MirrorContext): string[] {
  const all = new Set([...context.storedKeys(), ...state.unsaved.keys()]);
  return [...all].filter((key) => mirrorText(state, key, context) !== null);
}

/** Returns the problem that keeps a text from being stored; null if all texts are stored. */
export function mirrorTrouble({ unsaved, disk, isRefused, lacksRoom }: MirrorState): Trouble | null {
  if (isRefused) return "refused";
  const isLacking = unsaved.size > 0 || lacksRoom;
  if (disk === "slow" || disk === "failing") return isLacking ? "full" : "late";
  return isLacking ? "half" : null;
}

/** True if every change of an evening is on the disk, or if a reported problem warns that it may not be. */
export function isMirrored(state: MirrorState, { joinRule }: MirrorContext): boolean {
  // With the storage full ("half") only the disk has the change, so it still has to be awaited.
  const trouble = mirrorTrouble(state);
  if (trouble !== null && trouble !== "half") return true;
  return ![...state.waiting.keys(), ...state.inFlight.keys()].some((key) => joinRule(key) === "boards");
}
