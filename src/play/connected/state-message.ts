import type { TablePlan } from "../../sessions/table-plan";
import { eveningCode, readCode, type RemoteEvening, type RemoteEntry } from "../code";
import { entryKey, eveningPlan, type Entry, type Evening } from "../evening";
import { isMark, isTimes } from "../evening-json";
import { isRecord } from "../parsed";
import { enteredTable } from "../entered-table";
import { isRuling } from "../ruling-json";
import { isSameResult } from "../board-result";
import { LONGEST_READ } from "../code-envelope";

/**
 * What one phone says of an evening, as it goes round among connected phones: each of them holds the last word of every
 * other one as it was said, so that all come to the same in whatever order words arrive. What a phone has only from
 * others that are connected is in their words, not in its own.
 */
export interface StateMessage {
  /** The phone's own letters. */
  readonly id: string;
  /** Goes up with each change: the word with the higher one counts. */
  readonly turn: number;
  /** The table that it enters, see `enteredTable`. */
  readonly own: number | null;
  /** What it says of boards, as a code. */
  readonly results: string;
  /** What the Director has ruled, where a code has no room for it; it may be anything. */
  readonly rulings?: readonly unknown[];
  /** Who plays, as a code; "" where that is too long for one. */
  readonly names: string;
  /** Since when it says so, in milliseconds, by `entryKey`: later than all that it knew then. */
  readonly times: Readonly<Record<string, number>>;
  /** How often somebody has decided there for what it says, by `entryKey`. */
  readonly kept: Readonly<Record<string, number>>;
  /** Boards, by `entryKey`, of which it knew what others said when somebody there said otherwise. */
  readonly over: readonly string[];
  /** It has left the others: its word stands, and it is waited for no more. */
  readonly left?: true;
}

/** Places: more than five tables have. */
const LONGEST_TIMES = 500;
/** In milliseconds: the year 2200. What came later would be the last word for ever. */
const LATEST = 7_258_118_400_000;
/** The turns of a phone that nobody has heard of; and by how much one grows between two words at most. */
const MOST_TURNS = 2 ** 52;
const TURNS_AT_ONCE = 1_000_000;

/** Whether a phone can be at a turn, by what was heard of it: each that can be still leaves room for the next ones. */
export function isTurn(turn: unknown, known: number): turn is number {
  return isCount(turn) && (turn as number) <= Math.max(MOST_TURNS, known + TURNS_AT_ONCE);
}

