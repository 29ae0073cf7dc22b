import type { Received } from "./code";
import { placeKey, saying, standing, type Conflict, type Entry, type Evening } from "./evening";
import { isSame, type Said } from "./said";
import { hasMark } from "./session-mark";

/** What becomes of what another device has said. */
interface Merged {
  /** What this one did not know. */
  readonly news: readonly Entry[];
  readonly conflicts: readonly Conflict[];
  /** How many both say alike. */
  readonly alike: number;
  /** How many stay as they are here, because that was chosen before. */
  readonly settled: number;
}

/**
 * Compares what another device says with what stands here, board by board.
 * @param kept differences that are settled.
 */
export function merged(
  stands: ReadonlyMap<string, Said>,
  received: readonly Entry[],
  kept: readonly Conflict[] = []
): Merged {
  const news: Entry[] = [];
  const conflicts: Conflict[] = [];
  let [alike, settled] = [0, 0];
  for (const entry of received) {
    const { table, board, said: there } = entry;
    // What the other one does not know takes nothing away here.
    if (there === null) continue;
    const here = stands.get(placeKey(entry)) ?? null;
    const conflict = here && { table, board, here, there };
    if (conflict === null) news.push(entry);
    else if (isSame(conflict.here, there)) alike++;
    else if (kept.some((known) => isSameConflict(known, conflict))) settled++;
    else conflicts.push(conflict);
  }
  return { news, conflicts, alike, settled };
}

function isSameConflict(known: Conflict, { table, board, here, there }: Conflict): boolean {
  return known.table === table && known.board === board && isSame(known.here, here) && isSame(known.there, there);
}

/** Why somebody is to look twice before results are taken over. */
export type Doubt =
  /** An evening that was begun on its own, of the same kind, date and tables. */
  | "other-evening"
  /** Sent by an older page, which does not say of which evening. */
  | "unmarked";

/** What another device has sent, held against an evening. */
export interface Offer extends Merged {
  readonly doubt: Doubt | null;
  /** Whether a later state of the table's results has been taken over already. */
  readonly isOlder: boolean;
  /** Which result of a conflict is chosen at first: that of the table where it was played. Null where nothing is. */
  readonly first: "there" | null;
}

/**
 * Holds what another device has sent against an evening. A code of a table comes from where it is played, unless this
 * device enters that table itself: then, as with results that are older than those that were taken over, nothing is
 * chosen before somebody does.
 */
export function offerOf(evening: Evening, { table, entries, sender }: Received): Offer {
  const { kept, states } = evening.settled ?? {};
  const isOlder = sender !== null && sender.state < (states?.[table] ?? 0);
  return {
    ...merged(standing(evening), entries, kept),
    doubt: sender === null ? "unmarked" : hasMark(evening, sender.mark) ? null : "other-evening",
    isOlder,
    first: isOlder || ownTable(evening) === table ? null : "there",
  };
}

/** The evening with what was sent taken over, and of the conflicts those that were chosen so; it asks about neither again. */
export function taking(
  evening: Evening,
  { table, sender }: Received,
  { news, conflicts }: Merged,
  isChosen: (conflict: Conflict) => boolean,
  now: number
): Evening {
  // Another tab may have said something meanwhile: that was not asked about.
  const stands = standing(evening);
  const isStill = ({ here, ...place }: Conflict) => {
    const now = stands.get(placeKey(place));
    return now !== undefined && isSame(now, here);
  };
  const asked = conflicts.filter(isStill);
  const chosen = asked.filter(isChosen);
  const unknown = news.filter((entry) => !stands.has(placeKey(entry)));
  const more = [...unknown, ...chosen.map(({ there, ...place }) => ({ ...place, said: there }))];
  const said = saying(
    evening,
    more.map(({ table: at, board, said }): Entry => ({ table: at, board, said, taken: true })),
    now
  );
  const { marks = [], kept = [], states = {} } = evening.settled ?? {};
  return {
    ...said,
    changed: now,
    settled: {
      marks: sender && !hasMark(evening, sender.mark) ? [...marks, sender.mark] : marks,
      kept: [...kept, ...asked.filter((conflict) => !chosen.includes(conflict))],
      states: sender ? { ...states, [table]: Math.max(sender.state, states[table] ?? 0) } : states,
    },
  };
}

/** The table that a device enters: where most of its own results are, of several the first; null where it has none. */
export function ownTable({ entries }: Evening): number | null {
  const typed = new Map<number, Set<number>>();
  for (const { table, board, from, taken } of entries) {
    if (from !== undefined || taken) continue;
    typed.set(table, (typed.get(table) ?? new Set()).add(board));
  }
  const [first] = [...typed].sort(([, some], [, others]) => others.size - some.size);
  return first?.[0] ?? null;
}

/** Seconds from 1970 to 2026, from when on codes count. */
const FIRST_STATE = 1_767_225_600;

/**
 * The state of a table's results on a device, in seconds: of the table that it enters, when it was changed last; of
 * another one, the state in which they were taken over.
 */
export function stateOf(evening: Evening, table: number): number {
  const known = ownTable(evening) === table ? undefined : evening.settled?.states?.[table];
  return known ?? Math.max(0, Math.floor(evening.changed / 1000) - FIRST_STATE);
}
