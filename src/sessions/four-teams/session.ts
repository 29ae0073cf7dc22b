import { printVictoryPoints } from "../../bridge/vp/scale";
import { entryOf } from "../../movements/contestant";
import { boardsAtTables, placed, teamPair, type Place } from "../at-tables";
import { nameOf, NUMBERED_TEAMS, pairName } from "../contestants";
import { resultTexts } from "../result-texts";
import { pairsOf, ranked, type ScoredSession } from "../scored-session";
import { comparedIn, inMatches, matchesIn, swingsIn } from "../teams/at-tables";
import type { FourTeamsPlan } from "./plan";
import { progressLine } from "./report";
import type { ScoredFourTeams } from "./score-four-teams";

/** Who sits where in an event of four teams. */
export function fourTeamsPlaces({ movement, teams, players }: FourTeamsPlan): Place[] {
  return placed(movement, ({ team, pair }) =>
    teamPair(nameOf(NUMBERED_TEAMS, teams, team), pairName({ team, pair }), players.slice(4 * team, 4 * team + 4), pair)
  );
}

/** What an event of four teams has come to. */
export function fourTeamsSession(scored: ScoredFourTeams): ScoredSession {
  const { plan, matches, teams, standings, scoredBoards, cancelledBoards } = scored;
  const rankedTeams = ranked(
    { designation: NUMBERED_TEAMS, names: plan.teams, standings },
    teams,
    ({ total, netImps }, team) => ({
      shown: total === null ? "" : printVictoryPoints(total, plan.scale),
      total,
      seated: pairsOf(plan.players.slice(4 * team, 4 * team + 4)),
      imps: total === null ? null : netImps,
      vps: total,
    })
  );
  return {
    standings: rankedTeams,
    withHandicap: rankedTeams,
    played: { done: scoredBoards + cancelledBoards, expected: comparedIn(matches).length },
    date: plan.date,
    isBegun: scoredBoards > 0,
    progress: progressLine(scored),
    isOver: scoredBoards + cancelledBoards === 2 * plan.boards,
    unit: "vps",
    said: standings.flatMap((team) => {
      const { why } = entryOf(teams, team);
      return why === "" ? [] : [resultTexts.report.whyPlaced(nameOf(NUMBERED_TEAMS, plan.teams, team), why)];
    }),
    boards: boardsAtTables(fourTeamsPlaces(plan), inMatches(matches)),
    compared: comparedIn(matches),
    swings: swingsIn(matches),
    matches: matches.flatMap((scoredMatch) => matchesIn([scoredMatch], () => scoredMatch.match.round)),
  };
}
