import { mergeCopies } from "../../../play/merge-copies";
import type {
  JoinRule,
  MirrorContext,
  MirrorEffect,
  MirrorEvent,
  Texts,
  Trouble,
} from "../../../play/mirror/mirror-state";
import {
  isMirrored,
  mirrorKeys,
  mirrorStep,
  mirrorText,
  mirrorTrouble,
  newMirrorState,
} from "../../../play/mirror/mirror-step";
import { isEveningKey, EVENING_KEYS, WRITE_COUNTER_KEY } from "../../shared/storage-keys";
import { emitter, type Subscribable } from "../../shared/store";
import { openDisk, readDisk, writeDisk } from "../../shared/disk";

/** Texts by key, written to localStorage immediately and to IndexedDB, which is durable, a moment later. */
export interface MirroredStore {
  readonly read: (key: string) => string | null;
  /** @param onDisk the text for the disk if it differs, such as a tombstone. */
  readonly write: (key: string, text: string | null, onDisk?: string | null) => void;
  readonly keys: () => string[];
  /** Fulfilled when the disk has been read or has failed. */
  readonly ready: Promise<void>;
  /** Returns the problem while a text is not stored; null if all texts are. */
  readonly trouble: () => Trouble | null;
  /** True if every change of an evening is on the disk, or `trouble` warns that it may not be. */
  readonly isStored: () => boolean;
  /** Emits changes of `trouble` and `isStored`. */
  readonly storing: Subscribable;
  /** Emits when another tab or the disk has changed evenings. */
  readonly changes: Subscribable;
}

/** A disk that does not answer within this time is reported as late. */
const DISK_TIMEOUT_MS = 3000;
/** Interval between attempts to store texts that could not be stored. */
const RETRY_MS = 5000;

/** Key that is written and immediately removed, to test if the storage has room. */
const TRIAL_KEY = `${EVENING_KEYS.bookmark.key}try`;

/** Opens both stores. If both are blocked or full, texts last as long as the page. */
export function mirroredStore(storage: () => Storage, open: () => Promise<IDBDatabase> = openDisk): MirroredStore {
  const changes = emitter();
  const storing = emitter();
  const device = deviceStorage(storage);
  const context: MirrorContext = {
    stored: (key) => device.find()?.getItem(key) ?? null,
    storedKeys: () => Object.keys(device.find() ?? {}),
    joinRule,
    counterKey: WRITE_COUNTER_KEY,
  };
  // Tests the room immediately, so that a full storage is reported before the first board.
  let state = newMirrorState({ isRefused: device.find() === null, lacksRoom: !device.hasRoom() });
  let disk: IDBDatabase | null = null;
  let onRead = () => {};
  const ready = state.isRefused ? Promise.resolve() : new Promise<void>((resolve) => (onRead = resolve));

  const status = () => `${mirrorTrouble(state)} ${isMirrored(state, context)}`;
  let lastStatus = status();
  const send = (event: MirrorEvent) => {
    const step = mirrorStep(state, event, context);
    state = step.state;
    step.effects.forEach(carryOut);
    if (status() === lastStatus) return;
    lastStatus = status();
    storing.emit();
  };
  /** Sends the outcome of work on the disk, and reports the disk as slow after a timeout. */
  const runOnDisk = async (work: () => Promise<MirrorEvent>): Promise<void> => {
    const slowTimer = setTimeout(() => send({ kind: "slow" }), DISK_TIMEOUT_MS);
    const outcome = await work().catch((): MirrorEvent => ({ kind: "failed" }));
    clearTimeout(slowTimer);
    send(outcome);
    onRead();
  };
  const openAndRead = async (isRead: boolean): Promise<MirrorEvent> => {
    disk = await open();
    return { kind: "opened", records: isRead ? null : await readDisk(disk) };
  };
  const carryOut = (effect: MirrorEffect): void => {
    switch (effect.kind) {
      case "store":
        return send(device.storeAll(effect));
      case "open":
        return void runOnDisk(() => openAndRead(effect.isRead));
      case "flush":
        return void runOnDisk(() => flush(disk, effect.texts));
      case "close":
        disk?.close();
        disk = null;
        return;
      case "wait":
        return void setTimeout(() => send({ kind: "retry" }), RETRY_MS);
      case "emit":
        return changes.emit();
    }
  };

  if (!state.isRefused) send({ kind: "retry" });
  if (typeof window !== "undefined")
    window.addEventListener("storage", ({ key, newValue }) => send({ kind: "changed", key, text: newValue }));
  return {
    read: (key) => mirrorText(state, key, context),
    keys: () => mirrorKeys(state, context),
    ready,
    write: (key, text, onDisk = text) => send({ kind: "write", key, text, onDisk }),
    trouble: () => mirrorTrouble(state),
    isStored: () => isMirrored(state, context),
    storing,
    changes,
  };
}

/** A storage that the browser may refuse, or that may be full. */
function deviceStorage(storage: () => Storage) {
  const find = (): Storage | null => {
    try {
      return storage();
    } catch {
      return null;
    }
  };
  const store = (key: string, text: string | null): boolean => {
    const found = find();
    try {
      if (text === null) found?.removeItem(key);
      else found?.setItem(key, text);
      return found !== null;
    } catch {
      return false;
    }
  };
  const hasRoom = () => store(TRIAL_KEY, "1") && store(TRIAL_KEY, null);
  /** Stores texts, and texts that could not be stored before. */
  const storeAll = (effect: Extract<MirrorEffect, { kind: "store" }>): MirrorEvent => {
    const unsaved = new Map(effect.unsaved);
    const put = (text: string | null, key: string) => (store(key, text) ? unsaved.delete(key) : unsaved.set(key, text));
    effect.texts.forEach(put);
    unsaved.forEach(put);
    const lacksRoom = effect.lacksRoom && !hasRoom();
    if (unsaved.size === 0 && effect.writeCount > 0) store(WRITE_COUNTER_KEY, String(effect.writeCount));
    return { kind: "stored", unsaved, lacksRoom, isRefused: find() === null };
  };
  return { find, hasRoom, storeAll };
}

/** Writes texts to the disk; an evening is merged with its copy there. */
async function flush(disk: IDBDatabase | null, texts: Texts): Promise<MirrorEvent> {
  if (!disk) return { kind: "failed" };
  const merged = await writeDisk(disk, texts, (key, text, onDisk) =>
    isEveningKey(key) ? mergeCopies(text, onDisk) : text
  );
  return { kind: "flushed", merged };
}

/** Returns the rule for joining two copies of a key's text; null for keys that are not on the disk. */
export function joinRule(key: string): JoinRule | null {
  const matching = Object.values(EVENING_KEYS).find((each) =>
    each.key.endsWith(".") ? key.startsWith(each.key) : key === each.key
  );
  return matching?.join ?? null;
}
