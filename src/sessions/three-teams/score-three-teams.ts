import { hundredths } from "../../bridge/points";
import { places } from "../../bridge/ranking";
import { entryOf, type Contestant } from "../../movements/contestant";
import { THREE_TEAMS } from "../../movements/three-teams";
import { lookup } from "../results";
import { leaderFirst, totalOf } from "../standings";
import { scoreMatch, sideOf, type ScoredMatch, type TeamResults } from "../teams/match";
import type { ThreeTeamsPlan } from "./plan";

/** A team with what its matches give it. */
interface TeamOfThree {
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
  readonly matches: readonly ScoredMatch[];
  /** Teams A, B and C. */
  readonly teams: readonly TeamOfThree[];
  /** The leader first; equals in the order of their letters. */
  readonly standings: readonly Contestant[];
  readonly scoredBoards: number;
  /** Those that were cancelled in their match. */
  readonly cancelledBoards: number;
}

/** Scores three teams, or as much of their matches as has been played. */
export function scoreThreeTeams(plan: ThreeTeamsPlan, results: TeamResults): ScoredThreeTeams {
  const find = lookup(results.tables);
  const matches = plan.matches.map((match) => scoreMatch(match, find, results, { scoring: "imps", scale: plan.scale }));
  const sums = THREE_TEAMS.map((team) => sumsOf(plan, matches, team));
  const totals = sums.map(({ total }) => total);
  const placed = places(totals);
  return {
    kind: plan.kind,
    plan,
    matches,
    teams: THREE_TEAMS.map((team) => ({ ...entryOf(sums, team), place: entryOf(placed, team) })),
    standings: leaderFirst(totals),
    scoredBoards: matches.reduce((sum, match) => sum + match.scoredBoards, 0),
    cancelledBoards: matches.reduce((sum, match) => sum + match.cancelledBoards, 0),
  };
}

function sumsOf(
  { penalties }: ThreeTeamsPlan,
  matches: readonly ScoredMatch[],
  team: Contestant
): Pick<TeamOfThree, "total" | "netImps"> {
  const played = matches.flatMap(({ match, vps, margins }) => {
    const side = sideOf(match, team);
    return vps && side !== null ? [{ vps: vps[side], imps: margins[side] }] : [];
  });
  const vps = totalOf(played.map((match) => match.vps));
  if (vps === null) return { total: null, netImps: null };
  return {
    total: hundredths(vps - entryOf(penalties, team)),
    netImps: played.reduce((sum, { imps }) => sum + imps, 0),
  };
}
