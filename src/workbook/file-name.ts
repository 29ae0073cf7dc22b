import sanitize from "sanitize-filename";
import { texts } from "./texts";

/** In characters of at most four bytes: with date and ending it stays below every system's limit. */
const MAX_LENGTH = 50;

/** Invisible characters: those that change the direction of writing can disguise the ending. */
const INVISIBLE = /[\p{Cf}\p{Cs}\u007F]/gu;

/**
 * A name for a workbook's file that every system takes.
 * @param date year-month-day, or "" for none.
 */
export function fileName(title: string, date: string): string {
  const plain = sanitize(title.replace(INVISIBLE, ""), { replacement: " " });
  const short = [...plain.trim()].slice(0, MAX_LENGTH).join("");
  // Once more, for what the cut has left at the end or a name of a device has come out of.
  const safe = sanitize(short)
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  return `${[safe || texts.common.file, date].filter(Boolean).join(" ")}.xlsx`;
}
