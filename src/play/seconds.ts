/** Start of 2026, in seconds since 1970. Times in codes are counted in seconds from then on. */
const FIRST_STATE = 1_767_225_600;

/** Converts milliseconds since 1970 to seconds since 2026, as codes have them. */
export function secondsOf(now: number): number {
  return Math.floor(now / 1000) - FIRST_STATE;
}
