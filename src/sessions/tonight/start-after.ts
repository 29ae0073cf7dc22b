/** Usual start of an evening. */
const DEFAULT_START = "19:30";

/** Before this time of day, the previous day's evening may still be in play. */
const MORNING = "06:00";

/**
 * Returns the start of play if none is given: the usual time, or the time now if that has passed.
 * @param now a time of day in two digits each, "09:05".
 */
export function startAfter(now: string): string {
  return now >= MORNING && now < DEFAULT_START ? DEFAULT_START : now;
}
