import type { Contestant, TeamPair } from "./contestant";
import type { Movement, Seating } from "./movement";

/** A match of two teams: two tables play the same boards, and each team sits N-S at one table and E-W at the other. */
interface TeamMatch {
  /** Round in which the lower-numbered table plays the boards; the other table may play them in another round. */
  readonly round: number;
  /** The team that sits North-South at the lower-numbered table, and its opponents. */
  readonly teams: readonly [Contestant, Contestant];
  /** The lower-numbered table first. */
  readonly tables: readonly [Seating<TeamPair>, Seating<TeamPair>];
  readonly boards: readonly number[];
}

/** The matches of a movement, in the order in which their lower-numbered tables play. */
export function matchesOf(movement: Movement<TeamPair>): TeamMatch[] {
  return movement.flatMap((first) => {
    const second = movement.find((seating) => seating.table > first.table && areOpposite(first, seating));
    if (!second) return [];
    const { round, ns, ew, boards } = first;
    return [{ round, teams: [ns.team, ew.team] as const, tables: [first, second] as const, boards }];
  });
}

function areOpposite(first: Seating<TeamPair>, second: Seating<TeamPair>): boolean {
  return (
    first.ns.team === second.ew.team && first.ew.team === second.ns.team && first.boards.join() === second.boards.join()
  );
}
