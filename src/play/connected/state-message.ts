import type { TablePlan } from "../../sessions/table-plan";
import { eveningCode, readCode, type RemoteEvening, type RemoteEntry } from "../code";
import { entryKey, eveningPlan, type Entry, type Evening, type BoardPlace } from "../evening";
import { isMark, isTimes } from "../evening-json";
import { isRecord } from "../parsed";
import { enteredTable } from "../entered-table";
import { isRuling } from "../ruling-json";
import { isSameResult } from "../board-result";
import { LONGEST_READ } from "../code-envelope";

/**
 * A phone's state of an evening, passed on among connected phones. Each phone stores the latest message of every other
 * one unchanged, so all reach the same state in whatever order messages arrive. Results that a phone has only from
 * other connected phones are in their messages, not in its own.
 */
export interface StateMessage {
  readonly id: string;
  /** Version of the phone's message, higher after each change; the highest one counts. */
  readonly turn: number;
  /** The table that the phone enters, see `enteredTable`; null for none. */
  readonly own: number | null;
  /** The phone's results as a code. */
  readonly results: string;
  /** The Director's rulings if they do not fit into the code; unchecked. */
  readonly rulings?: readonly unknown[];
  /** The players' names as a code; "" if they do not fit into one. */
  readonly names: string;
  /**
   * Time of each result in milliseconds, by `entryKey`. A new result gets a later time than any that the phone knew
   * before.
   */
  readonly times: Readonly<Record<string, number>>;
  /** Number of conflicts that people decided for this phone's result, by `entryKey`. */
  readonly kept: Readonly<Record<string, number>>;
  /** Boards, by `entryKey`, on which this phone overrode a result it had received. */
  readonly over: readonly string[];
  /** The phone was disconnected: its results still count, but it is not shown as missing. */
  readonly left?: true;
}

/** Maximum number of boards in a message; more than ten tables have. */
const MAX_TIMES = 500;
/** The year 2200. A later time would take precedence for ever. */
const MAX_TIME_MS = 7_258_118_400_000;
/** Highest turn that is valid after a message with any other turn. */
const MAX_TURN = 2 ** 52;
/** Maximum growth of a turn above `MAX_TURN` from one message to the next. */
const MAX_TURN_STEP = 1_000_000;

/**
 * True if a message can have this turn after one with `heardTurn` (0 for none). The limits leave room for later turns,
 * so one wrong message cannot block a phone.
 */
export function isTurn(turn: unknown, heardTurn: number): turn is number {
  return isCount(turn) && (turn as number) <= Math.max(MAX_TURN, heardTurn + MAX_TURN_STEP);
}

/** Checks data from another phone; null if they are no valid message. */
export function readStateMessage(sent: unknown): StateMessage | null {
  if (!isRecord(sent)) return null;
  const { id, turn, own, results, rulings, names, times, kept, over, left } = sent;
  const isValid =
    isMark(id) &&
    isCount(turn) &&
    (own === null || isCount(own)) &&
    [results, names].every((code) => typeof code === "string" && code.length <= LONGEST_READ) &&
    (rulings === undefined || Array.isArray(rulings)) &&
    [times, kept].every(
      (each) =>
        isTimes(each) &&
        Object.keys(each).length <= MAX_TIMES &&
        Object.values(each).every((time) => isCount(time) && time <= MAX_TIME_MS)
    ) &&
    Array.isArray(over) &&
    over.length <= MAX_TIMES &&
    over.every((key) => typeof key === "string") &&
    (left === undefined || left === true);
  return isValid ? (sent as unknown as StateMessage) : null;
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

/**
 * Returns this phone's message on the evening.
 * @param before this phone's last message; null for none.
 * @param latest the latest time in all messages, in milliseconds.
 * @returns `before` itself if nothing has changed.
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
    keptCounts(evening),
    evening.options,
    evening.named,
    evening.rulings,
    id,
    table,
  ]);
  if (before && !before.left && BASES.get(before) === basis) return before;
  const plan = planFor(evening);
  const own = enteredTable({ entries: beforeCorrections(evening) });
  const ownEvening = { ...evening, ...withoutLive(evening) };
  const all = eveningCode(ownEvening, table, "results");
  const isTooLong = all.length > LONGEST_READ;
  const results = isTooLong ? eveningCode({ ...ownEvening, rulings: [] }, table, "results") : all;
  const whole = eveningCode({ ...evening, entries: [], withdrawn: [] }, table, "evening");
  const names = whole.length <= LONGEST_READ ? whole : "";
  const kept = keptCounts(evening);
  const time = Math.min(Math.max(now, latest + 1), MAX_TIME_MS);
  const entriesBefore = before && messageContent(before, plan)?.entries;
  const entries = readCode(results, plan).entries;
  const times = Object.fromEntries(
    entries.map((each): [string, number] => {
      const key = entryKey(each);
      const last = entriesBefore?.get(key);
      const isUnchanged =
        last?.isRelayed === each.isRelayed && isSameResult(last.said, each.said) && before?.kept[key] === kept[key];
      return [key, (isUnchanged ? before?.times[key] : undefined) ?? time];
    })
  );
  const over = entries.map(entryKey).filter((key) => overrodePhone(evening, key));
  const rulings = isTooLong ? { rulings: evening.rulings } : {};
  const next: StateMessage = { id, turn: (before?.turn ?? 0) + 1, own, results, ...rulings, names, times, kept, over };
  const ruled = JSON.stringify(evening.rulings ?? []);
  const message = before && isSameMessage(before, next) && RULINGS_TEXTS.get(before) === ruled ? before : next;
  RULINGS_TEXTS.set(message, ruled);
  BASES.set(message, basis);
  return message;
}

interface MessageContent extends Pick<RemoteEvening, "states" | "rulings"> {
  /** The phone's entries, by `entryKey`. */
  readonly entries: ReadonlyMap<string, RemoteEntry>;
}

