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

/** A difference, and which result is most likely right: that of the table where it was played. Null where nobody knows. */
export interface RatedConflict extends Conflict {
  readonly likely: "there" | null;
}

/** How many names change here where an offer is taken. */
export function countRenames({ renames }: MergePreview): number {
  return renames.filter(({ later }) => later === "there").length;
}

/** Why somebody is to look twice before results are taken over. */
export type Doubt =
  /** An evening that was begun on its own, of the same kind, date and tables. */
  | "other-evening"
  /** Sent by an older page, which does not say of which evening. */
  | "unmarked";

/** What becomes of what another device has said, held against an evening. */
export interface MergePreview {
  /** What this one did not know. */
  readonly news: readonly Pick<Entry, "table" | "board" | "said">[];
  readonly conflicts: readonly RatedConflict[];
  /** How many both say alike. */
  readonly alike: number;
  /** How many stay as they are here, because that was chosen before, or is what the other one has not heard yet. */
  readonly settled: number;
  /** Where one of both has changed a name. */
  readonly renames: readonly Rename[];
  /** What the Director has ruled there otherwise, or later. */
  readonly rulings: readonly Ruling[];
  readonly doubt: Doubt | null;
  /** Whether a later state of results that are asked about has been taken over already. */
  readonly isOlder: boolean;
}

/** What becomes of one board. */
type BoardMerge = "nothing" | "alike" | "settled" | "news" | RatedConflict;

/**
 * Holds what another device has sent against an evening, board by board. The table where a board was played has the last
 * word: what it has taken back is taken back, what another one hands on of it in an earlier state changes nothing. A
 * difference is asked about, and its result is said to be the likely one, unless this device enters that table itself, or
 * the results are older than those that were taken over; of what was typed in a workbook nobody knows which is the later.
 */
export function previewMerge(evening: Evening, received: RemoteEvening): MergePreview {
  const { entries, states, sender, isWorkbook, names } = received;
  const became = entries.map((told) => becomes(evening, told, states[told.table] ?? null, isWorkbook));
  const count = (what: BoardMerge) => became.filter((each) => each === what).length;
  const conflicts = became.filter((each) => typeof each === "object");
  return {
    news: entries.flatMap(({ table, board, said }, i) => (became[i] === "news" ? [{ table, board, said }] : [])),
    conflicts,
    alike: count("alike"),
    settled: count("settled"),
    renames: names ? renamesIn(evening, names) : [],
    rulings: newRulings(evening, received.rulings ?? []),
    doubt: sender === null ? "unmarked" : hasMark(evening, sender.mark) ? null : "other-evening",
    isOlder: entries.some(
      ({ table }, i) =>
        became[i] !== "nothing" && became[i] !== "settled" && isOlderThan(evening, table, states[table] ?? null)
    ),
  };
}

function isOlderThan({ settled }: Evening, table: number, state: number | null): boolean {
  return state !== null && state < (settled?.states?.[table] ?? 0);
}

function becomes(
  evening: Evening,
  { table, board, said: there, isRelayed }: RemoteEntry,
  state: number | null,
  isWorkbook: boolean
): BoardMerge {
  const known = latestResults(evening).get(entryKey({ table, board }));
  const here = known?.said ?? null;
  const alike = areAlike(here, there);
  if (alike !== null) return alike;
  const isOwn = enteredTable(evening) === table;
  const isOlder = isOlderThan(evening, table, state);
  // What this device has said since, or what it has heard since, has only not come round yet.
  const isBehind = isOlder || (isOwn && state !== null && state <= tableState(evening, table));
  if (known && isRelayed && isBehind) return "settled";
  // Nobody takes back what was entered where it was played.
  if (there === null && (here === null || (isOwn && !known?.taken))) return "nothing";
  // What was taken back, and is said again where it was played, is news too.
  const isSaidAgain = here === null && !isOwn && !isOlder;
  if (!known || isSaidAgain) return "news";
  const conflict: Conflict = { table, board, here, there };
  if (isSettled(evening, conflict)) return "settled";
  return { ...conflict, likely: isOlder || isOwn || isWorkbook ? null : "there" };
}

/** Of what differs in nothing but high-card points that one of both does not know, the other is no other result. */
function areAlike(here: BoardResult | null, there: BoardResult | null): "nothing" | "alike" | "news" | null {
  if (isSameResult(here, there)) return there === null ? "nothing" : "alike";
  if (lacksOnlyHcp(there, here)) return "alike";
  return lacksOnlyHcp(here, there) ? "news" : null;
}

function isSettled({ settled }: Evening, { table, board, here, there }: Conflict): boolean {
  return (settled?.kept ?? []).some(
    (known) =>
      known.table === table &&
      known.board === board &&
      isSameResult(known.here, here) &&
      isSameResult(known.there, there)
  );
}

/** The evening with what was sent taken over, and of the conflicts those that were chosen so; it asks about neither again. */
export function applyMerge(
  evening: Evening,
  { states: sent, sender, names, rulings = [] }: Pick<RemoteEvening, "states" | "sender" | "names" | "rulings">,
  { news, conflicts }: Pick<MergePreview, "news" | "conflicts">,
  isChosen: (conflict: RatedConflict) => boolean,
  now: number
): Evening {
  // Another tab may have said something meanwhile: that was not asked about.
  const stands = currentResults(evening);
  const asked = conflicts.filter(({ here, ...place }) => isSameResult(stands.get(entryKey(place)) ?? null, here));
  const chosen = asked.filter(isChosen);
  const unknown = news.filter((entry) => {
    const here = stands.get(entryKey(entry)) ?? null;
    return here === null || lacksOnlyHcp(here, entry.said);
  });
  const more = [...unknown, ...chosen.map(({ there, table, board }) => ({ table, board, said: there }))];
  const said = withEntries(
    evening,
    more.map(({ table, board, said: what }): Entry => ({ table, board, said: what, taken: true })),
    now
  );
  const { marks = [], kept = [], states = {} } = evening.settled ?? {};
  const later = Object.entries(sent).map(([table, state]) => [table, Math.max(state, states[Number(table)] ?? 0)]);
  const stay = asked
    .filter((conflict) => !chosen.includes(conflict))
    .map(({ table, board, here, there }): Conflict => ({ table, board, here, there }));
  const ruled = latestRulings([...(evening.rulings ?? []), ...rulings]);
  return {
    ...(names ? withNames(said, names) : said),
    changed: now,
    ...(ruled.length > 0 && { rulings: ruled }),
    settled: {
      marks: sender && !hasMark(evening, sender.mark) ? [...marks, sender.mark] : marks,
      kept: [...kept, ...stay],
      states: { ...states, ...(Object.fromEntries(later) as Record<string, number>) },
    },
  };
}
