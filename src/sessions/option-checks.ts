import { InputError } from "../bridge/input-error";
import { messages } from "./messages";

/**
 * Checks a date.
 * @param date year-month-day, or "" for none.
 * @throws InputError when it is another thing, or a day that there is not.
 */
export function checkDate(date: string): string {
  if (date === "") return date;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  // A day that its month does not have would roll over into the next.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date)
    throw new InputError(messages.date(date));
  return date;
}

/** Text as one line: a control character has no place in a cell or a page header. */
export function plainLine(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g, " ").trim();
}
