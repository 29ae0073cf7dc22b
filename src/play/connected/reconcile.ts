import { tryRead } from "../../bridge/input-error";
import type { TablePlan } from "../../sessions/table-plan";
import { readHead, type RemoteEvening, type RemoteEntry } from "../code";
import { entryKey, latestResults, type Conflict, type Entry, type Evening, type BoardPlace } from "../evening";
import { applyMerge, type RatedConflict } from "../merge";
import { withNames } from "../names";
import { isSameResult, lacksOnlyHcp, type BoardResult } from "../board-result";
import { latestRulings, type Ruling } from "../rulings";
import { sessionMark } from "../session-mark";
import { lastEntries, messageContent, type StateMessage } from "./state-message";

/** A phone's result for a board. */
interface Claim extends RemoteEntry {
  readonly id: string;
  readonly time: number;
  /** True if the phone enters the table where the board was played. */
  readonly isFromTable: boolean;
  /** True if the claim comes from the board's table, or corrects a received result. */
  readonly takesPrecedence: boolean;
}

/** A difference between this phone and another one that people must decide. */
export interface Question {
  /** Id of the other phone. */
  readonly from: string;
  readonly conflict: RatedConflict;
}

interface Reconciled {
  readonly evening: Evening;
  readonly questions: readonly Question[];
  /** Ids of phones with another evening. */
  readonly strangers: readonly string[];
}

/**
 * Takes over results from connected phones. The table where a board was played takes precedence, unless another phone
 * corrects its result: then the table's phone gets a question. Between other phones the latest result counts. A result
 * entered on this phone is overwritten without a question only by the table that played the board, or by a correction
 * for a table that this phone does not enter.
 * @param ownMessage this phone's message for exactly this evening.
 */
export function reconcile(
  evening: Evening,
  plan: TablePlan,
  ownMessage: StateMessage,
  others: readonly StateMessage[],
  now: number
): Reconciled {
  const messages = others.map((message) => ({ message, read: messageContent(message, plan) }));
  const readable = messages.flatMap(({ message, read }) => (read ? [{ message, read }] : []));
  const claims = new Map<string, Claim[]>();
  for (const { message, read } of readable)
    for (const [key, each] of read.entries) {
      const claim = claimOf(message, each);
      if (isClaim(claim)) claims.set(key, [...(claims.get(key) ?? []), claim]);
    }
  const ownEntries = messageContent(ownMessage, plan)?.entries;
  const last = lastEntries(evening);
  const latest = latestResults(evening);
  const heard = new Set(readable.map(({ message }) => message.id));
  const takes = new Map<string, Conflict[]>();
  const questions: Question[] = [];
  for (const key of new Set([...claims.keys(), ...last.keys()])) {
    const sortedClaims = [...(claims.get(key) ?? [])].sort((a, b) => (isAbove(a, b) ? -1 : 1));
    const local = latest.get(key)?.said ?? null;
    const entry = ownEntries?.get(key);
    const claim = entry && claimOf(ownMessage, entry);
    const decided =
      claim && isClaim(claim) ? decide(claim, sortedClaims) : decideWithoutOwn(sortedClaims, last.get(key), heard);
    if (decided === null || isSameResult(decided.said, local)) continue;
    const { table, board, id } = decided;
    const difference: Conflict = { table, board, here: local, there: decided.said };
    if (decided.isQuestion) questions.push({ from: id, conflict: { ...difference, likely: null } });
    else takes.set(id, [...(takes.get(id) ?? []), difference]);
  }
  let next = evening;
  for (const { message, read } of readable) {
    next = withRemoteRulings(withRemoteNames(next, message, plan, now), read.rulings ?? [], now);
    next = withRemoteResults(next, message.id, read.states, takes.get(message.id) ?? [], now);
  }
  return { evening: next, questions, strangers: messages.flatMap(({ message, read }) => (read ? [] : [message.id])) };
}

interface BoardDecision extends BoardPlace {
  readonly said: BoardResult | null;
  readonly id: string;
  readonly isQuestion: boolean;
}

/**
 * Returns the other phones' best claim, for a board without a claim of this phone. If they have none, deletes a result
 * that came from a connected phone once that phone has deleted it; otherwise returns null.
 */
function decideWithoutOwn(
  [best]: readonly Claim[],
  last: Entry | undefined,
  heard: ReadonlySet<string>
): BoardDecision | null {
  if (best) return { ...best, isQuestion: false };
  if (last?.live === undefined || !heard.has(last.live)) return null;
  return { table: last.table, board: last.board, said: null, id: last.live, isQuestion: false };
}

/** Compares this phone's claim with the best claim of the other phones; null if this phone's result stays. */
function decide(ownClaim: Claim, [best]: readonly Claim[]): BoardDecision | null {
  if (!best || !isAbove(best, ownClaim)) return null;
  // A result that only adds high-card points needs no question.
  const isOther = !lacksOnlyHcp(ownClaim.said, best.said);
  const isQuestion = isOther && !ownClaim.isRelayed && (ownClaim.isFromTable || !best.takesPrecedence);
  return { ...best, isQuestion };
}

/** True for a result. A deletion counts only from the board's table, or if it was relayed. */
function isClaim({ said, isRelayed, isFromTable }: Claim): boolean {
  return said !== null || isRelayed || isFromTable;
}

function claimOf({ id, own, times, over }: StateMessage, entry: RemoteEntry): Claim {
  const key = entryKey(entry);
  const isFromTable = own === entry.table && !entry.isRelayed;
  return { ...entry, id, time: times[key] ?? 0, isFromTable, takesPrecedence: isFromTable || over.includes(key) };
}

function isAbove(a: Claim, b: Claim): boolean {
  return a.takesPrecedence === b.takesPrecedence ? isLater(a, b) : a.takesPrecedence;
}

function isLater(a: Claim, b: Claim): boolean {
  return a.time === b.time ? a.id > b.id : a.time > b.time;
}

function withRemoteResults(
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

/** Adds another phone's rulings; if both phones have a ruling on the same subject, the later one counts. */
function withRemoteRulings(evening: Evening, rulings: readonly Ruling[], now: number): Evening {
  const rulingsAfter = latestRulings([...(evening.rulings ?? []), ...rulings]);
  if (JSON.stringify(rulingsAfter) === JSON.stringify(latestRulings(evening.rulings ?? []))) return evening;
  return { ...evening, changed: now, rulings: rulingsAfter };
}

/** Takes over names that another phone has changed later than this phone. */
function withRemoteNames(evening: Evening, { names }: StateMessage, plan: TablePlan, now: number): Evening {
  const head = names === "" ? null : headOf(names);
  if (!head?.setup || head.session !== markFor(plan)) return evening;
  const { options, named = {} } = head.setup;
  const next = withNames(evening, { options, named });
  const isUnchanged = JSON.stringify([next.options, next.named]) === JSON.stringify([evening.options, evening.named]);
  return isUnchanged ? evening : { ...next, changed: now };
}

const MARKS = new WeakMap<TablePlan, string>();
const HEADS = new Map<string, ReturnType<typeof readHead>>();

function markFor(plan: TablePlan): string {
  const mark = MARKS.get(plan) ?? sessionMark(plan);
  MARKS.set(plan, mark);
  return mark;
}

function headOf(code: string): ReturnType<typeof readHead> {
  const cached = HEADS.get(code);
  if (cached !== undefined) return cached;
  if (HEADS.size > 50) HEADS.clear();
  const head = tryRead(() => readHead(code));
  HEADS.set(code, head);
  return head;
}
