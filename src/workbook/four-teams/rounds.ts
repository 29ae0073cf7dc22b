import type { TeamPair } from "../../movements/contestant";
import { areNew, stretchesOf, type Seating } from "../../movements/movement";
import { relay, type Relay } from "../../movements/relay";
import { matchesOf } from "../../movements/team-matches";
import type { FourTeamsPlan } from "../../sessions/four-teams/plan";

/** A table in a round: who sits there, and which boards it exchanges with the other table of its match. */
export interface TableRound extends Seating<TeamPair>, Relay {
  readonly otherTable: number;
}

/** A round as the movement and its cards say it. */
export interface Round {
  readonly round: number;
  /** Whether its boards have to be shuffled. */
  readonly isNew: boolean;
  /** Table 1 first. */
  readonly tables: readonly TableRound[];
}

/** The rounds of an event of four teams. */
export function roundsOf({ movement }: FourTeamsPlan): Round[] {
  return stretchesOf(movement).map(({ round, boards, tables }) => ({
    round,
    isNew: areNew(movement, round, boards),
    tables: matchesOf(tables)
      .flatMap(({ tables: [first, second], boards: played }): TableRound[] => {
        const [starting, answering] = relay(played);
        return [
          { ...first, ...starting, otherTable: second.table },
          { ...second, ...answering, otherTable: first.table },
        ];
      })
      .sort((a, b) => a.table - b.table),
  }));
}
