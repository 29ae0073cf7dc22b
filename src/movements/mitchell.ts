import type { Contestant } from "./contestant";
import { boardsARound, type FieldMovement } from "./field-movement";
import { pairs, type MovementLine } from "./movement";

/** Where East-West and boards are at a table in a round, all from 0. */
type Course = (table: number, round: number) => { readonly ew: number; readonly set: number };

/** An odd number of tables: East-West go up one table after each round, boards down one. */
function upAndDown(tables: number): Course {
  return (table, round) => ({ ew: (table - round + tables) % tables, set: (table + round) % tables });
}

/** Elements of the field of four, times its second. */
const TIMES_TWO = [0, 2, 3, 1] as const;

/**
 * Four tables, where boards that go down would come to East-West who have played them: the double weave, a pair of
 * orthogonal Latin squares of order four.
 */
const doubleWeave: Course = (table, round) => ({ ew: table ^ round, set: table ^ (TIMES_TWO[round] ?? 0) });

/** A Mitchell's size: half a table more, of East-West, and one of them sits out. */
interface Size {
  readonly count: number;
  readonly course: Course;
  /** East-West pairs, sets of boards, and rounds when it is whole. */
  readonly whole: number;
}

const SIZES: readonly Size[] = [
  { count: 6, course: upAndDown(3), whole: 3 },
  { count: 7, course: doubleWeave, whole: 4 },
  { count: 8, course: doubleWeave, whole: 4 },
  { count: 9, course: upAndDown(5), whole: 5 },
  { count: 10, course: upAndDown(5), whole: 5 },
];

/** Fewer rounds are no evening. */
const FEWEST_ROUNDS = 3;

/** How many rounds at the end are turned so that one ranking of all is as even as it can be, by pairs and rounds. */
const TURNED: Readonly<Record<string, number>> = {};

/** Mitchells of six to ten pairs, whole and with fewer rounds, with two winners and with one. */
export const MITCHELLS: readonly FieldMovement[] = SIZES.flatMap((size) =>
  Array.from({ length: size.whole - FEWEST_ROUNDS + 1 }, (_, i) => i + FEWEST_ROUNDS).flatMap((rounds) => [
    mitchell(size, rounds, "mitchell", 0),
    mitchell(size, rounds, "arrow-switch", TURNED[`${size.count}/${rounds}`] ?? 1),
  ])
);

function mitchell(
  { count, course, whole }: Size,
  rounds: number,
  style: "mitchell" | "arrow-switch",
  turned: number
): FieldMovement {
  const tables = Math.floor(count / 2);
  const perRound = boardsARound(rounds, 2);
  return {
    count,
    style,
    tables,
    rounds,
    sets: whole,
    perRound,
    lines: () => mitchellLines(course, tables, rounds, turned),
  };
}

/**
 * The lines of a Mitchell: at each table its North-South pair, of the table's number, and the East-West pairs in turn,
 * numbered on from there.
 * @param turned rounds at the end in which North-South and East-West change places: the arrow-switch.
 */
export function mitchellLines(
  course: Course,
  tables: number,
  rounds: number,
  turned: number
): MovementLine<Contestant>[] {
  return Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: tables }, (__, table) => {
      const { ew, set } = course(table, round);
      const [stays, goes] = [table + 1, tables + ew + 1];
      const seats = round >= rounds - turned ? pairs(goes, stays) : pairs(stays, goes);
      return { round: round + 1, part: null, table: table + 1, ...seats, set: set + 1 };
    })
  ).flat();
}
