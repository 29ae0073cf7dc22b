import { hundredths } from "../../bridge/points";
import { places } from "../../bridge/ranking";
import type { TeamLetter } from "../../movements/three-teams";
import { lookup } from "../results";
import { scoreMatch, type ScoredMatch, type TeamResults } from "../teams/match";
import type { ThreeTeamsPlan } from "./plan";

/** A team with what its matches give it. */
export interface TeamOfThree {
  /** VPs of its matches after penalties; null before the first board is scored. */
  readonly total: number | null;
  /** Its margins in IMPs, added; null as `total`. */
  readonly netImps: number | null;
  /** By VPs, "1=" for a shared one: no rule breaks a tie. */
  readonly place: string;
}

/** A round robin of three teams with everything that its results give. */
export interface ScoredThreeTeams {
  readonly kind: ThreeTeamsPlan["kind"];
  readonly plan: ThreeTeamsPlan;
  /** In the order of the plan's. */
  readonly matches: readonly ScoredMatch<TeamLetter>[];
  /** Teams A, B and C. */
  readonly teams: readonly TeamOfThree[];
  readonly scoredBoards: number;
}

/** Scores three teams, or as much of their matches as has been played. */
export function scoreThreeTeams(plan: ThreeTeamsPlan, results: TeamResults<TeamLetter>): ScoredThreeTeams {
  const find = lookup(results.tables);
  const matches = plan.matches.map((match) =>
    scoreMatch(match, find, results.adjusted, { scoring: "imps", scale: plan.scale })
  );
  const totals = plan.teams.map((_, team) => totalOf(plan, matches, team));
  const placed = places(totals.map((total) => total && total.vps));
  return {
    kind: plan.kind,
    plan,
    matches,
    teams: totals.map((total, i) => ({
      total: total && total.vps,
      netImps: total && total.imps,
      place: placed[i]!,
    })),
    scoredBoards: matches.reduce((sum, match) => sum + match.scoredBoards, 0),
  };
}

function totalOf(
  { penalties }: ThreeTeamsPlan,
  matches: readonly ScoredMatch[],
  team: number
): { vps: number; imps: number } | null {
  const own = matches.flatMap(({ match, vps, margins }) => {
    const side = match.teams.indexOf(team);
    return vps && side >= 0 ? [{ vps: vps[side]!, imps: margins[side]! }] : [];
  });
  if (own.length === 0) return null;
  return {
    vps: hundredths(own.reduce((sum, { vps }) => sum + vps, 0) - penalties[team]!),
    imps: own.reduce((sum, { imps }) => sum + imps, 0),
  };
}

/** The teams' indices from 0, the leader first; equals in the order of their letters. */
export function standingsOf({ teams }: ScoredThreeTeams): number[] {
  const total = (team: number) => teams[team]!.total ?? -Infinity;
  return teams.map((_, i) => i).sort((one, other) => total(other) - total(one) || one - other);
}
