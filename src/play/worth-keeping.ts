import type { Evening } from "./evening";
import { isRecord } from "./parsed";

/** Data stored beside an evening, unvalidated. */
interface StoredBeside {
  readonly drafts: unknown;
  readonly bookmark: unknown;
  readonly connected: unknown;
  readonly snapshot: unknown;
}

/**
 * True if deleting an evening would lose something: a result or one that was undone, a ruling, an entry that is not
 * accepted, typed names, another phone, a workbook, or its first part.
 */
export function isWorthKeeping(evening: Evening, { drafts, bookmark, connected, snapshot }: StoredBeside): boolean {
  const { entries, rulings = [], unread = [], withdrawn = [], named = {} } = evening;
  return (
    entries.length + rulings.length + unread.length + withdrawn.length > 0 ||
    [evening.follows, evening.firstMark, evening.settled].some((each) => each !== undefined) ||
    [named, drafts].some((each) => isRecord(each) && Object.keys(each).length > 0) ||
    [connected, snapshot].some((each) => each !== null) ||
    (isRecord(bookmark) && (bookmark.isShared === true || bookmark.confirms !== undefined))
  );
}
