import { roundToHundredths } from "../../bridge/points";
import { places } from "../../bridge/ranking";
import { forContestant, type Contestant } from "../../movements/contestant";
import { THREE_TEAMS } from "../../movements/three-teams";
import { leaderFirst, totalOf } from "../standings";
import { sideOf, type ScoredMatch, type TeamResults } from "../teams/match";
import { scoreMatches, type ScoredSeveralTeams, type ScoredTeam } from "../teams/score-several-teams";
import type { ThreeTeamsPlan } from "./plan";

/** A round robin of three teams with everything that its results give. */
export interface ScoredThreeTeams extends ScoredSeveralTeams<ThreeTeamsPlan, ScoredTeam> {
  readonly kind: ThreeTeamsPlan["kind"];
}

/** Scores three teams, or as much of their matches as has been played. */
export function scoreThreeTeams(plan: ThreeTeamsPlan, results: TeamResults): ScoredThreeTeams {
  const scored = scoreMatches(plan, results);
  const sums = THREE_TEAMS.map((team) => sumsOf(plan, scored.matches, team));
  const totals = sums.map(({ total }) => total);
  const placed = places(totals);
  return {
    kind: plan.kind,
    plan,
    ...scored,
    teams: THREE_TEAMS.map((team) => ({ ...forContestant(sums, team), place: forContestant(placed, team) })),
    // No rule breaks a tie.
    standings: leaderFirst(totals),
  };
}

function sumsOf(
  { penalties }: ThreeTeamsPlan,
  matches: readonly ScoredMatch[],
  team: Contestant
): Pick<ScoredTeam, "total" | "netImps"> {
  const played = matches.flatMap(({ match, vps, margins }) => {
    const side = sideOf(match, team);
    return vps && side !== null ? [{ vps: vps[side], imps: margins[side] }] : [];
  });
  const vps = totalOf(played.map((match) => match.vps));
  if (vps === null) return { total: null, netImps: null };
  return {
    total: roundToHundredths(vps - forContestant(penalties, team)),
    netImps: played.reduce((sum, { imps }) => sum + imps, 0),
  };
}
