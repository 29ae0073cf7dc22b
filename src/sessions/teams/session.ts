import { printVictoryPoints } from "../../bridge/vp/scale";
import { boardsAtTables, tableRounds, teamPair, type TableRound } from "../at-tables";
import { pairsOf, ranked, type ScoredSession } from "../scored-session";
import { isMatch, type MatchPlan } from "./team-match/plan";
import { playersIn } from "./team-match/players";
import type { ScoredTeamMatch } from "./team-match/score-match";
import { matchResult } from "./team-match/session";
import { comparedIn, inMatches, matchesIn, swingsIn } from "./at-tables";
import { LABELS, teamName } from "./labels";
import { playersOf, type SeveralTeamsPlan } from "./plan";
import { progressIn, whyLines } from "./report";
import type { ScoredSeveralTeams } from "./score-teams";

/** Returns the seats in the order of rounds and tables. */
export function teamsPlaces(plan: MatchPlan | SeveralTeamsPlan): TableRound[] {
  const { pair: pairId, table } = LABELS[plan.kind];
  return tableRounds(
    plan.movement,
    ({ team, pair }, round) => {
      const players = isMatch(plan) ? playersIn(plan, round - 1, team === 0 ? 0 : 1) : playersOf(plan, team);
      return teamPair(teamName(plan, team), pairId({ team, pair }), players, pair);
    },
    table
  );
}

/** Converts matches of two, three or four teams to the form that all sessions share. */
export function teamsSession(scored: ScoredTeamMatch | ScoredSeveralTeams): ScoredSession {
  const { plan, matches, scoredBoards, cancelledBoards, expectedBoards, isOver } = scored;
  return {
    played: { done: scoredBoards + cancelledBoards, expected: expectedBoards },
    date: plan.date,
    isBegun: scoredBoards > 0,
    progress: progressIn(scored),
    isOver,
    boards: boardsAtTables(teamsPlaces(plan), inMatches(matches)),
    compared: comparedIn(matches),
    ...("sessions" in scored ? matchResult(scored) : severalTeamsResult(scored)),
  };
}

function severalTeamsResult(scored: ScoredSeveralTeams): ReturnType<typeof matchResult> {
  const { plan, matches, teams, standings } = scored;
  const { designation } = LABELS[plan.kind];
  const rankedTeams = ranked({ designation, names: plan.teams, standings }, teams, ({ total, netImps }, team) => ({
    shown: total === null ? "" : printVictoryPoints(total, plan.scale),
    total,
    seated: pairsOf(playersOf(plan, team)),
    imps: total === null ? null : netImps,
    vps: total,
  }));
  return {
    standings: rankedTeams,
    withHandicap: rankedTeams,
    unit: "vps",
    sentences: whyLines(scored),
    swings: swingsIn(matches),
    // Three teams have no rounds: two of their matches are always under way.
    matches: matchesIn(matches, ({ round }) => (plan.kind === "three-teams" ? null : round)),
  };
}
