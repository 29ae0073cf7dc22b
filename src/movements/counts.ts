import { contestantsIn, type Seated } from "./contestant";
import { stretchesOf, type Movement } from "./movement";

/** How often each two meet: a row for each of them, in it a number for each. */
export type Meetings = readonly (readonly number[])[];

/** What makes a movement fair, counted in stretches: rounds, or parts of rounds. */
export interface MovementCounts {
  readonly opponents: Meetings;
  /** Of players who sit opposite each other. */
  readonly partners: Meetings;
  /** At different tables with the same boards in the same direction: their scores are compared. */
  readonly sameWay: Meetings;
  /** At different tables with the same boards in opposite directions: at two tables team-mates. */
  readonly otherWay: Meetings;
  readonly northSouth: readonly number[];
  readonly sitsOut: readonly number[];
  /** How many boards each plays; one that is played twice counts twice. */
  readonly boards: readonly number[];
}

/**
 * Counts a movement.
 * @param count how many there are to be counted.
 * @param who gives the indices of those who sit somewhere; left out, the contestants.
 */
export function countsOf<C extends Seated>(
  movement: Movement<C>,
  count: number,
  who: (seated: C) => readonly number[] = contestantsIn
): MovementCounts {
  const everybody = Array.from({ length: count }, (_, i) => i);
  const sits = movement.flatMap((seating) => [
    { ...seating, side: "N-S" as const, seated: who(seating.ns), against: who(seating.ew) },
    { ...seating, side: "E-W" as const, seated: who(seating.ew), against: who(seating.ns) },
  ]);
  const times = (holds: (first: number, second: number) => number) =>
    everybody.map((first) => everybody.map((second) => (first === second ? 0 : holds(first, second))));
  const mine = (index: number) => sits.filter(({ seated }) => seated.includes(index));
  const compared = (first: number, second: number, sameSide: boolean) =>
    mine(first).reduce(
      (sum, { table, side, boards }) =>
        sum +
        mine(second).filter(
          (sit) => sit.table !== table && (sit.side === side) === sameSide && sit.boards.join() === boards.join()
        ).length,
      0
    );
  const stretches = stretchesOf(movement).length;
  return {
    opponents: times((first, second) => mine(first).filter(({ against }) => against.includes(second)).length),
    partners: times((first, second) => mine(first).filter(({ seated }) => seated.includes(second)).length),
    sameWay: times((first, second) => compared(first, second, true)),
    otherWay: times((first, second) => compared(first, second, false)),
    northSouth: everybody.map((index) => mine(index).filter(({ side }) => side === "N-S").length),
    sitsOut: everybody.map((index) => stretches - mine(index).length),
    boards: everybody.map((index) => mine(index).reduce((sum, { boards }) => sum + boards.length, 0)),
  };
}
