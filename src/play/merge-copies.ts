import type { MergeHistory } from "./evening";
import { readEvening } from "./evening-json";
import { isRecord, parseJson } from "./parsed";
import { withNames } from "./names";

/**
 * Which of two kept texts of one evening is the later. Clocks do not decide it: each page that writes an evening counts
 * its writes in `writes`. Where each has what the other lacks, both are put together, so that no result is lost.
 * @param own what wins where nothing tells them apart; null for none, as for the other.
 */
export function mergeCopies(own: string | null, other: string | null): string | null {
  if (own === other || other === null) return own;
  if (own === null) return other;
  const [a, b] = [recordIn(own), recordIn(other)];
  // What is damaged gives way to what is whole.
  if (!a || !b) return b ? other : own;
  const [hasTheirs, hasOwn] = [covers(a, b), covers(b, a)];
  if (hasTheirs && hasOwn) return changedIn(b) > changedIn(a) ? other : own;
  if (hasTheirs) return own;
  if (hasOwn) return other;
  if (isDeleted(a) || isDeleted(b)) return isDeleted(a) ? other : own;
  const [first, last] = changedIn(a) <= changedIn(b) ? [a, b] : [b, a];
  // Of a later version, which may have other fields, nothing can be put together.
  if (!Array.isArray(first.entries) || !Array.isArray(last.entries)) return last === a ? own : other;
  const entries = together(first.entries, last.entries);
  const withdrawn = [first.withdrawn, last.withdrawn].flatMap((places) => (Array.isArray(places) ? places : []));
  const more = withdrawn.length === 0 ? {} : { withdrawn };
  return JSON.stringify({ ...last, ...more, ...agreed(first, last), entries, writes: most(writesIn(a), writesIn(b)) });
}

/** What is known of names, and what was settled with other devices, on either. */
function agreed(first: Kept, last: Kept): Kept {
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
    states: most(first.states ?? {}, last.states ?? {}),
  };
}

function distinct<T>(all: readonly T[]): T[] {
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

/**
 * What is kept in place of an evening that was deleted: a store that has not heard of it must not bring it back.
 * @param write who deleted it, and how many writes of theirs that makes.
 */
export function tombstone(evening: string | null, write: Writes): string {
  const known = (evening !== null && recordIn(evening)) || {};
  return JSON.stringify({ deleted: true, changed: Date.now(), writes: { ...writesIn(known), ...write } });
}

/** Whether a kept text stands for an evening that was deleted. */
export function isTombstone(text: string): boolean {
  return isDeleted(recordIn(text) ?? {});
}

/** How many writes of which pages something was written with. */
export type Writes = Readonly<Record<string, number>>;
type Kept = Readonly<Record<string, unknown>>;

function recordIn(text: string): Kept | null {
  const kept = parseJson(text);
  return isRecord(kept) ? kept : null;
}

const isDeleted = (kept: Kept) => kept.deleted === true;
const changedIn = ({ changed }: Kept) => (typeof changed === "number" ? changed : 0);

function writesIn({ writes }: Kept): Writes {
  if (!isRecord(writes)) return {};
  return Object.fromEntries(
    Object.entries(writes).filter((each): each is [string, number] => Number.isInteger(each[1]))
  );
}

/** Whether `a` knows all that `b` was written with. What an earlier version wrote counts nothing: then its time tells. */
function covers(a: Kept, b: Kept): boolean {
  const [known, others] = [writesIn(a), Object.entries(writesIn(b))];
  if (others.length === 0 && Object.keys(known).length > 0) return changedIn(b) <= changedIn(a);
  return others.every(([writer, count]) => (known[writer] ?? 0) >= count);
}

function most(a: Writes, b: Writes): Writes {
  const higher = Object.entries(b).map(([writer, count]) => [writer, Math.max(count, a[writer] ?? 0)] as const);
  return { ...a, ...Object.fromEntries(higher) };
}

/** What both have, then what the first alone has, then what the last alone has, which so has the last word. */
function together(first: readonly unknown[], last: readonly unknown[]): unknown[] {
  const [known, texts] = [first, last].map((entries) => entries.map((entry) => JSON.stringify(entry))) as [
    string[],
    string[],
  ];
  let same = 0;
  while (same < known.length && known[same] === texts[same]) same++;
  const rest = new Set(texts.slice(same));
  const only = first.slice(same).filter((_, i) => !rest.has(known[same + i] ?? ""));
  return [...last.slice(0, same), ...only, ...last.slice(same)];
}
