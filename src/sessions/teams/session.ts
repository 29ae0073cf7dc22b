import { printVictoryPoints } from "../../bridge/vp/scale";
import { boardsAtTables, tableRounds, teamPair, type TableRound } from "../at-tables";
import { pairsOf, ranked, type ScoredSession } from "../scored-session";
import { comparedIn, inMatches, matchesIn, swingsIn } from "./at-tables";
import { LABELS, teamName } from "./labels";
import { playersOf, type SeveralTeamsPlan } from "./plan";
import { progressIn, whyLines } from "./report";
import type { ScoredSeveralTeams } from "./score-teams";

/** Who sits where. */
export function severalTeamsPlaces(plan: SeveralTeamsPlan): TableRound[] {
  const { pair: pairId, table } = LABELS[plan.kind];
  return tableRounds(
    plan.movement,
    ({ team, pair }) => teamPair(teamName(plan, team), pairId({ team, pair }), playersOf(plan, team), pair),
    table
  );
}

/** What an event of a few teams has come to. */
export function severalTeamsSession(scored: ScoredSeveralTeams): ScoredSession {
  const { plan, matches, teams, standings, scoredBoards, cancelledBoards, expectedBoards, isOver } = scored;
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
    played: { done: scoredBoards + cancelledBoards, expected: expectedBoards },
    date: plan.date,
    isBegun: scoredBoards > 0,
    progress: progressIn(scored),
    isOver,
    unit: "vps",
    said: whyLines(scored),
    boards: boardsAtTables(severalTeamsPlaces(plan), inMatches(matches)),
    compared: comparedIn(matches),
    swings: swingsIn(matches),
    // Three teams have no rounds: two of their matches are always under way.
    matches: matchesIn(matches, ({ round }) => (plan.kind === "three-teams" ? null : round)),
  };
}
