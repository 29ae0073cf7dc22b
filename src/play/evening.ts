import type { SessionOptions } from "../sessions/session-options";
import type { TablePlan } from "../sessions/table-plan";
import {
  countsDeals,
  isDealtAgain,
  type KindName,
  planSession,
  scoreResultLines,
  type ReadOutcome,
  lineBoard,
  tablesIn,
} from "../sessions/kinds";
import type { ResultLines } from "../sessions/reading/result-lines";
import { tableBoardKey } from "../sessions/results";
import { fromOtherTable, sharedTable } from "../exchange/averages";
import { groupsIn, rulingLines, sortedRulings, type Ruling } from "./rulings";
import { averagesOf, toResultFields, isPassOut, averagesResult, type BoardResult } from "./board-result";

/** A record in the log of an evening. */
export interface Entry {
  readonly table: number;
  readonly board: number;
  /** The result entered; null withdraws the board's previous result. */
  readonly said: BoardResult | null;
  /** Undo removes this entry together with the one before it. */
  readonly also?: true;
  /** Set if the entry was made in a workbook, not on a pad: Undo does not remove it. */
  readonly from?: "workbook";
  /** Set if the entry was merged from another device. */
  readonly taken?: true;
  /** Mark of the connected phone that sent the entry: that phone may change it, and Undo on this device leaves it. */
  readonly live?: string;
  /** Time of entry on a pad of this device, in milliseconds since 1970. */
  readonly at?: number;
}

/** A board at a table. */
export type BoardPlace = Pick<Entry, "table" | "board">;

/** A board whose result differs between this device (`here`) and another (`there`); null for no result. */
export interface Conflict {
  readonly table: number;
  readonly board: number;
  readonly here: BoardResult | null;
  readonly there: BoardResult | null;
}

/** Past decisions about merges, so that the user is not asked again. */
export interface MergeHistory {
  /** Further marks of this evening, from devices that started it separately. */
  readonly marks?: readonly string[];
  /** Conflicts in which the user chose this device's result. */
  readonly kept?: readonly Conflict[];
  /** Time of each table's results at their last merge, by table number; see `tableState`. */
  readonly states?: Readonly<Record<number, number>>;
}

/** An evening with its log of entries, the newest last. */
export interface Evening {
  /** Unique on the device. */
  readonly id: string;
  readonly kind: KindName;
  readonly options: SessionOptions;
  /** Times of the start and of the last change, in milliseconds since 1970. */
  readonly started: number;
  readonly changed: number;
  readonly entries: readonly Entry[];
  /** The latest ruling on each subject, see rulings.ts. */
  readonly rulings?: readonly Ruling[];
  /** Random letters that identify the evening on all devices; missing in evenings of old versions. */
  readonly mark?: string;
  readonly settled?: MergeHistory | undefined;
  /** Id of the first part, if this evening is a second part and its first part is on this device. */
  readonly follows?: string;
  /** Mark of the first part, by which other devices recognize that part. */
  readonly firstMark?: string;
  /** Times of changes to names: the later change wins when devices merge. See names.ts. */
  readonly named?: Readonly<Record<string, number>>;
  /** Boards whose result was undone on this device: other devices may still have it. */
  readonly withdrawn?: readonly BoardPlace[];
  /** Number of writes by each page; the numbers show which of two copies is later. */
  readonly writes?: Readonly<Record<string, number>>;
  /** Entries that this version cannot read, with their index among all; they are stored unchanged. */
  readonly unread?: readonly { readonly at: number; readonly entry: unknown }[];
}

/** True if an evening is a second part. The first part may be on this device or on another one. */
export function isSecondPart({ follows, firstMark }: Pick<Evening, "follows" | "firstMark">): boolean {
  return follows !== undefined || firstMark !== undefined;
}

/** Appends entries that one Undo removes together. */
export function withEntries(evening: Evening, more: readonly Entry[], now: number): Evening {
  if (more.length === 0) return evening;
  const act = more.map((entry, i): Entry => (i === 0 ? entry : { ...entry, also: true }));
  return { ...evening, changed: now, entries: [...evening.entries, ...act] };
}

/**
 * The entries that Undo would remove: one board, or all that were merged from another device at once. Empty if there
 * are none.
 */
export function lastAct({ entries }: Pick<Evening, "entries">): readonly Entry[] {
  const [first, end] = lastActIn(entries);
  return entries.slice(first, end);
}

export function undoLastAct(evening: Evening, now: number): Evening {
  const { entries } = evening;
  const [first, end] = lastActIn(entries);
  const after = { ...evening, changed: now, entries: [...entries.slice(0, first), ...entries.slice(end)] };
  return withWithdrawn(after, entries.slice(first, end));
}

/** Records the boards whose result Undo removed, except results from another device or a workbook. */
function withWithdrawn(after: Evening, act: readonly Entry[]): Evening {
  const remaining = currentResults(after);
  const withdrawn = new Set((after.withdrawn ?? []).map(entryKey));
  const more = act
    .filter(({ said, from, taken }) => said !== null && from === undefined && !taken)
    .filter((entry) => !remaining.has(entryKey(entry)) && !withdrawn.has(entryKey(entry)))
    .map(({ table, board }) => ({ table, board }));
  return more.length === 0 ? after : { ...after, withdrawn: [...(after.withdrawn ?? []), ...more] };
}

