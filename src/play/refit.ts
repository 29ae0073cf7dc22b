import type { TableRound } from "../sessions/at-tables";
import { placesOf, tablesIn } from "../sessions/kinds";
import type { TablePlan } from "../sessions/table-plan";
import { isSameStretch } from "./at-table";
import { parseEntryKey, entryKey, eveningPlan, currentResults, type Entry, type Evening } from "./evening";
import { renamed } from "./names";
import type { Ruling } from "./rulings";
import type { PendingEntries } from "./pending-entry";

type At = Pick<Entry, "table" | "board">;

/** What becomes of an evening's results where it is played on under another plan. */
export interface Refit {
  /** The numbers under which boards with a result go on, where they are others. */
  readonly renumbered: readonly { readonly from: number; readonly to: number }[];
  /** The boards with a result that the other plan does not have for the same pairs or players. */
  readonly lost: readonly At[];
  /** The evening under the other plan, to be had where nothing is lost. */
  readonly evening: Evening;
  /** The number of any board there, see {@link renumberedBy}. */
  readonly to: Renumber;
}

/**
 * Holds an evening's results against another plan. A result goes on where the plan has its board at its table for those
 * who have played it; if not all do, each as the board at its place in the order of play: then the first board has
 * another number.
 */
export function refit(evening: Evening, plan: TablePlan): Refit {
  const now = eveningPlan(evening);
  const boards = [...currentResults(evening).keys()].map(parseEntryKey);
  const same: Renumber = ({ board }) => board;
  const byPlace = renumberedBy(now, plan);
  const lostBy = (by: Renumber) => boards.filter((at) => !goesOn(now, plan, at, by(at)));
  const lost = lostBy(same);
  const isRenumbered = lost.length > 0 && lostBy(byPlace).length === 0;
  const to = isRenumbered ? byPlace : same;
  const named = renamed(evening, plan, Date.now());
  const changed = { ...evening, kind: plan.kind, options: plan.options, named, changed: Date.now() };
  const numbers = new Map(boards.map((at) => [at.board, to(at) ?? at.board]));
  return {
    renumbered: [...numbers].flatMap(([from, number]) => (from === number ? [] : [{ from, to: number }])),
    lost: isRenumbered ? [] : lost,
    evening: isRenumbered ? renumbered(changed, to, now) : changed,
    to,
  };
}

/** What is entered and not accepted, under the boards' numbers there. */
export function renumberedDrafts(drafts: PendingEntries, to: Renumber): PendingEntries {
  return Object.fromEntries(
    Object.entries(drafts).map(([key, entered]) => {
      const at = parseEntryKey(key);
      return [entryKey({ ...at, board: to(at) ?? at.board }), entered];
    })
  );
}

/** The number that a board has under another plan; null for none. */
type Renumber = (at: At) => number | null;

/**
 * How boards are numbered under another plan of as many boards in every round: by their places in the order of play.
 * Where a round has more or fewer of them, boards keep the numbers that they have on the table.
 */
function renumberedBy(now: TablePlan, plan: TablePlan): Renumber {
  const [before, after] = [placesOf(now), placesOf(plan)];
  const numbers = new Map<string, number>();
  for (const { table, boards, ...place } of before) {
    const there = after.find((known) => known.table === table && isSameStretch(known, place));
    if (there?.boards.length !== boards.length) return () => null;
    for (const [i, number] of there.boards.entries()) numbers.set(entryKey({ table, board: boards[i] ?? 0 }), number);
  }
  return (at) => numbers.get(entryKey(at)) ?? null;
}

/** Whether another plan has a board, under its new number, for those who have played it at the table. */
function goesOn(now: TablePlan, plan: TablePlan, { table, board }: At, to: number | null): boolean {
  const [before, after] = [placeOf(now, { table, board }), to === null ? null : placeOf(plan, { table, board: to })];
  return before !== null && after !== null && sitters(before) === sitters(after);
}

const sitters = ({ sitting }: TableRound) => JSON.stringify(sitting.map(({ id }) => id));

function placeOf(plan: TablePlan, { table, board }: At): TableRound | null {
  return placesOf(plan).find((place) => place.table === table && place.boards.includes(board)) ?? null;
}

/** @param plan the one that it has been played under. */
function renumbered(evening: Evening, to: Renumber, plan: TablePlan): Evening {
  const moved = <A extends At>(at: A): A => ({ ...at, board: to(at) ?? at.board });
  /** A board that was played in place of another need not be one of its table's own. */
  const anywhere = (board: number) =>
    tablesIn(plan).reduce<number | null>((found, { table }) => found ?? to({ table, board }), null) ?? board;
  const movedRuling = (each: Ruling): Ruling => {
    if (each.ruling === "penalty") return each;
    if (each.ruling !== "instead" || each.is === null) return moved(each);
    return { ...moved(each), is: { ...each.is, board: anywhere(each.is.board) } };
  };
  const { entries, settled, withdrawn, rulings } = evening;
  const kept = settled?.kept?.map(moved);
  const gone = withdrawn && { withdrawn: withdrawn.map(moved) };
  const ruled = rulings && { rulings: rulings.map(movedRuling) };
  return { ...evening, ...gone, ...ruled, entries: entries.map(moved), settled: kept ? { ...settled, kept } : settled };
}
