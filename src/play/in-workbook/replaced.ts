import { entryKey, type Entry, type Evening } from "../evening";
import { rulingKey, textOf, type Decision, type Ruling } from "../rulings";
import { isSameResult, type BoardResult } from "../board-result";

/** What was said of a board and the workbook has otherwise. */
export interface Replaced extends Pick<Entry, "table" | "board"> {
  /** What the pad had. */
  readonly was: BoardResult;
  /** Whether it was said there, and did not come from the workbook itself. */
  readonly isOwn: boolean;
  /** Null where the cells were cleared. */
  readonly now: BoardResult | null;
}

/** How many of a board's entries came from the workbook when somebody took note, by `entryKey`; a pad undoes none. */
export type Noted = ReadonlyMap<string, number>;

/** All that an evening has from the workbook, as noted. */
export function notedOf({ entries }: Pick<Evening, "entries">): Noted {
  const counts = new Map<string, number>();
  for (const entry of entries) if (entry.from === "workbook") addOne(counts, entryKey(entry));
  return counts;
}

/** The same of the boards that were told of; what only an undo brings to light is still to be told. */
export function notingAll(evening: Pick<Evening, "entries">, noted: Noted): Noted {
  const all = notedOf(evening);
  const told = replacedSince(evening, noted).map((each) => entryKey(each));
  return new Map([...noted, ...told.map((key) => [key, all.get(key) ?? 0] as const)]);
}

/**
 * What is to be told of what a pad has from the workbook, once for each board, as it stands by now: what took the place
 * of the pad's own, and what is gone. Nothing of boards that are again as they were, or of which the pad has the last
 * word; who corrects in the sheet what was typed there knows that.
 */
export function replacedSince({ entries }: Pick<Evening, "entries">, noted: Noted): Replaced[] {
  const last = new Map<string, Entry>();
  const counts = new Map<string, number>();
  const told = new Map<string, Replaced>();
  for (const entry of entries) {
    const { table, board, said: now, from } = entry;
    const key = entryKey(entry);
    const before = last.get(key);
    last.set(key, entry);
    if (from === undefined) {
      told.delete(key);
      continue;
    }
    if (addOne(counts, key) <= (noted.get(key) ?? 0)) continue;
    const was = before?.said ?? null;
    const isOwn = before?.from === undefined;
    if (was === null || isSameResult(was, now) || (now !== null && !isOwn)) continue;
    if (isOwn || !told.has(key)) told.set(key, { table, board, was, isOwn, now });
  }
  return [...told].flatMap(([key, each]): Replaced[] => {
    const now = last.get(key)?.said ?? null;
    return isSameResult(each.was, now) ? [] : [{ ...each, now }];
  });
}

/** What of the pad's own rulings the workbook has otherwise, and what it has. */
export interface Overruled {
  readonly was: Ruling;
  readonly now: Decision;
}

/**
 * Which of an evening's rulings some decisions of the workbook replace; who corrects in the sheet what was typed there
 * knows that.
 * @param typed what came from there, by the names of rulings.
 */
export function overruledBy(
  { rulings = [] }: Pick<Evening, "rulings">,
  decisions: readonly Decision[],
  typed: ReadonlyMap<string, string>
): Overruled[] {
  const known = new Map(rulings.map((each) => [rulingKey(each), each]));
  return decisions.flatMap((now) => {
    const was = known.get(rulingKey(now));
    return was && was.is !== null && typed.get(rulingKey(was)) !== textOf(was) ? [{ was, now }] : [];
  });
}

/** Those of which the workbook still has the last word. */
export function stillOverruled({ rulings = [] }: Pick<Evening, "rulings">, all: readonly Overruled[]): Overruled[] {
  const known = new Map(rulings.map((each) => [rulingKey(each), textOf(each)]));
  const last = new Map(all.map((each) => [rulingKey(each.now), each]));
  return [...last].flatMap(([key, each]) => (known.get(key) === textOf(each.now) ? [each] : []));
}

function addOne(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}
