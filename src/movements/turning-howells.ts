import { longGames, type FieldMovement } from "./field-movement";
import { setAt } from "./kept-movement";
import { movementOf, type PairOrPartners } from "./movement-text";
import type { MovementLine } from "./movement";
import { contestantAt, contestantNumber, contestantsIn } from "./contestant";

/**
 * Howells of eleven to seventeen pairs by their first round, with the set of each table. In the next round each pair up
 * to the number of rounds is followed by that of the next number, the last by the first, as is each set; the others stay.
 * Own, by search among starters with distinct differences, for even comparisons.
 */
// prettier-ignore
const FIRST_ROUNDS: readonly (readonly [count: number, rounds: number, seats: string])[] = [
  [11, 8, "5v9:2 4v10:4 7v11:6 8v3:1 2v1:5"],
  [11, 9, "2v10:1 7v11:8 6v4:2 9v1:4 3v8:5"],
  [11, 10, "10v11:1 9v8:3 1v7:4 6v3:5 2v4:10"],
  [11, 11, "2v4:3 3v9:5 1v8:6 10v7:7 6v5:9"],
  [12, 8, "10v1:1 12v8:2 11v7:3 9v3:8 6v5:4 2v4:5"],
  [12, 9, "5v10:3 6v11:5 3v12:8 9v8:1 2v7:2 4v1:7"],
  [12, 10, "2v12:7 9v11:9 8v5:2 1v3:4 6v7:5 4v10:6"],
  [12, 11, "5v12:6 8v2:2 1v10:3 9v6:4 7v11:10 3v4:11"],
  [13, 8, "4v12:1 1v13:2 2v11:4 7v10:5 5v9:8 3v8:7"],
  [13, 9, "1v10:2 5v13:5 4v11:7 3v12:8 2v8:1 6v7:4"],
  [13, 10, "5v13:1 8v12:8 6v11:10 3v7:2 4v2:5 10v9:7"],
  [13, 11, "1v12:2 8v13:7 5v7:1 4v11:6 6v9:9 3v2:11"],
  [13, 12, "12v13:8 10v7:1 3v1:5 9v8:6 2v6:7 4v11:11"],
  [13, 13, "1v11:1 12v10:5 9v3:7 8v7:9 2v6:11 5v13:12"],
  [14, 8, "11v2:2 14v1:3 10v8:4 9v7:6 12v6:7 13v5:8 3v4:1"],
  [14, 9, "7v10:2 4v13:3 3v12:4 5v11:7 8v14:8 1v9:6 2v6:9"],
  [14, 10, "4v14:2 10v11:3 3v13:5 6v12:10 2v5:1 9v1:6 7v8:8"],
  [14, 11, "11v13:1 6v14:2 2v12:8 10v5:4 3v1:5 8v9:6 4v7:7"],
  [14, 12, "13v6:9 14v5:11 12v8:1 1v11:3 9v4:4 10v7:6 2v3:12"],
  [15, 9, "4v10:1 7v11:2 2v15:3 8v14:4 3v13:5 9v12:7 6v1:9"],
  [15, 10, "3v11:2 7v12:3 9v13:4 1v14:5 10v15:7 5v6:6 8v2:10"],
  [15, 11, "8v13:2 1v14:7 5v15:8 11v12:10 7v3:5 9v6:6 4v10:11"],
  [16, 10, "10v16:1 5v11:3 4v13:4 8v12:5 3v15:9 7v14:10 1v2:6 9v6:8"],
  [17, 10, "1v16:1 7v15:2 6v13:4 4v14:5 10v12:7 9v17:8 8v11:10 5v3:9"],
];

/** In whole movements each meets each once; with fewer rounds, some do not meet. */
export const TURNING_HOWELLS: readonly FieldMovement[] = FIRST_ROUNDS.map(([count, rounds, seats]) => ({
  ...{ count, style: "travelling", tables: Math.floor(count / 2), rounds, sets: rounds },
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

/** The pair that is on a pair's place some rounds later. */
function turnedPair(seated: PairOrPartners, turning: number, later: number): PairOrPartners {
  const [pair = contestantAt(1)] = contestantsIn(seated);
  const number = contestantNumber(pair);
  return number > turning ? pair : contestantAt(((number - 1 + later) % turning) + 1);
}
