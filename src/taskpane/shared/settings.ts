import { SETTING_NAMES, settingKey, type SettingName } from "./storage-keys";

/** Settings stored on this device. If the browser refuses storage, they last as long as the page. */
export interface Settings {
  readonly get: <T>(name: SettingName, otherwise: T) => T;
  readonly set: (name: SettingName, value: unknown) => void;
  /** Deletes all settings, and nothing else: a damaged setting may be the reason why the pane does not start. */
  readonly forget: () => void;
}

/** Settings in the browser's storage; calls `storage` each time, because the call may throw. */
export function openSettings(storage: () => Storage = () => window.localStorage): Settings {
  const memory = new Map<string, unknown>();
  return {
    get: <T>(name: SettingName, otherwise: T): T => {
      if (memory.has(name)) return memory.get(name) as T;
      try {
        const stored = storage().getItem(settingKey(name));
        return stored === null ? otherwise : (JSON.parse(stored) as T);
      } catch {
        return otherwise;
      }
    },
    set: (name, value) => {
      memory.set(name, value);
      try {
        storage().setItem(settingKey(name), JSON.stringify(value));
      } catch {
        // The browser refuses storage, or it is full: the value stays in memory.
      }
    },
    forget: () => {
      memory.clear();
      try {
        const device = storage();
        for (const name of SETTING_NAMES) device.removeItem(settingKey(name));
      } catch {
        // The browser refuses storage, so nothing is stored.
      }
    },
  };
}

/** Returns the texts in a stored list; none if the stored value is no list. */
export function textsIn(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((text) => typeof text === "string") : [];
}

const MAX_NAMES = 60;

/** Names from earlier sessions, the latest first, with new ones put in front. */
export function withNames(existing: readonly string[], used: readonly string[]): string[] {
  const fresh = used.map((name) => name.trim()).filter((name) => name !== "");
  return [...new Set([...fresh, ...existing])].slice(0, MAX_NAMES);
}
