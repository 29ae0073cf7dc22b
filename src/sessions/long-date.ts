import { dateTexts } from "./date-texts";

/** Returns a date for people, independent of the locale: 2026-11-20 is "20 November 2026"; "" stays "". */
export function longDate(date: string): string {
  if (date === "") return "";
  const number = (from: number, to?: number) => Number(date.slice(from, to));
  return dateTexts.date(number(0, 4), number(5, 7), number(8));
}
