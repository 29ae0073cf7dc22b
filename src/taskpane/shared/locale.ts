import { plainSigns } from "../../bridge/plain-number";

const SIGN = new Intl.NumberFormat().formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";
const LONG_DATE = new Intl.DateTimeFormat(undefined, { dateStyle: "long", timeZone: "UTC" });

const SHORT_DATE = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", timeZone: "UTC" });

const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: "short", timeZone: "UTC" });

/** Replaces the decimal point of a printed number by the browser's decimal sign; leaves any other text as it is. */
export function localNumber(text: string): string {
  return /^[+-]?\d+\.\d+( ?%)?$/.test(plainSigns(text)) ? text.replace(".", SIGN) : text;
}

/** A day, year-month-day, as the browser writes it: "20. November 2026"; "" for none. */
export function localDate(date: string): string {
  return date === "" ? "" : LONG_DATE.format(new Date(date));
}

/** The date without its year: "20. Nov"; "" for none. */
export function shortDate(date: string): string {
  return date === "" ? "" : SHORT_DATE.format(new Date(date));
}

/** A time of day, in minutes after midnight, as the browser's time fields show it: "22:30", or "10:30 PM". */
export function localTime(minutes: number): string {
  return TIME.format(60_000 * minutes);
}