/**
 * Returns the index range of the entries that Undo removes. Skips entries of a workbook or a connected phone, and
 * entries whose boards all have later entries.
 */
function lastActIn(entries: readonly Entry[]): readonly [first: number, end: number] {
  const later = new Set<string>();
  for (let end = entries.length; end > 0;) {
    let first = end - 1;
    while (first > 0 && entries[first]?.also) first--;
    const act = entries.slice(first, end);
    const isLocal = act.some(({ from, live }) => from === undefined && live === undefined);
    if (isLocal && act.some((entry) => entry.from === undefined && !later.has(entryKey(entry)))) return [first, end];
    for (const entry of act) later.add(entryKey(entry));
    end = first;
  }
  return [0, 0];
}

export function entryKey({ table, board }: BoardPlace): string {
  return tableBoardKey(table, board);
}

export function parseEntryKey(key: string): BoardPlace {
  const [table = 0, board = 0] = key.split(/\D+/).map(Number);
  return { table, board };
}

/** The current result of each board that has one, by {@link entryKey}. */
export function currentResults({ entries }: Pick<Evening, "entries">): ReadonlyMap<string, BoardResult> {
  const results = new Map<string, BoardResult>();
  for (const entry of entries) {
    if (entry.said === null) results.delete(entryKey(entry));
    else results.set(entryKey(entry), entry.said);
  }
  return results;
}

/** Returns current results without passed-out deals, if the session deals them again. */
export function scoredResults(
  evening: Pick<Evening, "kind" | "options" | "entries">
): ReadonlyMap<string, BoardResult> {
  const results = currentResults(evening);
  if (!countsDeals(evening) || !isDealtAgain(eveningPlan(evening))) return results;
  return new Map([...results].filter(([, said]) => !isPassOut(said)));
}

/** The latest entry of a board: `said` is null if withdrawn, `taken` is true if it came from another device. */
interface LatestResult {
  readonly said: BoardResult | null;
  readonly taken: boolean;
}

/** The latest entry of each board that ever had one, by {@link entryKey}. */
export function latestResults({
  entries,
  withdrawn = [],
}: Pick<Evening, "entries" | "withdrawn">): ReadonlyMap<string, LatestResult> {
  const latest = new Map<string, LatestResult>(
    withdrawn.map((place) => [entryKey(place), { said: null, taken: false }])
  );
  for (const entry of entries) latest.set(entryKey(entry), { said: entry.said, taken: entry.taken === true });
  return latest;
}

/**
 * The plan of an evening.
 * @throws InputError if its options describe no session that is played board by board.
 */
export function eveningPlan({ kind, options }: Pick<Evening, "kind" | "options">): TablePlan {
  return planSession(kind, options) as TablePlan;
}

/**
 * Returns the result to score for a board at a table; null for none. If averages count at two tables and both have
 * entered some, those of the first table count.
 */
function scoredResult(
  results: ReadonlyMap<string, BoardResult>,
  plan: TablePlan,
  place: BoardPlace
): BoardResult | null {
  const found = results.get(entryKey(place)) ?? null;
  if (averagesOf(found) === null) return found;
  const table = sharedTable(plan, place.table, place.board);
  const other = table !== null && table < place.table ? averagesOf(results.get(entryKey({ ...place, table }))) : null;
  return other ? averagesResult(fromOtherTable(other)) : found;
}

function linesOfResults(
  results: ReadonlyMap<string, BoardResult>,
  plan: TablePlan,
  rulings: readonly Ruling[]
): ResultLines {
  const groups = groupsIn(rulings);
  const resultLines = tablesIn(plan).flatMap(({ table, name, boards }) =>
    boards.flatMap((board) => {
      const found = scoredResult(results, plan, { table, board });
      const group = groups.get(entryKey({ table, board }));
      const shown = { table: name, board: String(lineBoard(plan, board)), ...(group && { group }) };
      return found ? [{ ...shown, ...toResultFields(found, plan, table) }] : [];
    })
  );
  const blank = Object.fromEntries(["contract", "declarer", "result", "points"].map((column) => [column, ""]));
  const lines = [...resultLines, ...rulingLines(rulings, plan)].map((fields, i) => ({
    line: i + 1,
    fields: { ...blank, ...fields },
  }));
  const columns = [...new Set(lines.flatMap(({ fields }) => Object.keys(fields)))];
  return { isEmpty: lines.length === 0, columns, lines, faults: [], warnings: [] };
}

/** Scores current results with the rulings that are not withdrawn and can be applied. */
export function outcomeOf(
  results: ReadonlyMap<string, BoardResult>,
  plan: TablePlan,
  evening: Pick<Evening, "rulings"> = {}
): ReadOutcome {
  return scoreResultLines(plan, linesOfResults(results, plan, sortedRulings(evening, plan, results).counted));
}
