import sanitize from "sanitize-filename";

/** In characters of at most four bytes: with date and ending it stays below every system's limit. */
const LONGEST = 50;

/** Marks that change the direction of writing can disguise the ending of a name. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * A name for a workbook's file that every system takes.
 * @param date year-month-day, or "" for none.
 */
export function fileName(title: string, date: string): string {
  const plain = sanitize(title.replace(DIRECTION_MARKS, ""), { replacement: " " });
  const short = [...plain.trim()].slice(0, LONGEST).join("");
  // Once more, for what the cut has left at the end or a name of a device has come out of.
  const safe = sanitize(short)
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  return `${[safe || "Bridge", date].filter(Boolean).join(" ")}.xlsx`;
}
