import { NUMBERED_TEAMS } from "../contestants";
import { NO_BOARDS, ranked, type ScoredSession, type SessionMatch } from "../scored-session";
import { eventPenaltiesLine } from "../teams/event-penalties";
import { isBoardAMatch } from "./forms";
import { printPoints } from "./points";
import { progressLine } from "./report";
import { isScored } from "./rounds";
import type { ScoredSwissEvent } from "./score-swiss-event";

/** What a Swiss event has come to. */
export function swissSession(event: ScoredSwissEvent): ScoredSession {
  const { plan, results, teams, standings, bracket, complete } = event;
  const progress = progressLine(event);
  const isOver = bracket ? bracket.winner !== null : complete;
  const isBam = isBoardAMatch(plan);
  const rankedTeams = ranked(
    { designation: NUMBERED_TEAMS, names: plan.teams, standings },
    teams,
    ({ total, netImps }) => ({
      shown: total === null ? "" : printPoints(total, plan),
      total,
      imps: netImps,
      ...(isBam ? { points: total } : { vps: total }),
    })
  );
  return {
    standings: rankedTeams,
    withHandicap: rankedTeams,
    played: matchesPlayed(event),
    date: plan.date,
    isBegun: teams.some(({ vps }) => vps.some((won) => won !== null)),
    progress,
    isOver,
    unit: isBam ? "points" : "vps",
    said: [...(bracket && isOver ? [progress] : []), ...eventPenaltiesLine(results.penalties ?? [], plan.teams)],
    ...NO_BOARDS,
    matches: matchesOf(event, isBam),
  };
}

/** Of three teams that play each other there are more matches than pairs of teams. */
function matchesPlayed({ plan, rounds, complete }: ScoredSwissEvent): ScoredSession["played"] {
  const matches = rounds.flatMap((round) => round.matches).filter(({ opponent }) => opponent !== null);
  const done = matches.filter(isScored).length;
  return {
    done,
    expected: complete ? done : Math.max(matches.length, Math.floor(plan.teams.length / 2) * plan.rounds),
  };
}

function matchesOf({ rounds }: ScoredSwissEvent, isBam: boolean): SessionMatch[] {
  return rounds.flatMap(({ round, matches }) =>
    matches.filter(isScored).flatMap(({ team, opponent, imps, vps, opponentVps }): SessionMatch[] => {
      if (opponent === null || vps === null || opponentVps === null) return [];
      const points = [vps, opponentVps] as const;
      const margin = imps === null ? null : ([Math.max(imps, 0), Math.max(0 - imps, 0)] as const);
      const worth = isBam ? { score: points, vps: null } : { score: margin, vps: points };
      return [{ round, teams: [team, opponent], ...worth, atTables: null }];
    })
  );
}
