/** All keys in the browser's storage; no other file defines a key. */
import type { JoinRule } from "../../play/mirror/mirror-state";

/** Settings of the pane, owned by settings.ts. They are stored in localStorage only, and all of them may be deleted. */
export const SETTING_NAMES = [
  "session",
  "names",
  "teams",
  "tab",
  "results",
  "minutes",
  "letters",
  "clock",
  "practised",
  "phones",
  "linkNames",
  "linkSender",
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];
export const settingKey = (name: SettingName) => `overtrick.${name}`;

/** Texts of evenings, owned by evening-store.ts. A key that ends with a dot is followed by the evening's id. */
export const EVENING_KEYS = {
  evening: { key: "overtrick.evening.", join: "boards" },
  bookmark: { key: "overtrick.bookmark.", join: "newer" },
  drafts: { key: "overtrick.drafts.", join: "newer" },
  snapshot: { key: "overtrick.seen.", join: "newer" },
  connected: { key: "overtrick.connected.", join: "newer" },
  waitingCodes: { key: "overtrick.waiting.codes", join: "newer" },
  copyMode: { key: "overtrick.copies.way", join: "newer" },
  opened: { key: "overtrick.opened", join: "newer" },
  circle: { key: "overtrick.circle", join: "newer" },
  season: { key: "overtrick.season", join: "newer" },
} as const satisfies Readonly<Record<string, { readonly key: string; readonly join: JoinRule }>>;

/** Key of a store's number of writes, owned by mirrored-store.ts; the store with the lower number is out of date. */
export const WRITE_COUNTER_KEY = "overtrick.turn";

/** Name of the IndexedDB database that holds a second copy of the evenings' texts; see disk.ts. */
export const DATABASE_NAME = "overtrick";

export const isEveningKey = (key: string): boolean => key.startsWith(EVENING_KEYS.evening.key);
