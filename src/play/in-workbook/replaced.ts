import { placeKey, type Entry, type Evening } from "../evening";
import { isSame, type Said } from "../said";

/** What was said of a board and the workbook has otherwise. */
export interface Replaced extends Pick<Entry, "table" | "board"> {
  /** What the pad had. */
  readonly was: Said;
  /** Whether it was said there, and did not come from the workbook itself. */
  readonly isOwn: boolean;
  /** Null where the cells were cleared. */
  readonly now: Said | null;
}

/**
 * What is to be told of what a pad takes over from the workbook: what takes the place of its own, and what is gone. Who
 * corrects in the sheet what was typed there knows that.
 */
export function replacedBy({ entries }: Pick<Evening, "entries">, taken: readonly Entry[]): Replaced[] {
  const last = lastSaid(entries);
  return taken.flatMap(({ table, board, said: now }): Replaced[] => {
    const { said: was = null, from } = last.get(placeKey({ table, board })) ?? {};
    const isOwn = from === undefined;
    return was === null || isSame(was, now) || (now !== null && !isOwn) ? [] : [{ table, board, was, isOwn, now }];
  });
}

/**
 * All of that since somebody took note, as it stands by now, once for each board: nothing of boards that are again as they
 * were, or of which the pad has had the last word since.
 * @param evening with what was taken over.
 */
export function replacedSince(
  { entries }: Pick<Evening, "entries">,
  known: readonly Replaced[],
  more: readonly Replaced[]
): Replaced[] {
  const last = lastSaid(entries);
  const told = new Map(known.map((each) => [placeKey(each), each]));
  for (const each of more) if (each.isOwn || !told.has(placeKey(each))) told.set(placeKey(each), each);
  return [...told].flatMap(([key, each]): Replaced[] => {
    const { said: now = null, from } = last.get(key) ?? {};
    return from === undefined || isSame(each.was, now) ? [] : [{ ...each, now }];
  });
}

function lastSaid(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [placeKey(entry), entry]));
}
