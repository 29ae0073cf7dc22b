/** What the pane remembers on this device. Where storage is refused it lasts as long as the page. */
export interface Settings {
  readonly get: <T>(key: string, otherwise: T) => T;
  readonly set: (key: string, value: unknown) => void;
  /** Forgets the settings, and nothing else: what is stored may be what the pane cannot start with. */
  readonly forget: () => void;
}

const PREFIX = "overtrick.";

/** What may be forgotten, by name: the evenings have the same prefix. */
const FORGETTABLE = ["session", "names", "teams", "tab", "results", "minutes"];

/** Settings in the browser's storage; `storage` is asked for anew, because asking may be refused. */
export function openSettings(storage: () => Storage = () => window.localStorage): Settings {
  const memory = new Map<string, unknown>();
  return {
    get: <T>(key: string, otherwise: T): T => {
      if (memory.has(key)) return memory.get(key) as T;
      try {
        const stored = storage().getItem(PREFIX + key);
        return stored === null ? otherwise : (JSON.parse(stored) as T);
      } catch {
        return otherwise;
      }
    },
    set: (key, value) => {
      memory.set(key, value);
      try {
        storage().setItem(PREFIX + key, JSON.stringify(value));
      } catch {
        // Refused or full: the page's own memory has it.
      }
    },
    forget: () => {
      memory.clear();
      try {
        const device = storage();
        for (const name of FORGETTABLE) device.removeItem(PREFIX + name);
      } catch {
        // Refused: nothing is stored.
      }
    },
  };
}

/** A remembered list of texts; what is stored may be anything. */
export function textsIn(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((text) => typeof text === "string") : [];
}

const MOST_NAMES = 60;

/** Names from earlier sessions, the latest first, with new ones put in front. */
export function withNames(known: readonly string[], used: readonly string[]): string[] {
  const fresh = used.map((name) => name.trim()).filter((name) => name !== "");
  return [...new Set([...fresh, ...known])].slice(0, MOST_NAMES);
}
