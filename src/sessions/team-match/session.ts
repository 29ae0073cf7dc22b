import { printVictoryPoints } from "../../bridge/vp/scale";
import { boardsAtTables, placed, teamPair, type Place } from "../at-tables";
import { HOME_AND_AWAY, nameOf, pairName } from "../contestants";
import { resultTexts } from "../result-texts";
import { NOTHING, type ScoredSession, type Standing } from "../scored-session";
import { comparedIn, inMatches, matchesIn, swingsIn } from "../teams/at-tables";
import type { MatchPlan } from "./plan";
import { handicapLine, resultLine, sidesInOrder, unitOf } from "./report";
import { scoringOf, type ScoredTeamMatch } from "./score-match";

/** Who sits where in a match. */
export function matchPlaces(plan: MatchPlan): Place[] {
  return placed(plan.movement, ({ team, pair }, round) => {
    const lineUp = plan.lineUps[round - 1]?.[team === 0 ? 0 : 1] ?? [];
    const players = plan.players.slice(4 * team, 4 * team + 4).map((player, i) => lineUp[i] || player);
    return teamPair(nameOf(HOME_AND_AWAY, plan.teams, team), pairName({ team, pair }), players, pair);
  });
}

/** What a match has come to. */
export function matchSession(scored: ScoredTeamMatch): ScoredSession {
  const { plan, match, vps, isOver, expectedBoards } = scored;
  const isBegun = match.scoredBoards > 0;
  const isBam = scoringOf(plan) === "bam";
  return {
    standings: sidesInOrder(scored).map(([side, place]): Standing => {
      const won = isBegun ? match.won[side] : null;
      const contestant = plan.match.teams[side];
      return {
        contestant,
        name: nameOf(HOME_AND_AWAY, plan.teams, contestant),
        place,
        shown: plan.scale && vps ? printVictoryPoints(vps[side], plan.scale) : String(match.won[side]),
        ...NOTHING,
        ...(isBam ? { points: won } : { imps: won }),
        vps: vps && vps[side],
      };
    }),
    date: plan.date,
    isBegun,
    progress: resultTexts.report.boardsScored(match.scoredBoards, expectedBoards, match.cancelledBoards),
    isOver,
    unit: plan.scale ? "vps" : unitOf(scored),
    said: isBegun ? [resultLine(scored), ...handicapLine(scored)] : [],
    boards: boardsAtTables(matchPlaces(plan), inMatches([match])),
    compared: comparedIn([match]),
    swings: isBam ? [] : swingsIn([match]),
    matches: matchesIn([{ ...match, vps }], () => 1),
  };
}
