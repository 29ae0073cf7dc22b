import { eveningText, readEvening } from "../../../play/evening-json";
import { isRecord, parseJson } from "../../../play/parsed";
import type { Evening } from "../../../play/evening";
import { tombstone, mergeCopies, type Writes } from "../../../play/merge-copies";
import { isWorthKeeping } from "../../../play/worth-keeping";
import { EVENING_KEYS, isEveningKey } from "../../shared/storage-keys";
import { eveningInPlay } from "../../shared/in-play";
import { mirroredStore, type MirroredStore } from "./mirrored-store";
import { storedRecords, type StoredRecords } from "./stored-records";

/** A stored evening that this version cannot read. */
export interface Unreadable {
  readonly id: string;
  /** The stored text, unchanged. */
  readonly text: string;
  /** "later": saved by a later version. */
  readonly reason: "later" | "damaged";
  /** Title and date are "" if they cannot be read. */
  readonly title: string;
  readonly date: string;
}

/** The evenings of this device. */
export interface EveningStore extends StoredRecords, Pick<MirroredStore, "trouble" | "isStored" | "storing"> {
  /** Sorted by last change, latest first. */
  readonly all: () => Evening[];
  readonly unreadable: () => Unreadable[];
  readonly find: (id: string) => Evening | null;
  /**
   * Applies a change to the stored evening, which another tab may have changed meanwhile.
   * @returns the changed evening; null if it was deleted.
   */
  readonly change: (id: string, change: (evening: Evening) => Evening) => Evening | null;
  readonly add: (evening: Evening) => void;
  /**
   * Adds a copy of an evening, merged with the stored one if there is one.
   * @returns false if the stored evening is newer, or of a later version.
   */
  readonly mergeCopy: (copy: Evening) => boolean;
  readonly remove: (id: string) => void;
  /** Deletes the evening that the user leaves, if it contains nothing worth keeping. */
  readonly leave: (id: string) => void;
  /** Remembers the open evening, null for none, so that a reloaded page returns to it. */
  readonly saveOpenedId: (id: string | null) => void;
  /** Id of the evening that was open when the page was left; null if there was none, or it is over or unreadable. */
  readonly inPlay: () => string | null;
  /** Subscribes to changes by other tabs or from the disk; returns the unsubscribe function. */
  readonly onChange: (listener: () => void) => () => void;
}

let opened: Promise<EveningStore> | undefined;

/** Opens the evenings of this device once its disk has been read; all parts of the page share them. */
export function openEveningStore(): Promise<EveningStore> {
  return (opened ??= openStore());
}

async function openStore(): Promise<EveningStore> {
  const stores = mirroredStore(() => window.localStorage);
  // Play need not wait for a disk that does not answer; `trouble` reports it as late.
  await Promise.race([stores.ready, new Promise<void>((resolve) => setTimeout(resolve, 1500))]);
  return eveningStore(stores);
}

/** Returns the evenings in a device's storage and disk. Each change is written immediately. */
export function eveningStore({ read, write, keys, changes, ...stores }: MirroredStore): EveningStore {
  const records = storedRecords({ read, write });
  const writer = Math.random().toString(36).slice(2, 8);
  let count = 0;
  const nextWrite = (): Writes => ({ [writer]: ++count });
  const find = (id: string): Evening | null => readEvening(parseJson(read(EVENING_KEYS.evening.key + id)));
  const put = (evening: Evening) =>
    write(
      EVENING_KEYS.evening.key + evening.id,
      eveningText({ ...evening, writes: { ...evening.writes, ...nextWrite() } })
    );
  const ids = () =>
    keys()
      .filter(isEveningKey)
      .map((key) => key.slice(EVENING_KEYS.evening.key.length));
  const remove = (id: string) => {
    write(EVENING_KEYS.evening.key + id, null, tombstone(read(EVENING_KEYS.evening.key + id), nextWrite()));
    for (const { key } of Object.values(EVENING_KEYS))
      if (key.endsWith(".") && key !== EVENING_KEYS.evening.key) write(key + id, null);
  };
  return {
    ...stores,
    ...records,
    find,
    all: () =>
      ids()
        .flatMap((id) => find(id) ?? [])
        .sort((a, b) => b.changed - a.changed),
    unreadable: () =>
      ids().flatMap((id) => (find(id) ? [] : unreadable(id, read(EVENING_KEYS.evening.key + id) ?? ""))),
    change: (id, change) => {
      const evening = find(id);
      if (!evening) return null;
      const changed = change(evening);
      if (changed !== evening) put(changed);
      return changed;
    },
    add: put,
    mergeCopy: (copy) => {
      const text = eveningText(copy);
      const stored = read(EVENING_KEYS.evening.key + copy.id);
      // Adding the copy as a new write keeps a tombstone on the disk from deleting it.
      if (stored === null) {
        put(copy);
        return true;
      }
      if (!find(copy.id) && unreadable(copy.id, stored).reason === "later") return false;
      const later = mergeCopies(text, stored);
      if (later !== stored) write(EVENING_KEYS.evening.key + copy.id, later);
      return later !== stored || text === stored;
    },
    remove,
    leave: (id) => {
      const evening = find(id);
      const beside = {
        drafts: records.drafts(id),
        bookmark: records.bookmark(id),
        connected: records.connected(id),
        snapshot: records.seen(id),
      };
      if (evening && !isWorthKeeping(evening, beside)) remove(id);
    },
    saveOpenedId: (id) => write(EVENING_KEYS.opened.key, id),
    inPlay: () => {
      const id = eveningInPlay(() => ({ getItem: read }));
      return id !== null && find(id) ? id : null;
    },
    onChange: changes.subscribe,
  };
}

/** Classifies a text that cannot be read: an evening with an id was saved by a later version. */
function unreadable(id: string, text: string): Unreadable {
  const stored = parseJson(text);
  if (!isRecord(stored) || typeof stored.id !== "string") return { id, text, reason: "damaged", title: "", date: "" };
  const { title, date } = isRecord(stored.options) ? stored.options : {};
  const asText = (value: unknown) => (typeof value === "string" ? value : "");
  return { id, text, reason: "later", title: asText(title), date: asText(date) };
}
