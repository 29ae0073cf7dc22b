import type { Contestant } from "../../movements/contestant";
import type { Fixture } from "../../movements/round-robin";
import type { PerSide } from "../teams/match";
import { divisionOf } from "./divisions";
import type { LeaguePlan } from "./plan";
import type { EventResults, MatchResult } from "./results";
import { isOpen, type ScoredMatch, type ScoredRound } from "./rounds";

/** A match of the fixture list with its result. Pairs of values are the home team's, then the away team's. */
export interface LeagueMatch extends Fixture {
  readonly round: number;
  /** The day in the fixture list; `date` is the day of play. Both are year-month-day, or "". */
  readonly listed: string;
  readonly date: string;
  readonly state: "open" | "played" | "conceded" | "void";
  /** IMPs that each team has won; null if the match has no margin in IMPs, or if its margin does not count. */
  readonly imps: PerSide<number> | null;
  /** Victory points; null until the match is played or conceded. */
  readonly vps: PerSide<number> | null;
  /** True if the match is played at the home of its away team. */
  readonly swapped: boolean;
  /** The match as a {@link ScoredMatch}, the type for matches of Swiss events, leagues and all other events. */
  readonly scored: ScoredMatch;
  /** The typed result; null without one. */
  readonly result: MatchResult | null;
}

/** Returns every match of the fixture list, in the order of the list. */
export function leagueMatches(
  { fixtures }: LeaguePlan,
  rounds: readonly ScoredRound[],
  typed: EventResults["matches"]
): LeagueMatch[] {
  const byTeams = <M extends MatchResult>(matches: readonly M[]) => {
    const found = new Map(matches.map((match) => [`${match.team}:${match.opponent}`, match]));
    return (home: Contestant, away: Contestant) => found.get(`${home}:${away}`) ?? null;
  };
  const scoredOf = byTeams(rounds.flatMap(({ matches }) => matches));
  const typedOf = byTeams(typed);
  return fixtures.flatMap(({ round, date: listed, matches }) =>
    matches.flatMap(({ home, away }): LeagueMatch[] => {
      const scored = scoredOf(home, away);
      if (!scored) return [];
      const { vps, opponentVps, margin, won = null, date = listed, swapped } = scored;
      return [
        {
          round,
          home,
          away,
          listed,
          date,
          state: stateOf(scored),
          scored,
          imps: margin === null ? null : won,
          vps: vps === null || opponentVps === null ? null : [vps, opponentVps],
          swapped: swapped !== undefined || typedOf(away, home)?.swapped === "both",
          result: typedOf(home, away),
        },
      ];
    })
  );
}

function stateOf(match: ScoredMatch): LeagueMatch["state"] {
  if (isOpen(match)) return "open";
  if (match.unplayed === "void") return "void";
  return match.unplayed ? "conceded" : "played";
}

/** Returns the two teams of a match, the team that plays at home first. */
export function atHome({ home, away, swapped }: Pick<LeagueMatch, "home" | "away" | "swapped">): PerSide<Contestant> {
  return swapped ? [away, home] : [home, away];
}

/** True if a match is played on another day than the fixture list's. */
export function isMoved({ date, listed }: Pick<LeagueMatch, "date" | "listed">): boolean {
  return listed !== "" && date !== listed;
}

/**
 * True if a match is late: it has not been played or moved to another day, but other matches of its round and division
 * have been played.
 */
export function isLate(
  { plan, matches }: { readonly plan: LeaguePlan; readonly matches: readonly LeagueMatch[] },
  match: LeagueMatch
): boolean {
  const division = divisionOf(plan.divisions, match.home);
  const isOfRound = ({ round, home }: LeagueMatch) =>
    round === match.round && divisionOf(plan.divisions, home) === division;
  return (
    match.state === "open" && !isMoved(match) && matches.some((other) => other.state === "played" && isOfRound(other))
  );
}
