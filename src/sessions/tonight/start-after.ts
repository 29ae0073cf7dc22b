/** When most evenings begin. */
const DEFAULT_START = "19:30";

/** Before that time of day an evening of the day before may still be played. */
const MORNING = "06:00";

/**
 * When play begins where nobody says so: at the usual time, or now where that has passed.
 * @param now a time of day in two digits each, "09:05".
 */
export function startAfter(now: string): string {
  return now >= MORNING && now < DEFAULT_START ? DEFAULT_START : now;
}
