import { hundredths } from "../../bridge/points";
import { lookup } from "../results";
import { scoreMatch, type ScoredMatch, type TeamResults } from "../teams/match";
import type { FourTeamsPlan, RoundMatch } from "./plan";
import { rankTeams } from "./tie-break";
import { whyPlaced } from "./why";

/** A match that has been scored, with its round. */
export interface ScoredRoundMatch extends ScoredMatch<number> {
  readonly match: RoundMatch;
}

/** What a team has in a round. */
export interface TeamRound {
  readonly round: number;
  /** From 0. */
  readonly opponent: number;
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
  /** From 0. */
  readonly team: number;
  readonly rounds: readonly TeamRound[];
  /** Victory points after penalties; null before its first. */
  readonly total: number | null;
  /** IMPs won less IMPs lost. */
  readonly netImps: number;
  /** IMPs won from each team, by its index. */
  readonly wonFrom: readonly number[];
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
  /** The teams' indices, the leader first; of teams that are tied the lower-numbered first. */
  readonly standings: readonly number[];
  /** Boards of matches that have a score; in all there are twice as many as the event has boards. */
  readonly scoredBoards: number;
}

/** Scores an event of four teams, or as much of it as has been played. */
export function scoreFourTeams(plan: FourTeamsPlan, results: TeamResults<number>): ScoredFourTeams {
  const find = lookup(results.tables);
  const rules = { scoring: "imps", scale: plan.scale } as const;
  const matches = plan.matches.map((match): ScoredRoundMatch => ({
    ...scoreMatch(match, find, results.adjusted, rules),
    match,
  }));
  const found = plan.teams.map((_, team) => sumsOf(plan, matches, team));
  const standing = {
    vps: found.map(({ total }) => total),
    netImps: found.map(({ netImps }) => netImps),
    headToHead: found.map(({ wonFrom }) => wonFrom),
  };
  const ranked = rankTeams(standing);
  const teams = found.map((sums, team): FourTeamsTeam => {
    const { place, tieBreak } = ranked[team]!;
    const shared = tieBreak.kind === "tied" ? "=" : "";
    return {
      ...sums,
      place: place === null ? "" : `${place}${shared}`,
      why: whyPlaced(plan, standing, ranked[team]!, team),
    };
  });
  const rank = (team: number) => ranked[team]!.place ?? plan.teams.length;
  return {
    kind: plan.kind,
    plan,
    matches,
    teams,
    standings: plan.teams.map((_, i) => i).sort((a, b) => rank(a) - rank(b) || a - b),
    scoredBoards: matches.reduce((sum, match) => sum + match.scoredBoards, 0),
  };
}

function sumsOf(
  { penalties, teams }: FourTeamsPlan,
  matches: readonly ScoredRoundMatch[],
  team: number
): Omit<FourTeamsTeam, "place" | "why"> {
  let sum: number | null = null;
  const rounds = matches.flatMap(({ match, vps, won, margins }): TeamRound[] => {
    if (!match.teams.includes(team)) return [];
    const own = match.teams[0] === team ? 0 : 1;
    const points = vps && vps[own];
    if (points !== null) sum = hundredths((sum ?? 0) + points);
    return [
      {
        round: match.round,
        opponent: match.teams[1 - own]!,
        vps: points,
        won: won[own],
        lost: won[own] - margins[own],
        running: points === null ? null : sum,
      },
    ];
  });
  return {
    team,
    rounds,
    total: sum === null ? null : hundredths(sum - penalties[team]!),
    netImps: rounds.reduce((net, { won, lost }) => net + won - lost, 0),
    wonFrom: teams.map((_, other) =>
      rounds.reduce((all, { opponent, won }) => all + (opponent === other ? won : 0), 0)
    ),
  };
}
