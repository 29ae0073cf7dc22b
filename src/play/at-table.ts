import { itemAt } from "../bridge/item-at";
import type { TablePlan } from "../sessions/table-plan";
import { otherTableOf, placesOf, tablesIn } from "../sessions/kinds";
import { seatsOfSide, SIDES, type Seat, type Side } from "../bridge/seat";
import type { TableRound, SeatedPair } from "../sessions/at-tables";
import { pairOf } from "../sessions/players";
import { entryKey, type BoardPlace } from "./evening";
import type { BoardResult } from "./board-result";

/** A board, with the table, round and pairs that play it. */
export interface ToPlay {
  readonly place: TableRound;
  readonly board: number;
}

export function tableName(plan: TablePlan, table: number): string {
  return tablesIn(plan).find((each) => each.table === table)?.name ?? String(table);
}

/** A table's rounds, or halves of rounds, in the order of play. */
export function roundsAt(plan: TablePlan, table: number): TableRound[] {
  return placesOf(plan).filter((place) => place.table === table);
}

/** A table's boards in the order of play. */
export function boardsAt(plan: TablePlan, table: number): ToPlay[] {
  return roundsAt(plan, table).flatMap((place) => place.boards.map((board) => ({ place, board })));
}

/**
 * Returns the next board of a table without a result: the first such board after `after`, or else the table's first
 * such board.
 * @param after number of the board that has just been played; null to begin with the table's first board.
 * @returns null if all boards have a result.
 */
export function nextBoard(
  plan: TablePlan,
  table: number,
  results: ReadonlyMap<string, BoardResult>,
  after: number | null = null
): ToPlay | null {
  const boards = boardsAt(plan, table);
  const from = boards.findIndex(({ board }) => board === after) + 1;
  const open = ({ board }: ToPlay) => !results.has(entryKey({ table, board }));
  return boards.slice(from).find(open) ?? boards.find(open) ?? null;
}

/** The board at which a table's pad opens: the next one, or the table's first if all have results. */
export function boardToOpen(plan: TablePlan, table: number, results: ReadonlyMap<string, BoardResult>): ToPlay | null {
  return nextBoard(plan, table, results) ?? boardsAt(plan, table)[0] ?? null;
}

/** Returns the numbers of the boards of a table's round that have no result, in the order of play. */
export function openBoards({ table, boards }: TableRound, results: ReadonlyMap<string, BoardResult>): number[] {
  return boards.filter((board) => !results.has(entryKey({ table, board })));
}

/** True if a board comes before the board just played in the order of play, so the table goes back to it. */
export function isLeftOut(plan: TablePlan, { place, board }: ToPlay, played: number): boolean {
  const boards = boardsAt(plan, place.table).map((each) => each.board);
  return boards.indexOf(board) < boards.indexOf(played);
}

/**
 * Returns the table whose result on the board is compared with this table's result; null if there is none, or several.
 */
export function otherTable(plan: TablePlan, { table, board }: BoardPlace): number | null {
  return otherTableOf(plan, table, board);
}

/** True if both plans have the same boards and the same pairs or players at every table in every round. */
export function hasSameSeats(first: TablePlan, second: TablePlan): boolean {
  const seats = (plan: TablePlan) =>
    JSON.stringify(
      placesOf(plan).map(({ round, part, table, boards, sitting }) => [
        ...[round, part, table, boards],
        ...sitting.map(({ id }) => id),
      ])
    );
  return first.kind === second.kind && seats(first) === seats(second);
}

/** True if both places are in the same round, and in the same half of the round if it is divided. */
export function isSameStretch(
  first: Pick<TableRound, "round" | "part">,
  second: Pick<TableRound, "round" | "part">
): boolean {
  return first.round === second.round && first.part === second.part;
}

/** A side of a table, or a single seat if players change partners. */
export interface Spot extends Pick<TableRound, "table" | "tableName"> {
  readonly position: Side | Seat;
}

/** A pair, or a player if partners move separately. */
export interface Mover extends Pick<SeatedPair, "id" | "name" | "team"> {
  readonly isPlayer: boolean;
}

/** The move of a pair or player after a round or half a round. */
export interface Move {
  readonly mover: Mover;
  /** Null if the mover sat out. */
  readonly from: Spot | null;
  /** Null if the mover sits out next. */
  readonly to: Spot | null;
}

/** Returns the first table of the round or half that follows `after`; null after the last one. */
export function nextStretch(plan: TablePlan, after: TableRound): TableRound | null {
  const all = placesOf(plan);
  return all[all.map((place) => isSameStretch(place, after)).lastIndexOf(true) + 1] ?? null;
}

/**
 * Returns the moves after a round, table by table, then the moves of pairs or players who sat out; empty after the last
 * round.
 */
