import { placesOf, type Place, type TablePlan } from "../exchange/boards-at-tables";
import { tablesIn } from "../exchange/tables-in";
import { matchesOf } from "../movements/team-matches";
import { placeKey, type Entry } from "./evening";
import type { Said } from "./said";

/** A board at a table with those who sit there. */
export interface ToPlay {
  readonly place: Place;
  readonly board: number;
}

/** The tables of an evening, as people know them. */
export function tablesOf(plan: TablePlan): { readonly table: number; readonly name: string }[] {
  return tablesIn(plan).map(({ table, name }) => ({ table, name }));
}

/** What people call a table. */
export function tableName(plan: TablePlan, table: number): string {
  return tablesOf(plan).find((known) => known.table === table)?.name ?? String(table);
}

/** A table's rounds, or halves of rounds, in the order of play. */
export function roundsAt(plan: TablePlan, table: number): Place[] {
  return placesOf(plan).filter((place) => place.table === table);
}

/** A table's boards in the order of play. */
export function boardsAt(plan: TablePlan, table: number): ToPlay[] {
  return roundsAt(plan, table).flatMap((place) => place.boards.map((board) => ({ place, board })));
}

/**
 * The board that a table plays next: the first one after another that has no result, or else the first of all.
 * @param after the board that has just been played; null to begin with the first one.
 * @returns null where all have one.
 */
export function nextBoard(
  plan: TablePlan,
  table: number,
  stands: ReadonlyMap<string, Said>,
  after: number | null = null
): ToPlay | null {
  const boards = boardsAt(plan, table);
  const from = boards.findIndex(({ board }) => board === after) + 1;
  const open = ({ board }: ToPlay) => !stands.has(placeKey({ table, board }));
  return boards.slice(from).find(open) ?? boards.find(open) ?? null;
}

/** The table at which the same board is played the other way, null where there is none. */
export function otherTable(plan: TablePlan, { table, board }: Pick<Entry, "table" | "board">): number | null {
  switch (plan.kind) {
    case "four-pairs":
    case "five-pairs":
    case "team-match":
      return table === 1 ? 2 : 1;
    case "three-teams":
    case "four-teams": {
      const match = matchesOf(plan.movement).find(
        ({ tables, boards }) => boards.includes(board) && tables.some((seating) => seating.table === table)
      );
      return match?.tables.find((seating) => seating.table !== table)?.table ?? null;
    }
  }
}

/** Where a pair goes after a round, or a half of one. */
export interface Move {
  readonly id: string;
  /** Null for who sits out next. */
  readonly to: { readonly tableName: string; readonly side: "N-S" | "E-W" } | null;
  readonly stays: boolean;
}

/** Who moves where after a table's round; nothing after the last one. */
export function movesAfter(plan: TablePlan, { round, part, table, sitting }: Place): Move[] {
  const all = placesOf(plan);
  const order = [...new Set(all.map((place) => `${place.round}:${place.part}`))];
  const next = order[order.indexOf(`${round}:${part}`) + 1];
  if (next === undefined) return [];
  const places = all.filter((place) => `${place.round}:${place.part}` === next);
  return sitting.map(({ id }, side): Move => {
    for (const place of places) {
      const at = place.sitting.findIndex((seated) => seated.id === id);
      if (at < 0) continue;
      const to = { tableName: place.tableName, side: at === 0 ? ("N-S" as const) : ("E-W" as const) };
      return { id, to, stays: place.table === table && at === side };
    }
    return { id, to: null, stays: false };
  });
}
