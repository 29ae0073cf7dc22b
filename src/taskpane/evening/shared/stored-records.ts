import type { SheetSnapshot } from "../../../play/in-workbook/snapshot";
import { parseJson } from "../../../play/parsed";
import type { PendingEntries } from "../../../play/pending-entry";
import type { Bookmark } from "../../../play/view/view-state";
import { EVENING_KEYS } from "../../shared/storage-keys";
import type { MirroredStore } from "./mirrored-store";

/** Stored data beside the evenings: of each evening by its id, and of the device. */
export interface StoredRecords {
  /** The stored bookmark, unvalidated. */
  readonly bookmark: (id: string) => unknown;
  readonly saveBookmark: (id: string, bookmark: Bookmark) => void;
  /** The stored pending entries, unvalidated. */
  readonly drafts: (id: string) => unknown;
  readonly saveDrafts: (id: string, drafts: PendingEntries) => void;
  /** The last snapshot of the workbook that the evening is synced with, unvalidated; null if there is none. */
  readonly seen: (id: string) => unknown;
  readonly saveSnapshot: (id: string, snapshot: SheetSnapshot | null) => void;
  /** The stored state of connected phones, unvalidated; null if the evening is not connected. */
  readonly connected: (id: string) => unknown;
  readonly saveConnected: (id: string, state: unknown) => void;
  /** Received codes whose evening the user has not chosen yet, latest first. */
  readonly waiting: () => readonly string[];
  readonly saveWaitingCodes: (codes: readonly string[]) => void;
  /** The stored way to send a copy after each round, unvalidated. */
  readonly copies: () => unknown;
  readonly saveCopyMode: (mode: string) => void;
  /** The stored renames and removals of people, unvalidated. */
  readonly circle: () => unknown;
  readonly saveCircle: (circle: unknown) => void;
  /** The stored season of the evenings, unvalidated. */
  readonly season: () => unknown;
  readonly saveSeason: (season: unknown) => void;
}

/** Two codes (setup and results) for each of two evenings, so that a code received by mistake displaces no other. */
const MAX_WAITING_CODES = 4;

export function storedRecords({ read, write }: Pick<MirroredStore, "read" | "write">): StoredRecords {
  const stored = (part: keyof typeof EVENING_KEYS, id: string) => parseJson(read(EVENING_KEYS[part].key + id));
  return {
    bookmark: (id) => stored("bookmark", id),
    saveBookmark: (id, bookmark) => write(EVENING_KEYS.bookmark.key + id, JSON.stringify(bookmark)),
    drafts: (id) => stored("drafts", id),
    saveDrafts: (id, drafts) => write(EVENING_KEYS.drafts.key + id, JSON.stringify(drafts)),
    seen: (id) => stored("snapshot", id),
    saveSnapshot: (id, snapshot) => write(EVENING_KEYS.snapshot.key + id, snapshot && JSON.stringify(snapshot)),
    connected: (id) => stored("connected", id),
    saveConnected: (id, state) => write(EVENING_KEYS.connected.key + id, state === null ? null : JSON.stringify(state)),
    waiting: () => {
      const codes = parseJson(read(EVENING_KEYS.waitingCodes.key));
      return Array.isArray(codes) ? codes.filter((code) => typeof code === "string") : [];
    },
    saveWaitingCodes: (codes) =>
      write(
        EVENING_KEYS.waitingCodes.key,
        codes.length === 0 ? null : JSON.stringify(codes.slice(0, MAX_WAITING_CODES))
      ),
    copies: () => read(EVENING_KEYS.copyMode.key),
    saveCopyMode: (mode) => write(EVENING_KEYS.copyMode.key, mode),
    circle: () => parseJson(read(EVENING_KEYS.circle.key)),
    saveCircle: (circle) => write(EVENING_KEYS.circle.key, JSON.stringify(circle)),
    season: () => parseJson(read(EVENING_KEYS.season.key)),
    saveSeason: (season) => write(EVENING_KEYS.season.key, JSON.stringify(season)),
  };
}
