import { EVENING_KEYS } from "./storage-keys";

/** An evening without a result for this long counts as over. */
export const INACTIVE_AFTER_MS = 12 * 60 * 60 * 1000;

/** Id of the evening that was open when the page was left; null if there was none or it is over. */
export function eveningInPlay(storage: () => Pick<Storage, "getItem"> = () => window.localStorage): string | null {
  try {
    const device = storage();
    const id = device.getItem(EVENING_KEYS.opened.key);
    const stored: unknown = JSON.parse((id !== null && device.getItem(EVENING_KEYS.evening.key + id)) || "null");
    if (typeof stored !== "object" || stored === null || !("changed" in stored)) return null;
    return typeof stored.changed === "number" && Date.now() - stored.changed < INACTIVE_AFTER_MS ? id : null;
  } catch {
    // The storage is blocked or its text is damaged.
    return null;
  }
}
