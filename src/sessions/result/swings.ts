import { impsOf } from "../../bridge/imp";
import type { Contestant } from "../../movements/contestant";
import { teamsIn } from "../../movements/pairs-in-teams";
import type { ScoredHome } from "../home/score-home";
import type { Scored } from "../kinds";
import type { TableResult } from "../results";
import { scoringOf } from "../team-match/score-match";
import type { Both, ScoredMatch } from "../teams/match";

/** A board that two tables play against each other. */
export interface Swing {
  readonly board: number;
  /**
   * What its scores brought the first side, by IMPs; null until both tables have played it, and where the Director
   * gave something in place of that.
   */
  readonly imps: number | null;
  /** The pairs of each side, or its team. */
  readonly sides: Both<readonly Contestant[]>;
  /** Where the first side sits North-South, and where the second does; from 1. */
  readonly tables: Both<number>;
  readonly results: Both<TableResult | null>;
}

/**
 * All boards of a session that have IMPs between two teams, in the order of play; none of kinds that know only whole
 * matches, or in which everybody is compared with everybody.
 */
export function swingsOf(scored: Scored): readonly Swing[] {
  switch (scored.kind) {
    case "four-pairs":
    case "five-pairs":
      return homeSwings(scored);
    case "team-match":
      return scoringOf(scored.plan) === "bam" ? [] : matchSwings([scored.match]);
    case "three-teams":
    case "four-teams":
      return matchSwings(scored.matches);
    case "pairs":
    case "individual":
    case "swiss-event":
    case "league":
      return [];
  }
}

/** The board with the biggest swing, of several the first; null while there is none. */
export function bestOf(swings: readonly Swing[]): Swing | null {
  const size = ({ imps }: Swing) => Math.abs(imps ?? 0);
  return swings.reduce<Swing | null>((best, swing) => (size(swing) > (best ? size(best) : 0) ? swing : best), null);
}

/** Who has won a board, and how many IMPs. */
export function wonOf({ imps, sides: [first, second] }: Swing): {
  readonly imps: number;
  readonly winners: readonly Contestant[];
} {
  const won = imps ?? 0;
  return { imps: Math.abs(won), winners: won > 0 ? first : second };
}

function homeSwings({ subrounds }: ScoredHome): Swing[] {
  return subrounds.flatMap(({ plan, boards }) => {
    const sides = teamsIn(plan);
    return boards.map(({ board, results, imps, adjusted }) => ({
      board,
      imps: adjusted === null ? imps : null,
      sides,
      tables: [1, 2] as const,
      results,
    }));
  });
}

function matchSwings(matches: readonly ScoredMatch[]): Swing[] {
  return matches.flatMap(({ match: { teams, tables }, boards }) =>
    boards.map(({ board, results, net, adjusted }) => ({
      board,
      imps: adjusted !== null || net === null ? null : impsOf(net),
      sides: [[teams[0]], [teams[1]]] as const,
      tables,
      results,
    }))
  );
}
