import type { RemoteEvening, RemoteEntry } from "./code";
import {
  entryKey,
  withEntries,
  latestResults,
  currentResults,
  type Conflict,
  type Entry,
  type Evening,
} from "./evening";
import { renamesIn, withNames, type Rename } from "./names";
import { enteredTable, tableState } from "./entered-table";
import { latestRulings, newRulings, type Ruling } from "./rulings";
import { isSameResult, lacksOnlyHcp, type BoardResult } from "./board-result";
import { hasMark } from "./session-mark";

/** A conflict; `likely` is "there" if the other device's result is probably right, null if unknown. */
export interface RatedConflict extends Conflict {
  readonly likely: "there" | null;
}

/** Count of the names that the merge changes on this device. */
export function countRenames({ renames }: MergePreview): number {
  return renames.filter(({ later }) => later === "there").length;
}

/** Reason to ask the user before a merge. */
export type Doubt =
  /** An evening of the same kind, date and tables that was started separately. */
  | "other-evening"
  /** Sent by an older page, which does not identify its evening. */
  | "unmarked";

export interface MergePreview {
  readonly news: readonly Pick<Entry, "table" | "board" | "said">[];
  readonly conflicts: readonly RatedConflict[];
  readonly equalCount: number;
  /** Number of differences in which this device's result stays, because it was chosen before or is newer. */
  readonly settled: number;
  readonly renames: readonly Rename[];
  /** The other device's rulings that are new, or that differ from this device's rulings and are later. */
  readonly rulings: readonly Ruling[];
  readonly doubt: Doubt | null;
  /** True if this device has already merged a later state of some of these results. */
  readonly isOlder: boolean;
}

type BoardMerge = "nothing" | "alike" | "settled" | "news" | RatedConflict;

/**
 * Compares a received evening with the local one, board by board. The table that played a board takes precedence, for
 * withdrawals too; an older state passed on by another phone changes nothing. Other differences become conflicts; the
 * remote result is marked likely unless this device enters that table, or the remote state is older or comes from a
 * workbook, whose time is unknown.
 */
export function previewMerge(evening: Evening, received: RemoteEvening): MergePreview {
  const { entries, states, sender, isWorkbook, names } = received;
  const merges = entries.map((entry) => mergeBoard(evening, entry, states[entry.table] ?? null, isWorkbook));
  const count = (kind: BoardMerge) => merges.filter((each) => each === kind).length;
  const conflicts = merges.filter((each) => typeof each === "object");
  return {
    news: entries.flatMap(({ table, board, said }, i) => (merges[i] === "news" ? [{ table, board, said }] : [])),
    conflicts,
    equalCount: count("alike"),
    settled: count("settled"),
    renames: names ? renamesIn(evening, names) : [],
    rulings: newRulings(evening, received.rulings ?? []),
    doubt: sender === null ? "unmarked" : hasMark(evening, sender.mark) ? null : "other-evening",
    isOlder: entries.some(
      ({ table }, i) =>
        merges[i] !== "nothing" && merges[i] !== "settled" && isOlderThan(evening, table, states[table] ?? null)
    ),
  };
}

function isOlderThan({ settled }: Evening, table: number, state: number | null): boolean {
  return state !== null && state < (settled?.states?.[table] ?? 0);
}

function mergeBoard(
  evening: Evening,
  { table, board, said: remote, isRelayed }: RemoteEntry,
  state: number | null,
  isWorkbook: boolean
): BoardMerge {
  const latest = latestResults(evening).get(entryKey({ table, board }));
  const local = latest?.said ?? null;
  const equalMerge = mergeEqual(local, remote);
  if (equalMerge !== null) return equalMerge;
  const isEnteredHere = enteredTable(evening) === table;
  const isOlder = isOlderThan(evening, table, state);
  // This device's later entries or merges have not reached the sender yet.
  const isBehind = isOlder || (isEnteredHere && state !== null && state <= tableState(evening, table));
  if (latest && isRelayed && isBehind) return "settled";
  // No other device withdraws a result entered at the table that played the board.
  if (remote === null && (local === null || (isEnteredHere && !latest?.taken))) return "nothing";
  // A withdrawn result that the playing table enters again is news too.
  const isEnteredAgain = local === null && !isEnteredHere && !isOlder;
  if (!latest || isEnteredAgain) return "news";
  const conflict: Conflict = { table, board, here: local, there: remote };
  if (isSettled(evening, conflict)) return "settled";
  return { ...conflict, likely: isOlder || isEnteredHere || isWorkbook ? null : "there" };
}

/** Classifies results that are equal, or differ only by missing high-card points; null if they differ otherwise. */
function mergeEqual(local: BoardResult | null, remote: BoardResult | null): "nothing" | "alike" | "news" | null {
  if (isSameResult(local, remote)) return remote === null ? "nothing" : "alike";
  if (lacksOnlyHcp(remote, local)) return "alike";
  return lacksOnlyHcp(local, remote) ? "news" : null;
}

function isSettled({ settled }: Evening, { table, board, here: local, there: remote }: Conflict): boolean {
  return (settled?.kept ?? []).some(
    (decided) =>
      decided.table === table &&
      decided.board === board &&
      isSameResult(decided.here, local) &&
      isSameResult(decided.there, remote)
  );
}

/**
 * Adds new results and the results chosen in conflicts, and records all choices, so that the user is not asked again.
 */
export function applyMerge(
  evening: Evening,
  { states: sent, sender, names, rulings = [] }: Pick<RemoteEvening, "states" | "sender" | "names" | "rulings">,
  { news, conflicts }: Pick<MergePreview, "news" | "conflicts">,
  isChosen: (conflict: RatedConflict) => boolean,
  now: number
): Evening {
  // Another tab may have changed a result since the preview, and the user was not asked about that change.
  const results = currentResults(evening);
  const openConflicts = conflicts.filter(({ here: local, ...place }) =>
    isSameResult(results.get(entryKey(place)) ?? null, local)
  );
  const chosen = openConflicts.filter(isChosen);
  const unknown = news.filter((entry) => {
    const local = results.get(entryKey(entry)) ?? null;
    return local === null || lacksOnlyHcp(local, entry.said);
  });
  const more = [...unknown, ...chosen.map(({ there: remote, table, board }) => ({ table, board, said: remote }))];
  const merged = withEntries(
    evening,
    more.map(({ table, board, said: result }): Entry => ({ table, board, said: result, taken: true })),
    now
  );
  const { marks = [], kept = [], states = {} } = evening.settled ?? {};
  const later = Object.entries(sent).map(([table, state]) => [table, Math.max(state, states[Number(table)] ?? 0)]);
  const stay = openConflicts
    .filter((conflict) => !chosen.includes(conflict))
    .map(({ table, board, here: local, there: remote }): Conflict => ({ table, board, here: local, there: remote }));
  const ruled = latestRulings([...(evening.rulings ?? []), ...rulings]);
  return {
    ...(names ? withNames(merged, names) : merged),
    changed: now,
    ...(ruled.length > 0 && { rulings: ruled }),
    settled: {
      marks: sender && !hasMark(evening, sender.mark) ? [...marks, sender.mark] : marks,
      kept: [...kept, ...stay],
      states: { ...states, ...(Object.fromEntries(later) as Record<string, number>) },
    },
  };
}
