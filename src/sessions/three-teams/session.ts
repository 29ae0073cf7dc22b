import { printVictoryPoints } from "../../bridge/vp/scale";
import { boardsAtTables, placed, teamPair, type Place } from "../at-tables";
import { LETTERED_TEAMS, nameOf } from "../contestants";
import { resultTexts } from "../result-texts";
import { pairsOf, ranked, type ScoredSession } from "../scored-session";
import { comparedIn, inMatches, matchesIn, swingsIn } from "../teams/at-tables";
import { tableLetter, type ThreeTeamsPlan } from "./plan";
import type { ScoredThreeTeams } from "./score-three-teams";

/** Who sits where in a round robin of three teams. */
export function threeTeamsPlaces({ movement, teams, players }: ThreeTeamsPlan): Place[] {
  return placed(
    movement,
    ({ team, pair }) => {
      const id = `${LETTERED_TEAMS.short(team)}${pair + 1}`;
      return teamPair(nameOf(LETTERED_TEAMS, teams, team), id, players.slice(4 * team, 4 * team + 4), pair);
    },
    tableLetter
  );
}

/** What a round robin of three teams has come to. */
export function threeTeamsSession(scored: ScoredThreeTeams): ScoredSession {
  const { plan, matches, teams, standings, scoredBoards, cancelledBoards } = scored;
  const rankedTeams = ranked(
    { designation: LETTERED_TEAMS, names: plan.teams, standings },
    teams,
    ({ total, netImps }, team) => ({
      shown: total === null ? "" : printVictoryPoints(total, plan.scale),
      total,
      seated: pairsOf(plan.players.slice(4 * team, 4 * team + 4)),
      imps: netImps,
      vps: total,
    })
  );
  return {
    standings: rankedTeams,
    withHandicap: rankedTeams,
    played: { done: scoredBoards + cancelledBoards, expected: comparedIn(matches).length },
    date: plan.date,
    isBegun: scoredBoards > 0,
    progress: resultTexts.report.boardsScored(scoredBoards, plan.boards, cancelledBoards),
    isOver: scoredBoards + cancelledBoards === plan.boards,
    unit: "vps",
    said: [],
    boards: boardsAtTables(threeTeamsPlaces(plan), inMatches(matches)),
    compared: comparedIn(matches),
    swings: swingsIn(matches),
    // It has no rounds: two of its matches are always under way.
    matches: matchesIn(matches, () => null),
  };
}
