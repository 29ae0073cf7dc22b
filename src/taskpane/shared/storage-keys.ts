/** Keys in the browser's storage. A key is written nowhere else. */
import type { JoinRule } from "../../play/mirror/mirror-state";

/**
 * Settings of the pane, owned by settings.ts. They are in the browser's storage only, and all of them can be forgotten.
 */
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

/** Number of writes a store has taken, owned by mirrored-store.ts; the store with the lower number is out of date. */
export const WRITE_COUNTER_KEY = "overtrick.turn";

/** Database on the disk that holds the same texts; see disk.ts. */
export const DATABASE_NAME = "overtrick";

export const isEveningKey = (key: string): boolean => key.startsWith(EVENING_KEYS.evening.key);
