import type { MergeHistory } from "./evening";
import { readEvening } from "./evening-json";
import { isRecord, parseJson } from "./parsed";
import { withNames } from "./names";

/**
 * Returns the later of two stored texts of one evening. Clocks do not decide: each page counts its writes in `writes`.
 * If each text has entries that the other lacks, both are merged, so that no result is lost.
 * @param local the text that wins if neither is later; null if there is no text, as for `other`.
 */
export function mergeCopies(local: string | null, other: string | null): string | null {
  if (local === other || other === null) return local;
  if (local === null) return other;
  const [a, b] = [recordIn(local), recordIn(other)];
  // A valid text wins over a damaged one.
  if (!a || !b) return b ? other : local;
  const [localCoversOther, otherCoversLocal] = [covers(a, b), covers(b, a)];
  if (localCoversOther && otherCoversLocal) return changedIn(b) > changedIn(a) ? other : local;
  if (localCoversOther) return local;
  if (otherCoversLocal) return other;
  if (isDeleted(a) || isDeleted(b)) return isDeleted(a) ? other : local;
  const [first, last] = changedIn(a) <= changedIn(b) ? [a, b] : [b, a];
  // A later version may have other fields: its texts cannot be merged.
  if (!Array.isArray(first.entries) || !Array.isArray(last.entries)) return last === a ? local : other;
  const entries = mergedEntries(first.entries, last.entries);
  const withdrawn = [first.withdrawn, last.withdrawn].flatMap((places) => (Array.isArray(places) ? places : []));
  const more = withdrawn.length === 0 ? {} : { withdrawn };
  return JSON.stringify({
    ...last,
    ...more,
    ...mergedFields(first, last),
    entries,
    writes: maxWrites(writesIn(a), writesIn(b)),
  });
}

/** Merges the names and the merge history of both texts; empty if one of them cannot be read. */
function mergedFields(first: StoredRecord, last: StoredRecord): StoredRecord {
  const [one, other] = [readEvening(first), readEvening(last)];
  if (!one || !other) return {};
  const { options, named } = withNames(other, one);
  const settled = settledIn(one.settled, other.settled);
  return { options, ...(named && { named }), ...(settled && { settled }) };
}

function settledIn(first: MergeHistory | undefined, last: MergeHistory | undefined): MergeHistory | undefined {
  if (!first || !last) return first ?? last;
  return {
    marks: distinct([...(first.marks ?? []), ...(last.marks ?? [])]),
    kept: distinct([...(first.kept ?? []), ...(last.kept ?? [])]),
    states: maxWrites(first.states ?? {}, last.states ?? {}),
  };
}

function distinct<T>(all: readonly T[]): T[] {
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

/**
 * Returns the text to store in place of a deleted evening, so that a store that still has the evening does not restore
 * it.
 * @param write the number of writes of the page that deletes the evening.
 */
export function tombstone(evening: string | null, write: Writes): string {
  const existing = (evening !== null && recordIn(evening)) || {};
  return JSON.stringify({ deleted: true, changed: Date.now(), writes: { ...writesIn(existing), ...write } });
}

export function isTombstone(text: string): boolean {
  return isDeleted(recordIn(text) ?? {});
}

/** Number of writes by each page. */
export type Writes = Readonly<Record<string, number>>;
type StoredRecord = Readonly<Record<string, unknown>>;

function recordIn(text: string): StoredRecord | null {
  const stored = parseJson(text);
  return isRecord(stored) ? stored : null;
}

const isDeleted = (stored: StoredRecord) => stored.deleted === true;
const changedIn = ({ changed }: StoredRecord) => (typeof changed === "number" ? changed : 0);

function writesIn({ writes }: StoredRecord): Writes {
  if (!isRecord(writes)) return {};
  return Object.fromEntries(
    Object.entries(writes).filter((each): each is [string, number] => Number.isInteger(each[1]))
  );
}

/** True if `a` includes all writes of `b`. Earlier versions did not count writes: their times are compared. */
function covers(a: StoredRecord, b: StoredRecord): boolean {
  const [ownWrites, others] = [writesIn(a), Object.entries(writesIn(b))];
  if (others.length === 0 && Object.keys(ownWrites).length > 0) return changedIn(b) <= changedIn(a);
  return others.every(([writer, count]) => (ownWrites[writer] ?? 0) >= count);
}

function maxWrites(a: Writes, b: Writes): Writes {
  const higher = Object.entries(b).map(([writer, count]) => [writer, Math.max(count, a[writer] ?? 0)] as const);
  return { ...a, ...Object.fromEntries(higher) };
}

/**
 * Joins the equal entries at the start of both texts, the further entries of the first text, and those of the last
 * text, which take precedence.
 */
function mergedEntries(first: readonly unknown[], last: readonly unknown[]): unknown[] {
  const [firstTexts, lastTexts] = [first, last].map((entries) => entries.map((entry) => JSON.stringify(entry))) as [
    string[],
    string[],
  ];
  let same = 0;
  while (same < firstTexts.length && firstTexts[same] === lastTexts[same]) same++;
  const rest = new Set(lastTexts.slice(same));
  const only = first.slice(same).filter((_, i) => !rest.has(firstTexts[same + i] ?? ""));
  return [...last.slice(0, same), ...only, ...last.slice(same)];
}
