import type { SessionOptions } from "../sessions/session-options";
import type { TablePlan } from "../sessions/table-plan";
import {
  countsDeals,
  isDealtAgain,
  type KindName,
  planSession,
  scoreResultLines,
  type ReadOutcome,
  shownBoard,
  tablesIn,
} from "../sessions/kinds";
import type { ResultLines } from "../sessions/reading/result-lines";
import { tableBoardKey } from "../sessions/results";
import { fromOtherTable, sharedTable } from "../exchange/averages";
import { groupsIn, rulingLines, sortedRulings, type Ruling } from "./rulings";
import { averagesOf, toResultFields, isPassOut, averagesResult, type BoardResult } from "./board-result";

/** Something said of a board at a table, or that nothing is said any more. */
export interface Entry {
  readonly table: number;
  readonly board: number;
  /** Null takes back what was said before. */
  readonly said: BoardResult | null;
  /** It was said in one act with the entry before it, and is undone with that. */
  readonly also?: true;
  /** Where it was said, if not on a pad: then a pad does not undo it. */
  readonly from?: "workbook";
  /** It was taken over from another device. */
  readonly taken?: true;
  /** The connected phone, by its own letters, from which it came unasked: that phone may change it, and nobody here undoes it. */
  readonly live?: string;
}

/** Where another device says otherwise than this one; null where the result was taken back. */
export interface Conflict {
  readonly table: number;
  readonly board: number;
  readonly here: BoardResult | null;
  readonly there: BoardResult | null;
}

/** What has been settled with other devices, so that it is not asked again. */
export interface MergeHistory {
  /** The marks under which the same evening was begun elsewhere, on its own. */
  readonly marks?: readonly string[];
  /** Differences of which this device's result was chosen. */
  readonly kept?: readonly Conflict[];
  /** In which state each table's results were taken over last, see `tableState`. */
  readonly states?: Readonly<Record<number, number>>;
}

/** An evening as it is played: what it is, and all that was said, the newest last. */
export interface Evening {
  /** Tells it from others on the device. */
  readonly id: string;
  readonly kind: KindName;
  readonly options: SessionOptions;
  /** When play began, and when something was last said, in milliseconds since 1970. */
  readonly started: number;
  readonly changed: number;
  readonly entries: readonly Entry[];
  /** What the Director rules beside results, the last word on each: see rulings.ts. */
  readonly rulings?: readonly Ruling[];
  /** Random letters that its codes carry, on all its devices; missing in those begun before there were any. */
  readonly mark?: string;
  readonly settled?: MergeHistory | undefined;
  /** The evening on this device whose second part it is. */
  readonly follows?: string;
  /** That evening's mark, which its codes carry: other devices know it by that. */
  readonly firstMark?: string;
  /** When which of its names were changed since it began: of two devices the later one has the word. See names.ts. */
  readonly named?: Readonly<Record<string, number>>;
  /** Boards whose result was taken back here and is not known any more: other devices may have it. */
  readonly withdrawn?: readonly Pick<Entry, "table" | "board">[];
  /** How often each page has written it, by a name of its own: so the later of two copies is known. */
  readonly writes?: Readonly<Record<string, number>>;
  /** Entries that this version cannot read, with where among all they are. They are kept, and written as they are. */
  readonly unread?: readonly { readonly at: number; readonly entry: unknown }[];
}

/** Whether an evening is the second part of another one, on this device or elsewhere. */
export function isSecondPart({ follows, firstMark }: Pick<Evening, "follows" | "firstMark">): boolean {
  return follows !== undefined || firstMark !== undefined;
}

/** The evening with something more said, all of it in one act. */
export function withEntries(evening: Evening, more: readonly Entry[], now: number): Evening {
  if (more.length === 0) return evening;
  const act = more.map((entry, i): Entry => (i === 0 ? entry : { ...entry, also: true }));
  return { ...evening, changed: now, entries: [...evening.entries, ...act] };
}

/**
 * What was said last and still stands as it was said here: a board, or all that was taken over from another device at
 * once. Nothing where there is nothing to undo.
 */
export function lastAct({ entries }: Pick<Evening, "entries">): readonly Entry[] {
  const [first, end] = lastActIn(entries);
  return entries.slice(first, end);
}

/** The evening without that. */
export function undoLastAct(evening: Evening, now: number): Evening {
  const { entries } = evening;
  const [first, end] = lastActIn(entries);
  const after = { ...evening, changed: now, entries: [...entries.slice(0, first), ...entries.slice(end)] };
  return withWithdrawn(after, entries.slice(first, end));
}

/** Keeps in mind of which boards an act was that is undone: but not what was only taken over. */
function withWithdrawn(after: Evening, act: readonly Entry[]): Evening {
  const stands = currentResults(after);
  const known = new Set((after.withdrawn ?? []).map(entryKey));
  const more = act
    .filter(({ said, from, taken }) => said !== null && from === undefined && !taken)
    .filter((entry) => !stands.has(entryKey(entry)) && !known.has(entryKey(entry)))
    .map(({ table, board }) => ({ table, board }));
  return more.length === 0 ? after : { ...after, withdrawn: [...(after.withdrawn ?? []), ...more] };
}

