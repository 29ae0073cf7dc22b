import type { TableRound } from "../sessions/at-tables";
import { placesOf, tablesIn } from "../sessions/kinds";
import type { TablePlan } from "../sessions/table-plan";
import { isSameStretch } from "./at-table";
import { parseEntryKey, entryKey, eveningPlan, currentResults, type Evening, type BoardPlace } from "./evening";
import { renamed } from "./names";
import type { Ruling } from "./rulings";
import type { PendingEntries } from "./pending-entry";

/** The results of an evening under another plan. */
export interface Refit {
  /** Boards with a result that get another number. */
  readonly renumbered: readonly { readonly from: number; readonly to: number }[];
  /** Results that would be lost: their boards are not played by the same pairs or players in the other plan. */
  readonly lost: readonly BoardPlace[];
  /** The evening under the other plan; valid only if `lost` is empty. */
  readonly evening: Evening;
  /** Gives each board its number under the other plan; see {@link renumberedBy}. */
  readonly to: Renumber;
}

/**
 * Moves the results of an evening to another plan. A result stays if the plan has its board at its table for the same
 * pairs or players. If some results cannot stay, boards get the numbers that the plan has at the same places in the
 * order of play: its first board may have another number.
 */
export function refit(evening: Evening, plan: TablePlan): Refit {
  const now = eveningPlan(evening);
  const boards = [...currentResults(evening).keys()].map(parseEntryKey);
  const same: Renumber = ({ board }) => board;
  const byPlace = renumberedBy(now, plan);
  const lostBy = (by: Renumber) => boards.filter((place) => !isKept(now, plan, place, by(place)));
  const lost = lostBy(same);
  const isRenumbered = lost.length > 0 && lostBy(byPlace).length === 0;
  const to = isRenumbered ? byPlace : same;
  const named = renamed(evening, plan, Date.now());
  const changed = { ...evening, kind: plan.kind, options: plan.options, named, changed: Date.now() };
  const numbers = new Map(boards.map((place) => [place.board, to(place) ?? place.board]));
  return {
    renumbered: [...numbers].flatMap(([from, number]) => (from === number ? [] : [{ from, to: number }])),
    lost: isRenumbered ? [] : lost,
    evening: isRenumbered ? renumbered(changed, to, now) : changed,
    to,
  };
}

/** Pending entries under the new board numbers. */
export function renumberedDrafts(drafts: PendingEntries, to: Renumber): PendingEntries {
  return Object.fromEntries(
    Object.entries(drafts).map(([key, entered]) => {
      const place = parseEntryKey(key);
      return [entryKey({ ...place, board: to(place) ?? place.board }), entered];
    })
  );
}

/** Returns the number of a board under another plan; null if the plan does not have the board. */
type Renumber = (place: BoardPlace) => number | null;

/**
 * Gives each board the number that the other plan has at the same place in the order of play. If a round has more or
 * fewer boards under the other plan, no board gets a number.
 */
function renumberedBy(now: TablePlan, plan: TablePlan): Renumber {
  const [before, after] = [placesOf(now), placesOf(plan)];
  const numbers = new Map<string, number>();
  for (const { table, boards, ...place } of before) {
    const matching = after.find((each) => each.table === table && isSameStretch(each, place));
    if (matching?.boards.length !== boards.length) return () => null;
    for (const [i, number] of matching.boards.entries())
      numbers.set(entryKey({ table, board: boards[i] ?? 0 }), number);
  }
  return (place) => numbers.get(entryKey(place)) ?? null;
}

/** True if the other plan has the board, under its new number, at the table for the same pairs or players. */
function isKept(now: TablePlan, plan: TablePlan, { table, board }: BoardPlace, to: number | null): boolean {
  const [before, after] = [placeOf(now, { table, board }), to === null ? null : placeOf(plan, { table, board: to })];
  return before !== null && after !== null && sitters(before) === sitters(after);
}

const sitters = ({ sitting }: TableRound) => JSON.stringify(sitting.map(({ id }) => id));

function placeOf(plan: TablePlan, { table, board }: BoardPlace): TableRound | null {
  return placesOf(plan).find((place) => place.table === table && place.boards.includes(board)) ?? null;
}

/** @param plan the evening's plan before the change. */
function renumbered(evening: Evening, to: Renumber, plan: TablePlan): Evening {
  const moved = <A extends BoardPlace>(place: A): A => ({ ...place, board: to(place) ?? place.board });
  /** Renumbers a board of any table, since a board that was played in place of another may belong to another table. */
  const anywhere = (board: number) =>
    tablesIn(plan).reduce<number | null>((found, { table }) => found ?? to({ table, board }), null) ?? board;
  const movedRuling = (each: Ruling): Ruling => {
    if (each.ruling === "penalty") return each;
    if (each.ruling !== "instead" || each.is === null) return moved(each);
    return { ...moved(each), is: { ...each.is, board: anywhere(each.is.board) } };
  };
  const { entries, settled, withdrawn, rulings } = evening;
  const conflicts = settled?.kept?.map(moved);
  const movedWithdrawn = withdrawn && { withdrawn: withdrawn.map(moved) };
  const movedRulings = rulings && { rulings: rulings.map(movedRuling) };
  return {
    ...evening,
    ...movedWithdrawn,
    ...movedRulings,
    entries: entries.map(moved),
    settled: conflicts ? { ...settled, kept: conflicts } : settled,
  };
}
