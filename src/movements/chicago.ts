import type { Partners } from "./contestant";
import { players, roundsOf, type MovementLine } from "./movement";

/** Numbers of players for one table. */
export const CHICAGO_PLAYERS = [4, 5, 6, 7] as const;
export type ChicagoPlayers = (typeof CHICAGO_PLAYERS)[number];

/** Numbers of rounds after which all have played equally often; the default first. */
export const EVEN_ROUNDS: Readonly<Record<ChicagoPlayers, readonly number[]>> = {
  4: [3, 6, 9, 12],
  5: [5, 10],
  6: [3, 6, 9, 12],
  7: [7],
};

/** Players at the table in a round. */
type Seats = readonly [north: number, south: number, east: number, west: number];

/**
 * Cycles of rounds, which longer evenings repeat; nobody sits out twice running, even across cycles. For five and seven
 * players, each round adds one to the numbers of the round before. The cycle of six was found by search: in three
 * rounds everybody sits out once, and in six no two are partners twice.
 */
const CYCLES: Readonly<Record<ChicagoPlayers, readonly Seats[]>> = {
  4: [
    [1, 2, 3, 4],
    [1, 3, 2, 4],
    [1, 4, 2, 3],
  ],
  5: turned(5, [1, 4, 2, 3]),
  6: [
    [1, 2, 3, 4],
    [3, 5, 4, 6],
    [1, 5, 6, 2],
    [3, 2, 4, 5],
    [1, 6, 4, 2],
    [1, 3, 5, 6],
  ],
  7: turned(7, [1, 2, 4, 6]),
};

/** Expands the seats of round 1: each later round has the next player in every seat. */
function turned(count: number, seats: Seats): Seats[] {
  const on = (player: number, by: number) => ((player - 1 + by) % count) + 1;
  const [north, south, east, west] = seats;
  return Array.from({ length: count }, (_, by): Seats => [on(north, by), on(south, by), on(east, by), on(west, by)]);
}

/**
 * One table at which partners change from round to round, or two pairs stay together; each round is one set of deals.
 * @param stay true if the partners of round 1 stay partners; only for four players.
 */
export function chicago(count: ChicagoPlayers, rounds: number, stay = false): MovementLine<Partners>[] {
  const cycle = stay ? CYCLES[count].slice(0, 1) : CYCLES[count];
  const seats = Array.from({ length: rounds }, (_, round) => cycle[round % cycle.length] ?? []);
  return roundsOf(seats.map(([north = 0, south = 0, east = 0, west = 0]) => [players(north, south, east, west)]));
}