/** Where the last act of this device begins and ends of which something stands: what was overwritten since is not undone. */
function lastActIn(entries: readonly Entry[]): readonly [first: number, end: number] {
  const later = new Set<string>();
  for (let end = entries.length; end > 0;) {
    let first = end - 1;
    while (first > 0 && entries[first]?.also) first--;
    const act = entries.slice(first, end);
    const isOwn = act.some(({ from, live }) => from === undefined && live === undefined);
    if (isOwn && act.some((entry) => entry.from === undefined && !later.has(entryKey(entry)))) return [first, end];
    for (const entry of act) later.add(entryKey(entry));
    end = first;
  }
  return [0, 0];
}

/** Names a board at a table. */
export function entryKey({ table, board }: Pick<Entry, "table" | "board">): string {
  return tableBoardKey(table, board);
}

/** The table and board that such a key names. */
export function parseEntryKey(key: string): Pick<Entry, "table" | "board"> {
  const [table = 0, board = 0] = key.split(/\D+/).map(Number);
  return { table, board };
}

/** What stands of all that was said, by {@link entryKey}. */
export function currentResults({ entries }: Pick<Evening, "entries">): ReadonlyMap<string, BoardResult> {
  const stands = new Map<string, BoardResult>();
  for (const entry of entries) {
    if (entry.said === null) stands.delete(entryKey(entry));
    else stands.set(entryKey(entry), entry.said);
  }
  return stands;
}

/** What of it counts: not a deal that was passed out and is dealt again, which is still to be played. */
export function scoredResults(
  evening: Pick<Evening, "kind" | "options" | "entries">
): ReadonlyMap<string, BoardResult> {
  const stands = currentResults(evening);
  if (!countsDeals(evening) || !isDealtAgain(eveningPlan(evening))) return stands;
  return new Map([...stands].filter(([, said]) => !isPassOut(said)));
}

/** The last word on a board: what stands, or null where that was taken back; and whether another device has said so. */
interface LatestResult {
  readonly said: BoardResult | null;
  readonly taken: boolean;
}

/** The last word on each board of which anything was ever said, by {@link entryKey}. */
export function latestResults({
  entries,
  withdrawn = [],
}: Pick<Evening, "entries" | "withdrawn">): ReadonlyMap<string, LatestResult> {
  const says = new Map<string, LatestResult>(withdrawn.map((place) => [entryKey(place), { said: null, taken: false }]));
  for (const entry of entries) says.set(entryKey(entry), { said: entry.said, taken: entry.taken === true });
  return says;
}

/**
 * The plan of an evening.
 * @throws InputError where its options are none that can be played board by board.
 */
export function eveningPlan({ kind, options }: Pick<Evening, "kind" | "options">): TablePlan {
  return planSession(kind, options) as TablePlan;
}

/**
 * What counts of a board at a table. Where two tables share what the Director gives, and each has been given something of
 * its own, that of the first one counts.
 */
function countsAt(
  stands: ReadonlyMap<string, BoardResult>,
  plan: TablePlan,
  at: Pick<Entry, "table" | "board">
): BoardResult | null {
  const found = stands.get(entryKey(at)) ?? null;
  if (averagesOf(found) === null) return found;
  const table = sharedTable(plan, at.table, at.board);
  const other = table !== null && table < at.table ? averagesOf(stands.get(entryKey({ ...at, table }))) : null;
  return other ? averagesResult(fromOtherTable(other)) : found;
}

/** What stands as lines of results, which every kind of session reads. */
function linesOf(stands: ReadonlyMap<string, BoardResult>, plan: TablePlan, rulings: readonly Ruling[]): ResultLines {
  const groups = groupsIn(rulings);
  const said = tablesIn(plan).flatMap(({ table, name, boards }) =>
    boards.flatMap((board) => {
      const found = countsAt(stands, plan, { table, board });
      const group = groups.get(entryKey({ table, board }));
      const shown = { table: name, board: String(shownBoard(plan, board)), ...(group && { group }) };
      return found ? [{ ...shown, ...toResultFields(found, plan, table) }] : [];
    })
  );
  const blank = Object.fromEntries(["contract", "declarer", "result", "points"].map((column) => [column, ""]));
  const lines = [...said, ...rulingLines(rulings, plan)].map((fields, i) => ({
    line: i + 1,
    fields: { ...blank, ...fields },
  }));
  const columns = [...new Set(lines.flatMap(({ fields }) => Object.keys(fields)))];
  return { isEmpty: lines.length === 0, columns, lines, faults: [], warnings: [] };
}

/** The evening as it stands, scored, with what the Director has ruled that counts in it. */
export function outcomeOf(
  stands: ReadonlyMap<string, BoardResult>,
  plan: TablePlan,
  evening: Pick<Evening, "rulings"> = {}
): ReadOutcome {
  return scoreResultLines(plan, linesOf(stands, plan, sortedRulings(evening, plan, stands).counted));
}
