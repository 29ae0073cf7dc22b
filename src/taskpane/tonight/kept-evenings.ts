import { isEvening } from "../../play/evening-json";
import type { Evening } from "../../play/evening";
import type { Seen } from "../../play/in-workbook/seen";
import type { Drafts } from "../../play/unaccepted";
import { EVENING, OPENED } from "./in-play";

/** Where on an evening somebody is. */
export interface Bookmark {
  readonly table: number;
  readonly board: number;
  /** The last board of a round that is over, as long as who goes where is shown. */
  readonly over?: number;
}

/** The evenings that are kept on this device. */
export interface KeptEvenings {
  /** The one that was changed last first. */
  readonly all: () => Evening[];
  readonly find: (id: string) => Evening | null;
  /**
   * Changes an evening as it stands now, which another tab may have changed meanwhile.
   * @returns the changed one; null where it is no more.
   */
  readonly change: (id: string, change: (evening: Evening) => Evening) => Evening | null;
  readonly add: (evening: Evening) => void;
  readonly remove: (id: string) => void;
  /** Where play was on an evening; what is stored may be anything. */
  readonly bookmark: (id: string) => unknown;
  readonly keepBookmark: (id: string, bookmark: Bookmark) => void;
  /** What is entered and not accepted; what is stored may be anything. */
  readonly drafts: (id: string) => unknown;
  readonly keepDrafts: (id: string, drafts: Drafts) => void;
  /** What was last seen of the workbook that an evening is written into; null for none, and it may be anything. */
  readonly seen: (id: string) => unknown;
  readonly keepSeen: (id: string, seen: Seen | null) => void;
  /** Keeps which evening is open, null for none: whoever comes back goes on with it. */
  readonly keepOpened: (id: string | null) => void;
  /** Why nothing outlives this page: storage is refused, or full; null where all is kept. */
  readonly trouble: () => "refused" | "full" | null;
  /** Calls back when another tab has changed something; returns what ends that. */
  readonly onChange: (listener: () => void) => () => void;
}

const BOOKMARK = "overtrick.bookmark.";
const DRAFTS = "overtrick.drafts.";
const SEEN = "overtrick.seen.";

/**
 * The evenings in the browser's storage, which is written at once with each tap. Where it is refused or full they last
 * as long as the page, and `trouble` says so.
 */
export function keptEvenings(storage: () => Storage = () => window.localStorage): KeptEvenings {
  // What could not be stored; null for what was removed.
  const memory = new Map<string, string | null>();
  let trouble: "refused" | "full" | null = null;
  const stored = (): Storage | null => {
    try {
      return storage();
    } catch {
      trouble = "refused";
      return null;
    }
  };
  const read = (key: string): string | null => {
    const known = memory.get(key);
    return known !== undefined ? known : (stored()?.getItem(key) ?? null);
  };
  const write = (key: string, text: string | null) => {
    const device = stored();
    try {
      if (text === null) device?.removeItem(key);
      else device?.setItem(key, text);
      if (device) {
        memory.delete(key);
        if (trouble === "full") trouble = null;
        return;
      }
    } catch {
      trouble = "full";
    }
    memory.set(key, text);
  };
  const find = (id: string): Evening | null => {
    const found = parsed(read(EVENING + id));
    return isEvening(found) ? found : null;
  };
  const put = (evening: Evening) => write(EVENING + evening.id, JSON.stringify(evening));
  // Asked for at once: whoever begins to play is told before the first board.
  write(`${BOOKMARK}try`, "1");
  write(`${BOOKMARK}try`, null);
  return {
    find,
    all: () => {
      const keys = new Set([...Object.keys(stored() ?? {}), ...memory.keys()]);
      const ids = [...keys].filter((key) => key.startsWith(EVENING)).map((key) => key.slice(EVENING.length));
      return ids.flatMap((id) => find(id) ?? []).sort((a, b) => b.changed - a.changed);
    },
    change: (id, change) => {
      const evening = find(id);
      if (!evening) return null;
      const changed = change(evening);
      if (changed !== evening) put(changed);
      return changed;
    },
    add: put,
    remove: (id) => {
      write(EVENING + id, null);
      write(BOOKMARK + id, null);
      write(DRAFTS + id, null);
      write(SEEN + id, null);
    },
    bookmark: (id) => parsed(read(BOOKMARK + id)),
    keepBookmark: (id, bookmark) => write(BOOKMARK + id, JSON.stringify(bookmark)),
    drafts: (id) => parsed(read(DRAFTS + id)),
    keepDrafts: (id, drafts) => write(DRAFTS + id, JSON.stringify(drafts)),
    seen: (id) => parsed(read(SEEN + id)),
    keepSeen: (id, seen) => write(SEEN + id, seen && JSON.stringify(seen)),
    keepOpened: (id) => write(OPENED, id),
    trouble: () => trouble,
    onChange: (listener) => {
      const heard = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(EVENING)) listener();
      };
      window.addEventListener("storage", heard);
      return () => window.removeEventListener("storage", heard);
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
