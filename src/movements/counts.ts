import { contestantsIn, type Seated } from "./contestant";
import { stretchesOf, type Movement } from "./movement";

/** Number of meetings of any two contestants, as a symmetric matrix with the contestants' indices. */
export type Meetings = readonly (readonly number[])[];

/** Fairness of a movement, counted in stretches: rounds, or parts of rounds. */
export interface MovementCounts {
  readonly opponents: Meetings;
  /** Meetings as partners, in events of individuals. */
  readonly partners: Meetings;
  /**
   * How often two contestants play the same boards at different tables in the same direction, so that their scores are
   * compared.
   */
  readonly sameWay: Meetings;
  /**
   * How often two contestants play the same boards at different tables in opposite directions; with two tables they are
   * team-mates.
   */
  readonly otherWay: Meetings;
  readonly northSouth: readonly number[];
  readonly sitsOut: readonly number[];
  /** Number of boards that each contestant plays; a board played twice counts twice. */
  readonly boards: readonly number[];
}

/**
 * Counts how often any two meet in a movement.
 * @param count number of indices that `members` may return.
 * @param members returns the indices of a side's members; default its contestants.
 */
export function countsOf<C extends Seated>(
  movement: Movement<C>,
  count: number,
  members: (seated: C) => readonly number[] = contestantsIn
): MovementCounts {
  const all = Array.from({ length: count }, (_, i) => i);
  const sits = movement.flatMap((seating) => [
    { ...seating, side: "N-S" as const, seated: members(seating.ns), against: members(seating.ew) },
    { ...seating, side: "E-W" as const, seated: members(seating.ew), against: members(seating.ns) },
  ]);
  const times = (holds: (first: number, second: number) => number) =>
    all.map((first) => all.map((second) => (first === second ? 0 : holds(first, second))));
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
    northSouth: all.map((index) => mine(index).filter(({ side }) => side === "N-S").length),
    sitsOut: all.map((index) => stretches - mine(index).length),
    boards: all.map((index) => mine(index).reduce((sum, { boards }) => sum + boards.length, 0)),
  };
}
