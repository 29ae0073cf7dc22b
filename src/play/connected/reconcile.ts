import type { TablePlan } from "../../sessions/table-plan";
import { readHead, type RemoteEvening, type RemoteEntry } from "../code";
import { entryKey, latestResults, type Conflict, type Entry, type Evening } from "../evening";
import { applyMerge, type RatedConflict } from "../merge";
import { withNames } from "../names";
import { isSameResult, lacksOnlyHcp, type BoardResult } from "../board-result";
import { latestRulings, type Ruling } from "../rulings";
import { sessionMark } from "../session-mark";
import { lastEntries, readIn, type StateMessage } from "./state-message";

/** What a phone says of a board. */
interface Claim extends RemoteEntry {
  readonly id: string;
  readonly time: number;
  /** It is at the table where the board was played. */
  readonly isTables: boolean;
  /** It is, or has corrected what others said. */
  readonly counts: boolean;
}

/** What only people can decide: where this phone says otherwise than another one. */
export interface Question {
  /** Whose word it is. */
  readonly from: string;
  readonly conflict: RatedConflict;
}

/** What becomes of an evening where connected phones have spoken. */
interface Reconciled {
  readonly evening: Evening;
  readonly questions: readonly Question[];
  /** Whose words are of another evening. */
  readonly strangers: readonly string[];
}

/**
 * Takes over what connected phones say. Of a board the table where it was played has the last word, unless another phone
 * corrects that: then the table is asked. Of others the last one counts. What was entered here is overwritten unasked only
 * by the table that played the board, or by who has corrected it for a table that is not this phone's.
 * @param own what this phone says itself, of this very evening.
 */
export function reconcile(
  evening: Evening,
  plan: TablePlan,
  own: StateMessage,
  others: readonly StateMessage[],
  now: number
): Reconciled {
  const words = others.map((word) => ({ word, read: readIn(word, plan) }));
  const known = words.flatMap(({ word, read }) => (read ? [{ word, read }] : []));
  const claims = new Map<string, Claim[]>();
  for (const { word, read } of known)
    for (const [key, each] of read.told) {
      const claim = claimOf(word, each);
      if (isClaim(claim)) claims.set(key, [...(claims.get(key) ?? []), claim]);
    }
  const mine = readIn(own, plan)?.told;
  const last = lastEntries(evening);
  const says = latestResults(evening);
  const heard = new Set(known.map(({ word }) => word.id));
  const takes = new Map<string, Conflict[]>();
  const questions: Question[] = [];
  for (const key of new Set([...claims.keys(), ...last.keys()])) {
    const of = [...(claims.get(key) ?? [])].sort((a, b) => (isAbove(a, b) ? -1 : 1));
    const here = says.get(key)?.said ?? null;
    const told = mine?.get(key);
    const claim = told && claimOf(own, told);
    const decided = claim && isClaim(claim) ? decide(claim, of) : follow(of, last.get(key), heard);
    if (decided === null || isSameResult(decided.said, here)) continue;
    const { table, board, said: there, id } = decided;
    if (decided.isAsked) questions.push({ from: id, conflict: { table, board, here, there, likely: null } });
    else takes.set(id, [...(takes.get(id) ?? []), { table, board, here, there }]);
  }
  let next = evening;
  for (const { word, read } of known) {
    next = ruledBy(namedBy(next, word, plan, now), read.rulings ?? [], now);
    next = withTaken(next, word.id, read.states, takes.get(word.id) ?? [], now);
  }
  return { evening: next, questions, strangers: words.flatMap(({ word, read }) => (read ? [] : [word.id])) };
}

interface Decided extends Pick<Entry, "table" | "board"> {
  readonly said: BoardResult | null;
  readonly id: string;
  readonly isAsked: boolean;
}

/** Where this phone has nothing to say of its own: the highest claim; and nothing any more where whoever said it says it no more. */
function follow([best]: readonly Claim[], last: Entry | undefined, heard: ReadonlySet<string>): Decided | null {
  if (best) return { ...best, isAsked: false };
  if (last?.live === undefined || !heard.has(last.live)) return null;
  return { table: last.table, board: last.board, said: null, id: last.live, isAsked: false };
}

/** Where it has: null where that stays. */
function decide(mine: Claim, [best]: readonly Claim[]): Decided | null {
  if (!best || !isAbove(best, mine)) return null;
  // High-card points beside the same result are no other one.
  const isOther = !lacksOnlyHcp(mine.said, best.said);
  const isAsked = isOther && !mine.isRelayed && (mine.isTables || !best.counts);
  return { ...best, isAsked };
}

/** Nobody takes back what was entered elsewhere. */
function isClaim({ said, isRelayed, isTables }: Claim): boolean {
  return said !== null || isRelayed || isTables;
}

function claimOf({ id, own, times, over }: StateMessage, told: RemoteEntry): Claim {
  const key = entryKey(told);
  const isTables = own === told.table && !told.isRelayed;
  return { ...told, id, time: times[key] ?? 0, isTables, counts: isTables || over.includes(key) };
}

function isAbove(a: Claim, b: Claim): boolean {
  return a.counts === b.counts ? isLater(a, b) : a.counts;
}

function isLater(a: Claim, b: Claim): boolean {
  return a.time === b.time ? a.id > b.id : a.time > b.time;
}

/** The evening with what is taken from one phone. */
function withTaken(
  evening: Evening,
  live: string,
  states: RemoteEvening["states"],
  takes: readonly Conflict[],
  now: number
): Evening {
  if (takes.length === 0) return evening;
  const conflicts = takes.map((take): RatedConflict => ({ ...take, likely: "there" }));
  const after = applyMerge(evening, { states, sender: null, names: null }, { news: [], conflicts }, () => true, now);
  const first = evening.entries.length;
  return { ...after, entries: after.entries.map((entry, i) => (i < first ? entry : { ...entry, live })) };
}

/** The evening with what the Director has ruled on another phone, the later of both. */
function ruledBy(evening: Evening, rulings: readonly Ruling[], now: number): Evening {
  const ruled = latestRulings([...(evening.rulings ?? []), ...rulings]);
  if (JSON.stringify(ruled) === JSON.stringify(latestRulings(evening.rulings ?? []))) return evening;
  return { ...evening, changed: now, rulings: ruled };
}

/** The evening with the names that another phone has changed later. */
function namedBy(evening: Evening, { names }: StateMessage, plan: TablePlan, now: number): Evening {
  const head = names === "" ? null : headOf(names);
  if (!head?.setup || head.session !== markFor(plan)) return evening;
  const { options, named = {} } = head.setup;
  const next = withNames(evening, { options, named });
  const isSameAs = JSON.stringify([next.options, next.named]) === JSON.stringify([evening.options, evening.named]);
  return isSameAs ? evening : { ...next, changed: now };
}

const MARKS = new WeakMap<TablePlan, string>();
const HEADS = new Map<string, ReturnType<typeof readHead>>();

function markFor(plan: TablePlan): string {
  const mark = MARKS.get(plan) ?? sessionMark(plan);
  MARKS.set(plan, mark);
  return mark;
}

function headOf(code: string): ReturnType<typeof readHead> {
  const known = HEADS.get(code);
  if (known !== undefined) return known;
  if (HEADS.size > 50) HEADS.clear();
  const head = readHeadIn(code);
  HEADS.set(code, head);
  return head;
}

function readHeadIn(code: string): ReturnType<typeof readHead> {
  try {
    return readHead(code);
  } catch {
    return null;
  }
}