/** The word in what has come from another phone, which may be anything; null where it is none. */
export function readStateMessage(sent: unknown): StateMessage | null {
  if (!isRecord(sent)) return null;
  const { id, turn, own, results, rulings, names, times, kept, over, left } = sent;
  const isWord =
    isMark(id) &&
    isCount(turn) &&
    (own === null || isCount(own)) &&
    [results, names].every((code) => typeof code === "string" && code.length <= LONGEST_READ) &&
    (rulings === undefined || Array.isArray(rulings)) &&
    [times, kept].every(
      (each) =>
        isTimes(each) &&
        Object.keys(each).length <= LONGEST_TIMES &&
        Object.values(each).every((time) => isCount(time) && time <= LATEST)
    ) &&
    Array.isArray(over) &&
    over.length <= LONGEST_TIMES &&
    over.every((key) => typeof key === "string") &&
    (left === undefined || left === true);
  return isWord ? (sent as unknown as StateMessage) : null;
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

/**
 * What this phone says now.
 * @param before what it said last; null for nothing.
 * @param latest the latest of all times that it knows.
 * @returns the one before where nothing has changed.
 */
export function stateMessage(
  evening: Evening,
  before: StateMessage | null,
  {
    id,
    table,
    latest,
    now,
  }: { readonly id: string; readonly table: number; readonly latest: number; readonly now: number }
): StateMessage {
  const basis = JSON.stringify([
    withoutLive(evening),
    keptIn(evening),
    evening.options,
    evening.named,
    evening.rulings,
    id,
    table,
  ]);
  if (before && !before.left && BASES.get(before) === basis) return before;
  const plan = planFor(evening);
  const own = enteredTable({ entries: uncorrecting(evening) });
  const said = { ...evening, ...withoutLive(evening) };
  const all = eveningCode(said, table, "results");
  const isTooLong = all.length > LONGEST_READ;
  const results = isTooLong ? eveningCode({ ...said, rulings: [] }, table, "results") : all;
  const whole = eveningCode({ ...evening, entries: [], withdrawn: [] }, table, "evening");
  const names = whole.length <= LONGEST_READ ? whole : "";
  const kept = keptIn(evening);
  const time = Math.min(Math.max(now, latest + 1), LATEST);
  const saidBefore = before && readIn(before, plan)?.told;
  const told = readCode(results, plan).entries;
  const times = Object.fromEntries(
    told.map((each): [string, number] => {
      const key = entryKey(each);
      const last = saidBefore?.get(key);
      const stands =
        last?.isRelayed === each.isRelayed && isSameResult(last.said, each.said) && before?.kept[key] === kept[key];
      return [key, (stands ? before?.times[key] : undefined) ?? time];
    })
  );
  const over = told.map(entryKey).filter((key) => wasLive(evening, key));
  const rulings = isTooLong ? { rulings: evening.rulings } : {};
  const next: StateMessage = { id, turn: (before?.turn ?? 0) + 1, own, results, ...rulings, names, times, kept, over };
  const ruled = JSON.stringify(evening.rulings ?? []);
  const word = before && isAlike(before, next) && RULED.get(before) === ruled ? before : next;
  RULED.set(word, ruled);
  BASES.set(word, basis);
  return word;
}

/** What a word's code of results says. */
interface Read extends Pick<RemoteEvening, "states" | "rulings"> {
  /** By board. */
  readonly told: ReadonlyMap<string, RemoteEntry>;
}

/** What words were made of, what the Director has ruled by them, and what they say: each is asked for again and again. */
const BASES = new WeakMap<StateMessage, string>();
const RULED = new WeakMap<StateMessage, string>();
const READ = new WeakMap<StateMessage, { readonly plan: TablePlan; readonly read: Read | null }>();
const PLANS = new WeakMap<object, TablePlan>();

/** The plan of an evening, which is worked out once. */
export function planFor(evening: Pick<Evening, "kind" | "options">): TablePlan {
  const plan = PLANS.get(evening.options) ?? eveningPlan(evening);
  PLANS.set(evening.options, plan);
  return plan;
}

/** Whether two words say the same, whenever they were said. */
function isAlike(before: StateMessage, next: StateMessage): boolean {
  const parts = ({ id, own, names, times, kept, over, left }: StateMessage) =>
    JSON.stringify([id, own, names, Object.entries(times).sort(), Object.entries(kept).sort(), over, left === true]);
  return parts(before) === parts(next);
}

/** What a word says; nothing where it is of another evening. */
export function readIn(word: StateMessage, plan: TablePlan): Read | null {
  const known = READ.get(word);
  if (known?.plan === plan) return known.read;
  const read = readResults(word, plan);
  READ.set(word, { plan, read });
  return read;
}

function readResults({ results, rulings: beside = [] }: StateMessage, plan: TablePlan): Read | null {
  try {
    const { entries, states, rulings = [] } = readCode(results, plan);
    const told = new Map(entries.map((each) => [entryKey(each), each]));
    return { told, states, rulings: [...rulings, ...beside.filter(isRuling)] };
  } catch {
    return null;
  }
}

/** The last entry of each board. */
export function lastEntries({ entries }: Pick<Evening, "entries">): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [entryKey(entry), entry]));
}

/** The evening without the boards of which a connected phone has the last word. */
function withoutLive({ entries, withdrawn = [] }: Evening): Pick<Evening, "entries" | "withdrawn"> {
  const last = lastEntries({ entries });
  const isOwn = (place: Pick<Entry, "table" | "board">) => last.get(entryKey(place))?.live === undefined;
  return { entries: entries.filter(isOwn), withdrawn: withdrawn.filter(isOwn) };
}

/** What was entered first here: whoever corrects what connected phones say is not at their table. */
function uncorrecting({ entries }: Evening): Entry[] {
  const heard = new Set<string>();
  return entries.filter((entry) => {
    if (entry.live !== undefined) heard.add(entryKey(entry));
    return !heard.has(entryKey(entry));
  });
}

function wasLive({ entries }: Evening, key: string): boolean {
  return entries.some((entry) => entry.live !== undefined && entryKey(entry) === key);
}

function keptIn({ settled }: Evening): Record<string, number> {
  const kept: Record<string, number> = {};
  for (const place of settled?.kept ?? []) kept[entryKey(place)] = (kept[entryKey(place)] ?? 0) + 1;
  return kept;
}
