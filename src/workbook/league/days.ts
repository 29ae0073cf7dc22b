/** Milliseconds of a day. */
const DAY = 86_400_000;

/** The day that a spreadsheet counts as 0. */
const ZERO = Date.UTC(1899, 11, 30);

/** Returns a spreadsheet's number for a day given as year-month-day; null for "". */
export function serialDay(date: string): number | null {
  return date === "" ? null : Math.round((Date.parse(`${date}T00:00:00Z`) - ZERO) / DAY);
}

/** The last day that a spreadsheet knows, in the year 9999. */
const LAST = 2_958_465;

/** Returns the day of a spreadsheet's number as year-month-day; the number itself if it is no day. */
export function isoDay(serial: number): string {
  if (serial < 0 || serial >= LAST + 1) return String(serial);
  return new Date(ZERO + Math.floor(serial) * DAY).toISOString().slice(0, 10);
}
