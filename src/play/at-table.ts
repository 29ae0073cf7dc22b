import { placesOf, type Place, type TablePlan } from "../exchange/boards-at-tables";
import { tablesIn } from "../exchange/tables-in";
import { placeKey, type Entry } from "./evening";
import type { Said } from "./said";

/** A board at a table with those who sit there. */
export interface ToPlay {
  readonly place: Place;
  readonly board: number;
}

/** What people call a table. */
export function tableName(plan: TablePlan, table: number): string {
  return tablesIn(plan).find((known) => known.table === table)?.name ?? String(table);
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

/** The table at which the same board is played the other way, null where there is none or more than one. */
export function otherTable(plan: TablePlan, { table, board }: Pick<Entry, "table" | "board">): number | null {
  switch (plan.kind) {
    case "four-pairs":
    case "five-pairs":
    case "team-match":
      return table === 1 ? 2 : 1;
    case "pairs":
    case "individual":
      return plan.tables === 2 ? 3 - table : null;
    case "three-teams":
    case "four-teams": {
      const match = plan.matches.find(({ tables, boards }) => tables.includes(table) && boards.includes(board));
      return match?.tables.find((other) => other !== table) ?? null;
    }
  }
}

/** Whether two places are of the same round, or of the same half of one. */
export function isSameStretch(first: Place, second: Place): boolean {
  return first.round === second.round && first.part === second.part;
}

/** Where a pair, or a player of an individual, goes after a round, or a half of one. */
export interface Move {
  readonly id: string;
  /** Null for who sits out next. */
  readonly to: { readonly tableName: string; readonly side: "N-S" | "E-W" } | null;
  readonly stays: boolean;
}

/** Who moves where after a table's round; nothing after the last one. */
export function movesAfter(plan: TablePlan, after: Place): Move[] {
  const { table, sitting } = after;
  const all = placesOf(plan);
  const last = all.map((place) => isSameStretch(place, after)).lastIndexOf(true);
  const next = all[last + 1];
  if (next === undefined) return [];
  const places = all.filter((place) => isSameStretch(place, next));
  const movers = sitting.flatMap(({ movers: ids }, side) => ids.map((id) => ({ id, side })));
  return movers.map(({ id, side }): Move => {
    for (const place of places) {
      const at = place.sitting.findIndex((seated) => seated.movers.includes(id));
      if (at < 0) continue;
      const to = { tableName: place.tableName, side: at === 0 ? ("N-S" as const) : ("E-W" as const) };
      return { id, to, stays: place.table === table && at === side };
    }
    return { id, to: null, stays: false };
  });
}
