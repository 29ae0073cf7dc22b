import { roundToHundredths } from "../../bridge/points";
import { forContestant, type Contestant } from "../../movements/contestant";
import { FOUR_TEAMS } from "../../movements/four-teams";
import { leaderFirst, runningSums, totalOf } from "../standings";
import { sideOf, type ScoredRoundMatch, type TeamResults } from "../teams/match";
import { scoreMatches, type ScoredSeveralTeams, type ScoredTeam } from "../teams/score-several-teams";
import type { FourTeamsPlan } from "./plan";
import { rankTeams, type Ranked } from "./tie-break";
import { whyPlaced } from "./why";

/** What a team has in a round. */
interface TeamRound {
  readonly round: number;
  readonly opponent: Contestant;
  /** Null before the first board is scored. */
  readonly vps: number | null;
  /** IMPs won, and IMPs lost as a positive number. */
  readonly won: number;
  readonly lost: number;
  /** Victory points up to and including this round; null where it has none of its own. */
  readonly running: number | null;
}

/** A team with what its matches have given it. */
export interface FourTeamsTeam extends ScoredTeam {
  readonly team: Contestant;
  readonly rounds: readonly TeamRound[];
  readonly netImps: number;
  /** IMPs won from each team. */
  readonly wonFrom: readonly number[];
  readonly ranked: Ranked;
  /** How a tie was broken, or that it stays; "" where no team is level. */
  readonly why: string;
}

/** An event of four teams with everything that its results give. */
export interface ScoredFourTeams extends ScoredSeveralTeams<FourTeamsPlan, FourTeamsTeam> {
  readonly kind: FourTeamsPlan["kind"];
}

/** Scores an event of four teams, or as much of it as has been played. */
export function scoreFourTeams(plan: FourTeamsPlan, results: TeamResults): ScoredFourTeams {
  const scored = scoreMatches(plan, results);
  const found = FOUR_TEAMS.map((team) => sumsOf(plan, scored.matches, team));
  const standing = {
    vps: found.map(({ total }) => total),
    netImps: found.map(({ netImps }) => netImps),
    headToHead: found.map(({ wonFrom }) => wonFrom),
  };
  const ranks = rankTeams(standing);
  const teams = found.map((sums): FourTeamsTeam => {
    const ranking = forContestant(ranks, sums.team);
    const { place, tieBreak } = ranking;
    const shared = tieBreak.kind === "tied" ? "=" : "";
    return {
      ...sums,
      ranked: ranking,
      place: place === null ? "" : `${place}${shared}`,
      why: whyPlaced(plan, standing, ranking, sums.team),
    };
  });
  return {
    kind: plan.kind,
    plan,
    ...scored,
    teams,
    standings: leaderFirst(ranks.map(({ place }) => place && -place)),
  };
}

function sumsOf(
  { penalties }: FourTeamsPlan,
  matches: readonly ScoredRoundMatch[],
  team: Contestant
): Omit<FourTeamsTeam, "ranked" | "place" | "why"> {
  const played = matches.flatMap((scored) => {
    const side = sideOf(scored.match, team);
    return side === null ? [] : [{ ...scored, side }];
  });
  const points = played.map(({ vps, side }) => vps && vps[side]);
  const running = runningSums(points);
  const rounds = played.map(({ match, won, margins, side }, i): TeamRound => ({
    round: match.round,
    opponent: match.teams[side === 0 ? 1 : 0],
    vps: points[i] ?? null,
    won: won[side],
    lost: won[side] - margins[side],
    running: running[i] ?? null,
  }));
  const sum = totalOf(points);
  return {
    team,
    rounds,
    total: sum === null ? null : roundToHundredths(sum - forContestant(penalties, team)),
    netImps: rounds.reduce((net, { won, lost }) => net + won - lost, 0),
    wonFrom: FOUR_TEAMS.map((loser) =>
      rounds.reduce((all, { opponent, won }) => all + (opponent === loser ? won : 0), 0)
    ),
  };
}