export function movesAfter(plan: TablePlan, after: TableRound): Move[] {
  const all = placesOf(plan);
  const next = nextStretch(plan, after);
  if (next === null) return [];
  const [now, then] = [after, next].map((stretch) => all.filter((place) => isSameStretch(place, stretch)));
  const [before, later] = [seated(now ?? [], then ?? []), seated(then ?? [], now ?? [])];
  const comeIn = [...later].filter(([key]) => !before.has(key));
  return [
    ...[...before].map(([key, { mover, spot }]) => ({ mover, from: spot, to: later.get(key)?.spot ?? null })),
    ...comeIn.map(([, { mover, spot }]) => ({ mover, from: null, to: spot })),
  ];
}

export function isStaying({ from, to }: Move): boolean {
  return from !== null && from.table === to?.table && from.position === to.position;
}

/** Returns the movers of `round`. A mover who also plays in the round `other` has the same key in both maps. */
function seated(round: readonly TableRound[], other: readonly TableRound[]): Map<string, { mover: Mover; spot: Spot }> {
  const inOther = new Map(other.flatMap(({ sitting }) => sitting.map((pair) => [pair.id, pair])));
  return new Map(
    round.flatMap(({ table, tableName, sitting }) =>
      SIDES.flatMap((side, i) => {
        const pair = itemAt(sitting, i);
        const { id, movers, team, players } = pair;
        const spot = (where: Spot["position"]) => ({ table, tableName, position: where });
        if (movers.length > 1)
          return movers.map(
            (number, seat) =>
              [number, { mover: moverOf(pair, seat), spot: spot(itemAt(seatsOfSide(side), seat)) }] as const
          );
        const elsewhere = inOther.get(id);
        if (elsewhere && hasOtherPlayers(pair, elsewhere))
          return players.map((player) => {
            const mover: Mover = { id: "", name: player, team, isPlayer: true };
            return [JSON.stringify([team, player]), { mover, spot: spot(side) }] as const;
          });
        return [[id, { mover: moverOf(pair, 0), spot: spot(side) }] as const];
      })
    )
  );
}

/** Returns the pair as one mover, or the player with this index if the pair's two players move separately. */
export function moverOf({ id, movers, name, team, players }: SeatedPair, index: number): Mover {
  return movers.length > 1
    ? { id: itemAt(movers, index), name: itemAt(players, index), team, isPlayer: true }
    : { id, name: name || pairOf(players), team, isPlayer: false };
}

/** True if a team's pair has other players in the second round than in the first: its players then move separately. */
function hasOtherPlayers({ players: now }: SeatedPair, { players: after }: SeatedPair): boolean {
  const isNamed = [...now, ...after].every((player) => player !== "");
  return isNamed && now.some((player) => !after.includes(player));
}

/**
 * True if new results complete the round that a table is playing: at least one of the boards had no result, the next
 * board belongs to a later round, and no board of a later round has a result.
 * @param results the results before the new ones.
 */
export function endsRound(
  plan: TablePlan,
  results: ReadonlyMap<string, BoardResult>,
  played: readonly ToPlay[],
  next: ToPlay
): boolean {
  const [first] = played;
  if (!first) return false;
  const { table } = first.place;
  const isIn = (board: number) => results.has(entryKey({ table, board }));
  const boards = boardsAt(plan, table);
  const end = boards.map(({ place }) => isSameStretch(place, first.place)).lastIndexOf(true);
  const later = boards.slice(end + 1);
  const isLater = later.some(({ board }) => board === next.board);
  return isLater && played.some(({ board }) => !isIn(board)) && !later.some(({ board }) => isIn(board));
}

/**
 * Returns the last completed round of a table; null during its first round.
 * @param board the board in play: if it belongs to the next round, the table has moved on, even with boards left out.
 */
export function lastOver(
  plan: TablePlan,
  { table, board }: BoardPlace,
  results: ReadonlyMap<string, BoardResult>
): TableRound | null {
  const rounds = roundsAt(plan, table);
  const isIn = (each: number) => results.has(entryKey({ table, board: each }));
  const last = rounds.map(({ boards }) => boards.some(isIn)).lastIndexOf(true);
  const isOver = rounds[last]?.boards.every(isIn) === true || rounds[last + 1]?.boards.includes(board) === true;
  return rounds[isOver ? last : last - 1] ?? null;
}

/**
 * Returns the first table of the round or half in play: the last round with a result, or the next round once all boards
 * of that one have results. Null after the last round.
 */
export function stretchInPlay(plan: TablePlan, results: ReadonlyMap<string, BoardResult>): TableRound | null {
  const all = placesOf(plan);
  const [first] = all;
  const isIn = ({ table, boards }: TableRound) => boards.some((board) => results.has(entryKey({ table, board })));
  const begun = all.filter(isIn).at(-1);
  if (!begun) return first ?? null;
  const now = all.filter((place) => isSameStretch(place, begun));
  return now.every((place) => openBoards(place, results).length === 0) ? nextStretch(plan, begun) : (now[0] ?? null);
}

/** Returns a table of the round or half before `now`; null if `now` is the first. */
export function stretchBefore(plan: TablePlan, now: TableRound): TableRound | null {
  const all = placesOf(plan);
  return all[all.findIndex((place) => isSameStretch(place, now)) - 1] ?? null;
}
