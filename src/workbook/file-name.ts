import sanitize from "sanitize-filename";
import { texts } from "./texts";

/**
 * Maximum length of the title, in characters of up to four bytes. It keeps the file's name, with date and ending, below
 * the limit of every system.
 */
const MAX_LENGTH = 50;

/** Invisible characters: those that change the direction of writing can disguise the ending. */
const INVISIBLE = /[\p{Cf}\p{Cs}\u007F]/gu;

/** Returns a name for a workbook's file that every system accepts. */
export function fileName(title: string, date: string): string {
  const plain = sanitize(title.replace(INVISIBLE, ""), { replacement: " " });
  const short = [...plain.trim()].slice(0, MAX_LENGTH).join("");
  // The title is sanitized again, since the cut may have left an invalid ending, or the name of a device.
  const safe = sanitize(short)
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  return `${[safe || texts.common.file, date].filter(Boolean).join(" ")}.xlsx`;
}
