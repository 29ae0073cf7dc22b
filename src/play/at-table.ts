import { itemAt } from "../bridge/item-at";
import type { TablePlan } from "../sessions/table-plan";
import { otherTableOf, placesOf, tablesIn } from "../sessions/kinds";
import { seatsOfSide, SIDES, type Seat, type Side } from "../bridge/seat";
import type { TableRound, SeatedPair } from "../sessions/at-tables";
import { pairOf } from "../sessions/players";
import { entryKey, type Entry } from "./evening";
import type { BoardResult } from "./board-result";

/** A board at a table with those who sit there. */
export interface ToPlay {
  readonly place: TableRound;
  readonly board: number;
}

/** What people call a table. */
export function tableName(plan: TablePlan, table: number): string {
  return tablesIn(plan).find((known) => known.table === table)?.name ?? String(table);
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
 * The board that a table plays next: the first one after another that has no result, or else the first of all.
 * @param after the board that has just been played; null to begin with the first one.
 * @returns null where all have one.
 */
export function nextBoard(
  plan: TablePlan,
  table: number,
  stands: ReadonlyMap<string, BoardResult>,
  after: number | null = null
): ToPlay | null {
  const boards = boardsAt(plan, table);
  const from = boards.findIndex(({ board }) => board === after) + 1;
  const open = ({ board }: ToPlay) => !stands.has(entryKey({ table, board }));
  return boards.slice(from).find(open) ?? boards.find(open) ?? null;
}

/** The boards of a place that have no result, in the order of play. */
export function openBoards({ table, boards }: TableRound, stands: ReadonlyMap<string, BoardResult>): number[] {
  return boards.filter((board) => !stands.has(entryKey({ table, board })));
}

/** Whether a table that has played one board goes back to another, which it has left out. */
export function isLeftOut(plan: TablePlan, { place, board }: ToPlay, played: number): boolean {
  const boards = boardsAt(plan, place.table).map((known) => known.board);
  return boards.indexOf(board) < boards.indexOf(played);
}

/** The table at which the same board is played the other way, null where there is none or more than one. */
export function otherTable(plan: TablePlan, { table, board }: Pick<Entry, "table" | "board">): number | null {
  return otherTableOf(plan, table, board);
}

/** Whether two plans have the same boards at every table in every round, and the same pairs or players there. */
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

/** Whether two places are of the same round, or of the same half of one. */
export function isSameStretch(
  first: Pick<TableRound, "round" | "part">,
  second: Pick<TableRound, "round" | "part">
): boolean {
  return first.round === second.round && first.part === second.part;
}

/** A side of a table in a round, or a seat of it where players change partners. */
export interface Spot extends Pick<TableRound, "table" | "tableName"> {
  readonly at: Side | Seat;
}

/** Who goes from one round to the next: a pair, or a player where these go each for themselves. */
export interface Mover extends Pick<SeatedPair, "id" | "name" | "team"> {
  readonly isPlayer: boolean;
}

/** Where somebody goes after a round, or a half of one. */
export interface Move {
  readonly who: Mover;
  /** Null for who sat out. */
  readonly from: Spot | null;
  /** Null for who sits out next. */
  readonly to: Spot | null;
}

/** Who goes where after a round, from Table 1 on, those who come in last; nobody after the last round. */
export function movesAfter(plan: TablePlan, after: TableRound): Move[] {
  const all = placesOf(plan);
  const last = all.map((place) => isSameStretch(place, after)).lastIndexOf(true);
  const next = all[last + 1];
  if (next === undefined) return [];
  const [now, then] = [after, next].map((stretch) => all.filter((place) => isSameStretch(place, stretch)));
  const [before, later] = [seated(now ?? [], then ?? []), seated(then ?? [], now ?? [])];
  const comeIn = [...later].filter(([key]) => !before.has(key));
  return [
    ...[...before].map(([key, { who, spot }]) => ({ who, from: spot, to: later.get(key)?.spot ?? null })),
    ...comeIn.map(([, { who, spot }]) => ({ who, from: null, to: spot })),
  ];
}

/** Whether somebody stays where they are. */
export function isStaying({ from, to }: Move): boolean {
  return from !== null && from.table === to?.table && from.at === to.at;
}

/** Who sits where in a round, each by what tells them apart from the others in another round too. */
function seated(round: readonly TableRound[], other: readonly TableRound[]): Map<string, { who: Mover; spot: Spot }> {
  const inOther = new Map(other.flatMap(({ sitting }) => sitting.map((pair) => [pair.id, pair])));
  return new Map(
    round.flatMap(({ table, tableName, sitting }) =>
      SIDES.flatMap((side, i) => {
        const pair = itemAt(sitting, i);
        const { id, movers, name, team, players } = pair;
        const spot = (where: Spot["at"]) => ({ table, tableName, at: where });
        if (movers.length > 1)
          return movers.map((number, seat) => {
            const who: Mover = { id: number, name: itemAt(players, seat), team, isPlayer: true };
            return [number, { who, spot: spot(itemAt(seatsOfSide(side), seat)) }] as const;
          });
        const elsewhere = inOther.get(id);
        if (elsewhere && hasOtherPlayers(pair, elsewhere))
          return players.map((player) => {
            const who: Mover = { id: "", name: player, team, isPlayer: true };
            return [JSON.stringify([team, player]), { who, spot: spot(side) }] as const;
          });
        const who: Mover = { id, name: name || pairOf(players), team, isPlayer: false };
        return [[id, { who, spot: spot(side) }] as const];
      })
    )
  );
}

/** Whether a team's pair is made of others in another session: then its players go each for themselves. */
function hasOtherPlayers({ players: now }: SeatedPair, { players: then }: SeatedPair): boolean {
  const isNamed = [...now, ...then].every((player) => player !== "");
  return isNamed && now.some((player) => !then.includes(player));
}

/**
 * Whether results bring the round that a table is playing to its end: boards that had none now have one, the next open
 * board is of a later round, and nothing of a later round was played before.
 * @param stands before those results.
 */
export function endsRound(
  plan: TablePlan,
  stands: ReadonlyMap<string, BoardResult>,
  played: readonly ToPlay[],
  next: ToPlay
): boolean {
  const [first] = played;
  if (!first) return false;
  const { table } = first.place;
  const isIn = (board: number) => stands.has(entryKey({ table, board }));
  const boards = boardsAt(plan, table);
  const end = boards.map(({ place }) => isSameStretch(place, first.place)).lastIndexOf(true);
  const later = boards.slice(end + 1);
  const isLater = later.some(({ board }) => board === next.board);
  return isLater && played.some(({ board }) => !isIn(board)) && !later.some(({ board }) => isIn(board));
}

/**
 * The round of a table that was over last, null in its first one.
 * @param board where play is: a board of the round after tells that a table has gone on, whatever it has left out.
 */
export function lastOver(
  plan: TablePlan,
  { table, board }: Pick<Entry, "table" | "board">,
  stands: ReadonlyMap<string, BoardResult>
): TableRound | null {
  const rounds = roundsAt(plan, table);
  const isIn = (known: number) => stands.has(entryKey({ table, board: known }));
  const last = rounds.map(({ boards }) => boards.some(isIn)).lastIndexOf(true);
  const isOver = rounds[last]?.boards.every(isIn) === true || rounds[last + 1]?.boards.includes(board) === true;
  return rounds[isOver ? last : last - 1] ?? null;
}
