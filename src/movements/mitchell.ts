import type { Contestant } from "./contestant";
import { boardsARound, LAST_SHORT, longGames, type FieldMovement } from "./field-movement";
import { pairs, type MovementLine } from "./movement";

/** Returns the East-West pair and set of a table in a round, all from 0. */
type Course = (table: number, round: number) => { readonly ew: number; readonly set: number };

/** Course for an odd number of tables: after each round East-West move up one table, and boards down one. */
function upAndDown(tables: number): Course {
  return (table, round) => ({ ew: (table - round + 2 * tables) % tables, set: (table + round) % tables });
}

/**
 * Course for an even number of tables with one round less than tables: after half of the rounds East-West skip a table,
 * where they would meet boards that they have played.
 */
function skipping(tables: number): Course {
  return (table, round) => {
    const { ew, set } = upAndDown(tables)(table, round + tables);
    return { ew: round < tables / 2 ? ew : (ew - 1 + tables) % tables, set };
  };
}

/**
 * Course for an even number of tables with as many rounds as tables: the first and the last table share their boards,
 * and one set rests between the two halves of the tables.
 */
function sharing(tables: number): Course {
  return (table, round) => {
    const behind = table < tables / 2 ? table : table + 1;
    return { ew: (table - round + tables) % tables, set: (behind + round) % tables };
  };
}

/** Multiplication by 2 in the finite fields of four and eight elements. */
const TIMES_TWO = { 4: [0, 2, 3, 1], 8: [0, 2, 4, 6, 3, 1, 7, 5] } as const;

/**
 * Course for four or eight tables, the double weave: a pair of orthogonal Latin squares. If boards moved down by one
 * table each round, they would meet East-West pairs who have played them.
 */
function doubleWeave(tables: keyof typeof TIMES_TWO): Course {
  const times: readonly number[] = TIMES_TWO[tables];
  return (table, round) => ({ ew: table ^ round, set: table ^ (times[round] ?? 0) });
}

/**
 * Size of a Mitchell; with an odd number of pairs there is one more East-West pair than North-South pairs, and one
 * East-West pair sits out.
 */
interface Size {
  readonly count: number;
  readonly course: Course;
  /** Number of East-West pairs, and of sets of boards. */
  readonly sets: number;
  /** Possible numbers of rounds: all rounds, and fewer. */
  readonly rounds: readonly number[];
}

const SIZES: readonly Size[] = [
  { count: 6, course: upAndDown(3), sets: 3, rounds: [3] },
  { count: 7, course: doubleWeave(4), sets: 4, rounds: [3, 4] },
  { count: 8, course: skipping(4), sets: 4, rounds: [3] },
  { count: 8, course: doubleWeave(4), sets: 4, rounds: [4] },
  { count: 9, course: upAndDown(5), sets: 5, rounds: [3, 4, 5] },
  { count: 10, course: upAndDown(5), sets: 5, rounds: [3, 4, 5] },
  { count: 11, course: skipping(6), sets: 6, rounds: [5] },
  { count: 12, course: skipping(6), sets: 6, rounds: [5] },
  { count: 12, course: sharing(6), sets: 6, rounds: [6] },
  { count: 13, course: upAndDown(7), sets: 7, rounds: [6, 7] },
  { count: 14, course: upAndDown(7), sets: 7, rounds: [6, 7] },
  { count: 15, course: doubleWeave(8), sets: 8, rounds: [6, 7] },
  { count: 16, course: doubleWeave(8), sets: 8, rounds: [6, 7] },
  { count: 17, course: upAndDown(9), sets: 9, rounds: [6, 7] },
];

/**
 * Tables at which directions are exchanged, so that one ranking is as even as possible. "6/3" stands for six pairs and
 * three rounds; each round has a digit for each table, 1 if exchanged. Found by search; exchanging whole rounds, the
 * usual arrow-switch, leaves comparisons less even.
 */
const TURNED: Readonly<Record<string, string>> = {
  "6/3": "101 010 100",
  "7/3": "010 001 100",
  "7/4": "101 111 110 000",
  "8/3": "1011 0100 1000",
  "8/4": "1100 0011 0001 1000",
  "9/3": "1111 1000 0000",
  "9/4": "0001 1011 0110 1000",
  "9/5": "1111 1100 1000 0001 0011",
  "10/3": "11111 00000 00000",
  "10/4": "11110 00100 01000 10111",
  "10/5": "11111 00001 00010 00100 01000",
  "11/5": "10011 00110 11110 11100 10001",
  "12/5": "001010 010111 101010 001101 111010",
  "12/6": "000010 000100 000000 001101 001000 100011",
  "13/6": "101010 110000 101000 110011 101111 001100",
  "13/7": "101100 011000 110101 000010 001111 001011 000111",
  "14/6": "1011001 1010010 1100111 1001100 0010001 0010010",
  "14/7": "0001100 0011000 0110000 1100000 1000001 0000011 1111001",
  "15/6": "1010101 0010101 1100100 0010111 1001001 0101010",
  "15/7": "0000100 0011010 1000000 0010000 0011000 1000001 1000001",
  "16/6": "10000001 11100100 00111010 00001010 11011100 01000000",
  "16/7": "01000010 10001010 10001100 10100011 00010001 10010101 00010101",
  "17/6": "00001010 10100010 01000101 10001011 00010110 01000000",
  "17/7": "10000010 01001100 10011011 00010111 10111110 01101000 10010000",
};

/** Mitchells of six to seventeen pairs, whole and with fewer rounds, with one winner and with two. */
export const MITCHELLS: readonly FieldMovement[] = SIZES.flatMap((size) =>
  size.rounds.flatMap((rounds) => [
    mitchell(size, rounds, "arrow-switch", TURNED[`${size.count}/${rounds}`] ?? ""),
    mitchell(size, rounds, "mitchell", ""),
  ])
);

function mitchell(
  { count, course, sets }: Size,
  rounds: number,
  style: "mitchell" | "arrow-switch",
  turned: string
): FieldMovement {
  const tables = Math.floor(count / 2);
  const perRound = count > LAST_SHORT ? longGames(count, rounds) : boardsARound(rounds, 2);
  const lines = () => mitchellLines(course, tables, rounds, turned.split(" "));
  return { count, style, tables, rounds, sets, perRound, lines };
}

/**
 * Returns the lines of a Mitchell. A North-South pair has the number of its table; East-West pairs have the numbers
 * after the last table.
 */
function mitchellLines(
  course: Course,
  tables: number,
  rounds: number,
  turned: readonly string[]
): MovementLine<Contestant>[] {
  return Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: tables }, (__, table) => {
      const { ew, set } = course(table, round);
      const [stays, goes] = [table + 1, tables + ew + 1];
      const seats = turned[round]?.charAt(table) === "1" ? pairs(goes, stays) : pairs(stays, goes);
      return { round: round + 1, part: null, table: table + 1, ...seats, set: set + 1 };
    })
  ).flat();
}
