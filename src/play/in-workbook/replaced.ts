import { entryKey, type Entry, type Evening, type BoardPlace } from "../evening";
import { rulingKey, textOf, type Decision, type Ruling } from "../rulings";
import { isSameResult, type BoardResult } from "../board-result";

/** A result of the pad that the workbook replaced or cleared. */
export interface ReplacedResult extends BoardPlace {
  readonly was: BoardResult;
  /** True if the old result was entered on the pad; false if it had come from the workbook. */
  readonly isOwn: boolean;
  /** Null if the cells were cleared. */
  readonly now: BoardResult | null;
}

/**
 * Number of entries from the workbook that the user has acknowledged for each board, by `entryKey`. Undo on the pad
 * never removes entries from the workbook, so the numbers only grow.
 */
export type NotedCounts = ReadonlyMap<string, number>;

export function workbookCounts({ entries }: Pick<Evening, "entries">): NotedCounts {
  const counts = new Map<string, number>();
  for (const entry of entries) if (entry.from === "workbook") addOne(counts, entryKey(entry));
  return counts;
}

/**
 * Marks the replaced results that the user has seen as acknowledged. Results of other boards may be shown later, after
 * an undo.
 */
export function noteReplaced(evening: Pick<Evening, "entries">, noted: NotedCounts): NotedCounts {
  const all = workbookCounts(evening);
  const keys = replacedSince(evening, noted).map((each) => entryKey(each));
  return new Map([...noted, ...keys.map((key) => [key, all.get(key) ?? 0] as const)]);
}

/**
 * Returns the results that the workbook has replaced or cleared since the last acknowledgement, one per board. Leaves
 * out boards that have their old result again or that the pad has changed since, and corrections of results that were
 * typed in the sheet: the person who corrects them knows.
 */
export function replacedSince({ entries }: Pick<Evening, "entries">, noted: NotedCounts): ReplacedResult[] {
  const last = new Map<string, Entry>();
  const counts = new Map<string, number>();
  const replaced = new Map<string, ReplacedResult>();
  for (const entry of entries) {
    const { table, board, from } = entry;
    const now = entry.said;
    const key = entryKey(entry);
    const before = last.get(key);
    last.set(key, entry);
    if (from === undefined) {
      replaced.delete(key);
      continue;
    }
    if (addOne(counts, key) <= (noted.get(key) ?? 0)) continue;
    const was = before?.said ?? null;
    const isOwn = before?.from === undefined;
    if (was === null || isSameResult(was, now) || (now !== null && !isOwn)) continue;
    if (isOwn || !replaced.has(key)) replaced.set(key, { table, board, was, isOwn, now });
  }
  return [...replaced].flatMap(([key, each]): ReplacedResult[] => {
    const now = last.get(key)?.said ?? null;
    return isSameResult(each.was, now) ? [] : [{ ...each, now }];
  });
}

/** A ruling of the pad, and the workbook's decision that replaced it. */
export interface OverruledRuling {
  readonly was: Ruling;
  readonly now: Decision;
}

/**
 * Returns the pad's rulings that decisions of the workbook replace. Leaves out rulings that had come from the workbook:
 * the person who corrects them there knows.
 * @param typed texts of the rulings that came from the workbook, by `rulingKey`.
 */
export function overruledBy(
  { rulings = [] }: Pick<Evening, "rulings">,
  decisions: readonly Decision[],
  typed: ReadonlyMap<string, string>
): OverruledRuling[] {
  const padRulings = new Map(rulings.map((each) => [rulingKey(each), each]));
  return decisions.flatMap((now) => {
    const was = padRulings.get(rulingKey(now));
    return was && was.is !== null && typed.get(rulingKey(was)) !== textOf(was) ? [{ was, now }] : [];
  });
}

/** Leaves out rulings that the pad has changed since. */
export function stillOverruled(
  { rulings = [] }: Pick<Evening, "rulings">,
  all: readonly OverruledRuling[]
): OverruledRuling[] {
  const padRulings = new Map(rulings.map((each) => [rulingKey(each), textOf(each)]));
  const last = new Map(all.map((each) => [rulingKey(each.now), each]));
  return [...last].flatMap(([key, each]) => (padRulings.get(key) === textOf(each.now) ? [each] : []));
}

function addOne(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}