/** Caches of the inputs of messages, their rulings and their decoded content, which are needed each second. */
const BASES = new WeakMap<StateMessage, string>();
const RULINGS_TEXTS = new WeakMap<StateMessage, string>();
const CONTENTS = new WeakMap<StateMessage, { readonly plan: TablePlan; readonly read: MessageContent | null }>();
const PLANS = new WeakMap<object, TablePlan>();

/** Returns the evening's plan, cached by the identity of the options. */
export function planFor(evening: Pick<Evening, "kind" | "options">): TablePlan {
  const plan = PLANS.get(evening.options) ?? eveningPlan(evening);
  PLANS.set(evening.options, plan);
  return plan;
}

/** True if messages differ only in their turn and code of results: changed results have changed times. */
function isSameMessage(before: StateMessage, next: StateMessage): boolean {
  const parts = ({ id, own, names, times, kept, over, left }: StateMessage) =>
    JSON.stringify([id, own, names, Object.entries(times).sort(), Object.entries(kept).sort(), over, left === true]);
  return parts(before) === parts(next);
}

/** Decodes a message; null if it is from another evening, or damaged. */
export function messageContent(message: StateMessage, plan: TablePlan): MessageContent | null {
  const cached = CONTENTS.get(message);
  if (cached?.plan === plan) return cached.read;
  const read = readResults(message, plan);
  CONTENTS.set(message, { plan, read });
  return read;
}

function readResults({ results, rulings: extra = [] }: StateMessage, plan: TablePlan): MessageContent | null {
  try {
    const { entries, states, rulings = [] } = readCode(results, plan);
    const entriesByKey = new Map(entries.map((each) => [entryKey(each), each]));
    return { entries: entriesByKey, states, rulings: [...rulings, ...extra.filter(isRuling)] };
  } catch {
    return null;
  }
}

/** Returns the last entry of each board, by `entryKey`. */
export function lastEntries({ entries }: Pick<Evening, "entries">): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [entryKey(entry), entry]));
}

/** Leaves out boards whose last entry came from a connected phone. */
function withoutLive({ entries, withdrawn = [] }: Evening): Pick<Evening, "entries" | "withdrawn"> {
  const last = lastEntries({ entries });
  const isOwn = (place: BoardPlace) => last.get(entryKey(place))?.live === undefined;
  return { entries: entries.filter(isOwn), withdrawn: withdrawn.filter(isOwn) };
}

/**
 * Leaves out a connected phone's entries, and later entries for the same boards: a phone that corrects another table's
 * results does not play there.
 */
function beforeCorrections({ entries }: Evening): Entry[] {
  const heard = new Set<string>();
  return entries.filter((entry) => {
    if (entry.live !== undefined) heard.add(entryKey(entry));
    return !heard.has(entryKey(entry));
  });
}

function overrodePhone({ entries }: Evening, key: string): boolean {
  return entries.some((entry) => entry.live !== undefined && entryKey(entry) === key);
}

function keptCounts({ settled }: Evening): Record<string, number> {
  const kept: Record<string, number> = {};
  for (const place of settled?.kept ?? []) kept[entryKey(place)] = (kept[entryKey(place)] ?? 0) + 1;
  return kept;
}
