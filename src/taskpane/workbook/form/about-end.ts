import { localTime } from "../../shared/locale";
import { minutesABoard } from "./minutes";

/**
 * Returns the time at which `boards` boards end that begin at a time such as "19:30", rounded to five minutes; "" if
 * `from` is no time.
 */
export function aboutEnd(from: string, boards: number): string {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(from) ?? [];
  if (hours === undefined) return "";
  return aboutTime(60 * Number(hours) + Number(minutes) + boards * minutesABoard());
}

/** Formats minutes after midnight as a time of day in the browser's style, rounded to five minutes. */
export function aboutTime(minutes: number): string {
  return localTime(5 * Math.round(minutes / 5));
}
