import { eveningText, readEvening } from "../../play/evening-json";
import { isRecord, parseJson } from "../../play/parsed";
import type { Evening } from "../../play/evening";
import type { SheetSnapshot } from "../../play/in-workbook/snapshot";
import { tombstone, mergeCopies, type Writes } from "../../play/merge-copies";
import type { PendingEntries } from "../../play/pending-entry";
import { EVENING_KEYS } from "../shared/storage-keys";
import { eveningInPlay } from "./in-play";
import { mirroredStore, type MirroredStore } from "./mirrored-store";

/** Where on an evening somebody is. */
export interface Bookmark {
  readonly table: number;
  readonly board: number;
  /** The last board of a round that is over, as long as who goes where is shown. */
  readonly over?: number;
  /** Whether East-West confirm each result; missing until somebody says so, or another phone plays. */
  readonly confirms?: boolean;
}

/** An evening that cannot be played on here. */
export interface Unreadable {
  readonly id: string;
  /** What is kept, as it is. */
  readonly text: string;
  readonly why: "later" | "damaged";
  /** As far as they can be read; else "". */
  readonly title: string;
  readonly date: string;
}

/** The evenings that are kept on this device. */
export interface EveningStore extends Pick<MirroredStore, "trouble" | "isStored" | "storing"> {
  /** The one that was changed last first. */
  readonly all: () => Evening[];
  readonly unreadable: () => Unreadable[];
  readonly find: (id: string) => Evening | null;
  /**
   * Changes an evening as it stands now, which another tab may have changed meanwhile.
   * @returns the changed one; null where it is no more.
   */
  readonly change: (id: string, change: (evening: Evening) => Evening) => Evening | null;
  readonly add: (evening: Evening) => void;
  /**
   * Takes in a copy of an evening; where that is kept here too, what both know is put together.
   * @returns false for an older state of what is kept here.
   */
  readonly mergeCopy: (copy: Evening) => boolean;
  readonly remove: (id: string) => void;
  /** Where play was on an evening; what is stored may be anything. */
  readonly bookmark: (id: string) => unknown;
  readonly saveBookmark: (id: string, bookmark: Bookmark) => void;
  /** What is entered and not accepted; what is stored may be anything. */
  readonly drafts: (id: string) => unknown;
  readonly saveDrafts: (id: string, drafts: PendingEntries) => void;
  /** What was last seen of the workbook that an evening is written into; null for none, and it may be anything. */
  readonly seen: (id: string) => unknown;
  readonly saveSnapshot: (id: string, seen: SheetSnapshot | null) => void;
  /** What is kept of the phones that stay connected; null for none, and it may be anything. */
  readonly connected: (id: string) => unknown;
  readonly saveConnected: (id: string, what: unknown) => void;
  /** Codes that nobody has placed yet, the last one first. */
  readonly waiting: () => readonly string[];
  readonly saveWaitingCodes: (codes: readonly string[]) => void;
  /** How a copy leaves the phone after each round; what is stored may be anything. */
  readonly copies: () => unknown;
  readonly saveCopyMode: (way: string) => void;
  /** Keeps which evening is open, null for none: whoever comes back goes on with it. */
  readonly saveOpenedId: (id: string | null) => void;
  /** The evening that was being played when the page was left; null for none that can be played on. */
  readonly inPlay: () => string | null;
  /** Calls back when evenings have changed elsewhere; returns what ends that. */
  readonly onChange: (listener: () => void) => () => void;
}

/** The evening and the results of two, so that one that came by mistake takes no other's place. */
const MOST_WAITING = 4;

/** The evenings of this device, as soon as it is known what is on its disk. */
export async function openEveningStore(): Promise<EveningStore> {
  const stores = mirroredStore(() => window.localStorage);
  // A disk that does not answer is said to be late; play need not wait for it.
  await Promise.race([stores.ready, new Promise<void>((resolve) => setTimeout(resolve, 1500))]);
  return eveningStore(stores);
}

/** The evenings in a device's stores, which are written at once with each tap. */
export function eveningStore({ read, write, keys, changes, ...stores }: MirroredStore): EveningStore {
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
      .filter((key) => key.startsWith(EVENING_KEYS.evening.key))
      .map((key) => key.slice(EVENING_KEYS.evening.key.length));
  return {
    ...stores,
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
      const known = read(EVENING_KEYS.evening.key + copy.id);
      // A copy of one that was deleted would be taken for deleted, too: so it counts as written here.
      if (known === null) {
        put(copy);
        return true;
      }
      if (!find(copy.id) && unreadable(copy.id, known).why === "later") return false;
      const later = mergeCopies(text, known);
      if (later !== known) write(EVENING_KEYS.evening.key + copy.id, later);
      return later !== known || text === known;
    },
    remove: (id) => {
      write(EVENING_KEYS.evening.key + id, null, tombstone(read(EVENING_KEYS.evening.key + id), nextWrite()));
      for (const { key } of Object.values(EVENING_KEYS))
        if (key.endsWith(".") && key !== EVENING_KEYS.evening.key) write(key + id, null);
    },
    bookmark: (id) => parseJson(read(EVENING_KEYS.bookmark.key + id)),
    saveBookmark: (id, bookmark) => write(EVENING_KEYS.bookmark.key + id, JSON.stringify(bookmark)),
    drafts: (id) => parseJson(read(EVENING_KEYS.drafts.key + id)),
    saveDrafts: (id, drafts) => write(EVENING_KEYS.drafts.key + id, JSON.stringify(drafts)),
    seen: (id) => parseJson(read(EVENING_KEYS.snapshot.key + id)),
    saveSnapshot: (id, seen) => write(EVENING_KEYS.snapshot.key + id, seen && JSON.stringify(seen)),
    connected: (id) => parseJson(read(EVENING_KEYS.connected.key + id)),
    saveConnected: (id, what) => write(EVENING_KEYS.connected.key + id, what === null ? null : JSON.stringify(what)),
    waiting: () => {
      const codes = parseJson(read(EVENING_KEYS.waitingCodes.key));
      return Array.isArray(codes) ? codes.filter((code) => typeof code === "string") : [];
    },
    saveWaitingCodes: (codes) =>
      write(EVENING_KEYS.waitingCodes.key, codes.length === 0 ? null : JSON.stringify(codes.slice(0, MOST_WAITING))),
    copies: () => read(EVENING_KEYS.copyMode.key),
    saveCopyMode: (way) => write(EVENING_KEYS.copyMode.key, way),
    saveOpenedId: (id) => write(EVENING_KEYS.opened.key, id),
    inPlay: () => {
      const id = eveningInPlay(() => ({ getItem: read }));
      return id !== null && find(id) ? id : null;
    },
    onChange: changes.subscribe,
  };
}

/** What can be said of an evening that cannot be read: one with a name of its own is of a version to come. */
function unreadable(id: string, text: string): Unreadable {
  const kept = parseJson(text);
  if (!isRecord(kept) || typeof kept.id !== "string") return { id, text, why: "damaged", title: "", date: "" };
  const { title, date } = isRecord(kept.options) ? kept.options : {};
  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  return { id, text, why: "later", title: textOf(title), date: textOf(date) };
}
