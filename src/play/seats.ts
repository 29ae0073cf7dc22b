import { itemAt } from "../bridge/item-at";
import { seatsOfSide, SIDES, type Seat } from "../bridge/seat";
import type { SeatedPair, TableRound } from "../sessions/at-tables";
import { placesOf } from "../sessions/kinds";
import type { TablePlan } from "../sessions/table-plan";
import { isSameStretch, isStaying, moverOf, movesAfter, type Move, type Mover } from "./at-table";

/** Origin of a player: the same seat, a sit-out, another table, or another seat of the table. */
export type Origin =
  | { readonly kind: "stays" | "out" }
  | { readonly kind: "table"; readonly tableName: string }
  | { readonly kind: "seat"; readonly seat: Seat };

/** A seat of a table in a round, with its player. */
export interface Chair {
  readonly seat: Seat;
  readonly pair: SeatedPair;
  /** Index of the player in the pair. */
  readonly index: 0 | 1;
  /** Seat or table of the player in the round before, or a sit-out; null in the first round. */
  readonly origin: Origin | null;
}

export interface TableSeats {
  readonly place: TableRound;
  readonly chairs: readonly Chair[];
}

/** A pair or player who sits out a round; `backIn` is the next round in which they play, null if there is none. */
export interface SittingOut {
  readonly mover: Mover;
  readonly backIn: TableRound | null;
}

/** Returns the tables of a round with their seats. @param after the round before; null for the first round. */
export function seatsIn(plan: TablePlan, now: TableRound, after: TableRound | null): TableSeats[] {
  const moves = after === null ? null : movesAfter(plan, after);
  return placesOf(plan)
    .filter((place) => isSameStretch(place, now))
    .map((place) => ({ place, chairs: SIDES.flatMap((_, side) => chairsOf(place, side, moves)) }));
}

function chairsOf(place: TableRound, side: number, moves: readonly Move[] | null): Chair[] {
  const pair = itemAt(place.sitting, side);
  const position = itemAt(SIDES, side);
  return ([0, 1] as const).map((index) => {
    const seat = itemAt(seatsOfSide(position), index);
    const move = moves?.find(
      ({ to, mover }) =>
        to?.table === place.table &&
        (to.position === seat ||
          (to.position === position && (!mover.isPlayer || mover.name === itemAt(pair.players, index))))
    );
    return { seat, pair, index, origin: move ? originOf(move, index) : null };
  });
}

function originOf(move: Move, index: 0 | 1): Origin {
  const { from, to } = move;
  if (isStaying(move)) return { kind: "stays" };
  if (from === null) return { kind: "out" };
  if (from.table !== to?.table) return { kind: "table", tableName: from.tableName };
  const side = SIDES.find((each) => each === from.position);
  const seat = side ? itemAt(seatsOfSide(side), index) : (from.position as Seat);
  return { kind: "seat", seat };
}

/** Returns the pairs or players that sit out a round. */
export function sittingOut(plan: TablePlan, now: TableRound): SittingOut[] {
  const places = placesOf(plan);
  const moversIn = (place: TableRound) =>
    place.sitting.flatMap((pair) =>
      pair.movers.map((_, i): [string, Mover] => [itemAt(pair.movers, i), moverOf(pair, i)])
    );
  const all = new Map(places.flatMap(moversIn));
  const seated = new Set(
    places.filter((place) => isSameStretch(place, now)).flatMap((place) => place.sitting.flatMap((pair) => pair.movers))
  );
  const end = places.map((place) => isSameStretch(place, now)).lastIndexOf(true);
  return [...all].flatMap(([id, mover]) => {
    if (seated.has(id)) return [];
    const backIn = places.slice(end + 1).find((place) => place.sitting.some((pair) => pair.movers.includes(id)));
    return [{ mover, backIn: backIn ?? null }];
  });
}
