import type { Contestant } from "./contestant";
import { boardsARound, type FieldMovement } from "./field-movement";
import { pairs, type MovementLine } from "./movement";

/** Returns the East-West pair and set of a table in a round, all from 0. */
type Course = (table: number, round: number) => { readonly ew: number; readonly set: number };

/** An odd number of tables: East-West go up one table after each round, boards down one. */
function upAndDown(tables: number): Course {
  return (table, round) => ({ ew: (table - round + 2 * tables) % tables, set: (table + round) % tables });
}

/**
 * An even number of tables for half of them and one round more: East-West skip a table after half, where they would come
 * to boards that they have played.
 */
function skipping(tables: number): Course {
  return (table, round) => {
    const { ew, set } = upAndDown(tables)(table, round + tables);
    return { ew: round < tables / 2 ? ew : (ew - 1 + tables) % tables, set };
  };
}

/** Elements of the field of four, times its second. */
const TIMES_TWO = [0, 2, 3, 1] as const;

/**
 * Four tables, where boards that go down would come to East-West who have played them: the double weave, a pair of
 * orthogonal Latin squares of order four.
 */
const doubleWeave: Course = (table, round) => ({ ew: table ^ round, set: table ^ (TIMES_TWO[round] ?? 0) });

/** A Mitchell's size: with half a table more, East-West are one more and one of them sits out. */
interface Size {
  readonly count: number;
  readonly course: Course;
  /** East-West pairs, and sets of boards. */
  readonly sets: number;
  /** As many as there can be, and fewer. */
  readonly rounds: readonly number[];
}

const SIZES: readonly Size[] = [
  { count: 6, course: upAndDown(3), sets: 3, rounds: [3] },
  { count: 7, course: doubleWeave, sets: 4, rounds: [3, 4] },
  { count: 8, course: skipping(4), sets: 4, rounds: [3] },
  { count: 8, course: doubleWeave, sets: 4, rounds: [4] },
  { count: 9, course: upAndDown(5), sets: 5, rounds: [3, 4, 5] },
  { count: 10, course: upAndDown(5), sets: 5, rounds: [3, 4, 5] },
];

/**
 * Tables with exchanged directions, by pairs and rounds, that make one ranking as even as possible: a word for each
 * round with a digit for each table, 1 if exchanged. Found by search; exchanging whole rounds, the usual arrow-switch,
 * leaves comparisons less even.
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
};

/** Mitchells of six to ten pairs, whole and with fewer rounds, with one winner and with two. */
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
  const lines = () => mitchellLines(course, tables, rounds, turned.split(" "));
  return { count, style, tables, rounds, sets, perRound: boardsARound(rounds, 2), lines };
}

/**
 * The lines of a Mitchell: at each table its North-South pair, of the table's number, and the East-West pairs in turn,
 * numbered on from there.
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
