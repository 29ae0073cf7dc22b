import type { Contestant } from "../../movements/contestant";
import { NUMBERED_TEAMS } from "../contestants";
import { resultTexts } from "../result-texts";
import { NO_BOARDS, ranked, type ScoredSession, type SessionMatch, type StandingsRow } from "../scored-session";
import { eventPenaltiesLine } from "../teams/event-penalties";
import { isBoardAMatch } from "./forms";
import { isDivided } from "./league/plan";
import { matchesPlayed } from "./league/report";
import type { ScoredLeague } from "./league/score-league";
import type { AnyEventPlan } from "./plan";
import { printPoints } from "./points";
import { progressLine } from "./report";
import { isScored, type ScoredMatch } from "./rounds";
import type { ScoredSwissEvent } from "./score-swiss-event";
import type { TeamScore } from "./standings";

/** The scored session of a Swiss event or a round robin. */
export function swissSession(event: ScoredSwissEvent): ScoredSession {
  const { plan, results, teams, bracket, complete, rounds } = event;
  const progress = progressLine(event);
  const isOver = bracket ? bracket.winner !== null : complete;
  return {
    ...eventSession(event, rounds.flatMap(({ matches }) => matches), ({ netImps }) => ({ imps: netImps })), // prettier-ignore
    played: playedOf(event),
    date: plan.date,
    isBegun: teams.some(({ vps }) => vps.some((won) => won !== null)),
    progress,
    isOver,
    said: [...(bracket && isOver ? [progress] : []), ...eventPenaltiesLine(results.penalties ?? [], plan.teams)],
  };
}

/** The scored session of a league. */
export function leagueSession(league: ScoredLeague): ScoredSession {
  const { plan, matches: fixtures } = league;
  const { done, matches } = matchesPlayed(league);
  const row = ({ total, impsFor, impsAgainst, division }: (typeof league.teams)[number]) => ({
    imps: total === null ? null : impsFor - impsAgainst,
    ...(isDivided(plan) && { division: plan.divisions[division]?.name ?? "" }),
  });
  return {
    ...eventSession(
      league,
      fixtures.map(({ scored }) => scored),
      row
    ),
    played: { done, expected: matches },
    date: "",
    isBegun: done > 0,
    progress: resultTexts.league.progress(done, matches),
    isOver: done === matches,
    said: [],
  };
}

/** A scored event of any form. */
interface ScoredEvent<T> {
  readonly plan: AnyEventPlan;
  readonly teams: readonly T[];
  readonly standings: readonly Contestant[];
}

/** The standings and matches of an event. @param row what a form adds to a line of the standings. */
function eventSession<T extends TeamScore & { readonly place: string }>(
  { plan, teams, standings }: ScoredEvent<T>,
  matches: readonly ScoredMatch[],
  row: (team: T) => Partial<StandingsRow>
) {
  const isBam = isBoardAMatch(plan);
  const rankedTeams = ranked({ designation: NUMBERED_TEAMS, names: plan.teams, standings }, teams, (team) => ({
    shown: team.total === null ? "" : printPoints(team.total, plan),
    total: team.total,
    ...(isBam ? { points: team.total } : { vps: team.total }),
    ...row(team),
  }));
  const unit: ScoredSession["unit"] = isBam ? "points" : "vps";
  return {
    ...{ standings: rankedTeams, withHandicap: rankedTeams, unit, ...NO_BOARDS },
    matches: matches.flatMap((match) => sessionMatch(match, isBam) ?? []),
  };
}

/** A match that has a result; null for another, and for a bye. */
function sessionMatch(match: ScoredMatch, isBam: boolean): SessionMatch | null {
  const { round, team, opponent, margin, imps, won, vps, opponentVps } = match;
  if (opponent === null || vps === null || opponentVps === null) return null;
  const points = [vps, opponentVps] as const;
  const score =
    imps === null || margin === null ? null : (won ?? ([Math.max(imps, 0), Math.max(0 - imps, 0)] as const));
  const worth = isBam ? { score: points, vps: null } : { score, vps: points };
  return { round, teams: [team, opponent], ...worth, atTables: null };
}

/** Of three teams that play each other there are more matches than pairs of teams. */
function playedOf({ plan, rounds, complete }: ScoredSwissEvent): ScoredSession["played"] {
  const matches = rounds.flatMap((round) => round.matches).filter(({ opponent }) => opponent !== null);
  const done = matches.filter(isScored).length;
  return {
    done,
    expected: complete ? done : Math.max(matches.length, Math.floor(plan.teams.length / 2) * plan.rounds),
  };
}
