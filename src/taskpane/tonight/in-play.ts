import { EVENING_KEYS } from "../shared/storage-keys";

/** In milliseconds: nobody plays on after so long a time without a result. */
export const INACTIVE_AFTER_MS = 12 * 60 * 60 * 1000;

/** The evening that was being played when the page was left; null for none, or for one of another day. */
export function eveningInPlay(storage: () => Pick<Storage, "getItem"> = () => window.localStorage): string | null {
  try {
    const device = storage();
    const id = device.getItem(EVENING_KEYS.opened.key);
    const kept: unknown = JSON.parse((id !== null && device.getItem(EVENING_KEYS.evening.key + id)) || "null");
    if (typeof kept !== "object" || kept === null || !("changed" in kept)) return null;
    return typeof kept.changed === "number" && Date.now() - kept.changed < INACTIVE_AFTER_MS ? id : null;
  } catch {
    // Refused, or not to be read: nothing is known of an evening.
    return null;
  }
}
