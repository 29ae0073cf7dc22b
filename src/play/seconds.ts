/** Seconds from 1970 to 2026, from when on codes count. */
const FIRST_STATE = 1_767_225_600;

/** A moment, in milliseconds since 1970, in the seconds that codes carry. */
export function secondsOf(now: number): number {
  return Math.floor(now / 1000) - FIRST_STATE;
}
