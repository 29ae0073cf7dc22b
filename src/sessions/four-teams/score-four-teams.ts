import { hundredths } from "../../bridge/points";
import { entryOf, type Contestant } from "../../movements/contestant";
import { FOUR_TEAMS } from "../../movements/four-teams";
import { lookup } from "../results";
import { leaderFirst, runningSums, totalOf } from "../standings";
import { scoreMatch, sideOf, type RoundMatch, type ScoredMatch, type TeamResults } from "../teams/match";
import type { FourTeamsPlan } from "./plan";
import { rankTeams, type Ranked } from "./tie-break";
import { whyPlaced } from "./why";

/** A match that has been scored, with its round. */
export interface ScoredRoundMatch extends ScoredMatch {
  readonly match: RoundMatch;
}

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
export interface FourTeamsTeam {
  readonly team: Contestant;
  readonly rounds: readonly TeamRound[];
  /** Victory points after penalties; null before its first. */
  readonly total: number | null;
  /** IMPs won less IMPs lost. */
  readonly netImps: number;
  /** IMPs won from each team. */
  readonly wonFrom: readonly number[];
  readonly ranked: Ranked;
  /** "1", "2=" …; "" without a total. */
  readonly place: string;
  /** How a tie was broken, or that it stays; "" where no team is level. */
  readonly why: string;
}

/** An event of four teams with everything that its results give. */
export interface ScoredFourTeams {
  readonly kind: FourTeamsPlan["kind"];
  readonly plan: FourTeamsPlan;
  readonly matches: readonly ScoredRoundMatch[];
  /** Team 1 first. */
  readonly teams: readonly FourTeamsTeam[];
  /** The leader first; of teams that are tied the lower-numbered first. */
  readonly standings: readonly Contestant[];
  /** Boards of matches that have a score; in all there are twice as many as the event has boards. */
  readonly scoredBoards: number;
  /** Those that were cancelled in their match. */
  readonly cancelledBoards: number;
}

/** Scores an event of four teams, or as much of it as has been played. */
export function scoreFourTeams(plan: FourTeamsPlan, results: TeamResults): ScoredFourTeams {
  const find = lookup(results.tables);
  const rules = { scoring: "imps", scale: plan.scale } as const;
  const matches = plan.matches.map((match): ScoredRoundMatch => ({
    ...scoreMatch(match, find, results, rules),
    match,
  }));
  const found = FOUR_TEAMS.map((team) => sumsOf(plan, matches, team));
  const standing = {
    vps: found.map(({ total }) => total),
    netImps: found.map(({ netImps }) => netImps),
    headToHead: found.map(({ wonFrom }) => wonFrom),
  };
  const ranks = rankTeams(standing);
  const teams = found.map((sums): FourTeamsTeam => {
    const ranking = entryOf(ranks, sums.team);
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
    matches,
    teams,
    standings: leaderFirst(ranks.map(({ place }) => place && -place)),
    scoredBoards: matches.reduce((sum, match) => sum + match.scoredBoards, 0),
    cancelledBoards: matches.reduce((sum, match) => sum + match.cancelledBoards, 0),
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
    total: sum === null ? null : hundredths(sum - entryOf(penalties, team)),
    netImps: rounds.reduce((net, { won, lost }) => net + won - lost, 0),
    wonFrom: FOUR_TEAMS.map((loser) =>
      rounds.reduce((all, { opponent, won }) => all + (opponent === loser ? won : 0), 0)
    ),
  };
}
