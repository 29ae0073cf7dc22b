/** Seconds from 1970 to 2026, the epoch of codes. */
const FIRST_STATE = 1_767_225_600;

/** Converts milliseconds since 1970 to the seconds of codes. */
export function secondsOf(now: number): number {
  return Math.floor(now / 1000) - FIRST_STATE;
}
