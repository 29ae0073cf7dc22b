import { NUMBERED_TEAMS } from "../contestants";
import { NO_BOARDS, ranked, type ScoredSession, type SessionMatch } from "../scored-session";
import { eventPenaltiesLine } from "../teams/event-penalties";
import { isDivided } from "./divisions";
import { isBoardAMatch } from "./forms";
import { matchesPlayed } from "./league-lines";
import { printPoints } from "./points";
import { progressLine } from "./report";
import { isScored, type ScoredMatch } from "./rounds";
import { allMatches, isSwissEvent, type ScoredLeague, type ScoredSwissEvent } from "./score-event";

/** Converts an event of any form to the form that all sessions share. */
export function eventSession(event: ScoredSwissEvent | ScoredLeague): ScoredSession {
  const { plan, results, teams, standings, bracket, complete } = event;
  const isBam = isBoardAMatch(plan);
  const rankedTeams = ranked({ designation: NUMBERED_TEAMS, names: plan.teams, standings }, teams, (team) => ({
    shown: team.total === null ? "" : printPoints(team.total, plan),
    total: team.total,
    imps: team.netImps,
    ...(isBam ? { points: team.total } : { vps: team.total }),
    ...(isDivided(plan) && { division: plan.divisions[team.division]?.name ?? "" }),
  }));
  const progress = progressLine(event);
  const isOver = bracket ? bracket.winner !== null : complete;
  const isSwiss = isSwissEvent(event);
  return {
    standings: rankedTeams,
    withHandicap: rankedTeams,
    unit: isBam ? "points" : "vps",
    ...NO_BOARDS,
    matches: allMatches(event).flatMap((match) => sessionMatch(match, isBam) ?? []),
    played: isSwiss ? playedOf(event) : matchesPlayed(event),
    // A season has no date, because it is not played on one day.
    date: isSwiss ? plan.date : "",
    isBegun: teams.some(({ vps }) => vps.some((won) => won !== null)),
    progress,
    isOver,
    sentences: isSwiss
      ? [...(bracket && isOver ? [progress] : []), ...eventPenaltiesLine(results.penalties ?? [], plan.teams)]
      : [],
  };
}

/** Converts a match that has a result; null for other matches and for byes. */
function sessionMatch(match: ScoredMatch, isBam: boolean): SessionMatch | null {
  const { round, team, opponent, margin, imps, won, vps, opponentVps } = match;
  if (opponent === null || vps === null || opponentVps === null) return null;
  const points = [vps, opponentVps] as const;
  const score =
    imps === null || margin === null ? null : (won ?? ([Math.max(imps, 0), Math.max(0 - imps, 0)] as const));
  const worth = isBam ? { score: points, vps: null } : { score, vps: points };
  return { round, teams: [team, opponent], ...worth, atTables: null };
}

/**
 * Returns the numbers of matches played and expected. A triangle has more matches than its teams would have in pairs.
 */
function playedOf(event: ScoredSwissEvent): ScoredSession["played"] {
  const { plan, complete } = event;
  const matches = allMatches(event).filter(({ opponent }) => opponent !== null);
  const done = matches.filter(isScored).length;
  return {
    done,
    expected: complete ? done : Math.max(matches.length, Math.floor(plan.teams.length / 2) * plan.rounds),
  };
}
