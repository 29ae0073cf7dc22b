import { longGames, type FieldMovement } from "./field-movement";
import { setAt } from "./kept-movement";
import { movementOf, type PairOrPartners } from "./movement-text";
import type { MovementLine } from "./movement";
import { contestantAt, contestantNumber, contestantsIn } from "./contestant";

/**
 * Howells of eleven to sixteen pairs by their first round, with the set of each table. From round to round, the pair
 * numbers up to `rounds` and the numbers of sets rise by one, and the last returns to 1; higher pair numbers keep their
 * seats. Found by this project's search for even comparisons, among first rounds with distinct differences.
 */
// prettier-ignore
const FIRST_ROUNDS: readonly (readonly [count: number, rounds: number, seats: string])[] = [
  [11, 9, "2v10:1 7v11:8 6v4:2 9v1:4 3v8:5"],
  [11, 11, "2v4:3 3v9:5 1v8:6 10v7:7 6v5:9"],
  [12, 9, "5v10:3 6v11:5 3v12:8 9v8:1 2v7:2 4v1:7"],
  [12, 11, "5v12:6 8v2:2 1v10:3 9v6:4 7v11:10 3v4:11"],
  [13, 9, "1v10:2 5v13:5 4v11:7 3v12:8 2v8:1 6v7:4"],
  [13, 13, "1v11:1 12v10:5 9v3:7 8v7:9 2v6:11 5v13:12"],
  [14, 9, "7v10:2 4v13:3 3v12:4 5v11:7 8v14:8 1v9:6 2v6:9"],
  [14, 12, "13v6:9 14v5:11 12v8:1 1v11:3 9v4:4 10v7:6 2v3:12"],
  [15, 9, "4v10:1 7v11:2 2v15:3 8v14:4 3v13:5 9v12:7 6v1:9"],
  [15, 11, "8v13:2 1v14:7 5v15:8 11v12:10 7v3:5 9v6:6 4v10:11"],
  [16, 10, "10v16:1 5v11:3 4v13:4 8v12:5 3v15:9 7v14:10 1v2:6 9v6:8"],
];

/** In a movement with all its rounds, every two pairs meet once; with fewer rounds, some pairs do not meet. */
export const TURNING_HOWELLS: readonly FieldMovement[] = FIRST_ROUNDS.map(([count, rounds, seats]) => ({
  count,
  style: "travelling",
  tables: Math.floor(count / 2),
  rounds,
  sets: rounds,
  perRound: longGames(count, rounds),
  lines: () => turningLines(rounds, movementOf(seats)),
}));

function turningLines(rounds: number, first: readonly MovementLine<PairOrPartners>[]): MovementLine<PairOrPartners>[] {
  return Array.from({ length: rounds }, (_, index) =>
    first.map(({ ns, ew, set, ...place }) => {
      const turned = (seated: PairOrPartners) => turnedPair(seated, rounds, index);
      return { ...place, round: index + 1, ns: turned(ns), ew: turned(ew), set: setAt(index + 1, set - 1, rounds) };
    })
  ).flat();
}

/** Returns the pair that has a pair's seat `later` rounds later. */
function turnedPair(seated: PairOrPartners, turning: number, later: number): PairOrPartners {
  const [pair = contestantAt(1)] = contestantsIn(seated);
  const number = contestantNumber(pair);
  return number > turning ? pair : contestantAt(((number - 1 + later) % turning) + 1);
}
