import { printVictoryPoints } from "../../bridge/vp/scale";
import { boardsAtTables, tableRounds, teamPair, type TableRound } from "../at-tables";
import { HOME_AND_AWAY, nameOf, pairName } from "../contestants";
import { resultTexts } from "../result-texts";
import { NOTHING, pairsOf, type ScoredSession, type StandingsRow } from "../scored-session";
import { comparedIn, inMatches, matchesIn, swingsIn } from "../teams/at-tables";
import type { MatchPlan } from "./plan";
import { playersIn } from "./players";
import { handicapLine, resultLine, sidesInOrder, unitOf } from "./report";
import { scoringOf, type ScoredTeamMatch } from "./score-match";

/** Who sits where in a match. */
export function matchPlaces(plan: MatchPlan): TableRound[] {
  return tableRounds(plan.movement, ({ team, pair }, round) => {
    const players = playersIn(plan, round - 1, team === 0 ? 0 : 1);
    return teamPair(nameOf(HOME_AND_AWAY, plan.teams, team), pairName({ team, pair }), players, pair);
  });
}

/** What a match has come to. */
export function matchSession(scored: ScoredTeamMatch): ScoredSession {
  const { plan, match, vps, isOver, expectedBoards } = scored;
  const isBegun = match.scoredBoards > 0;
  const isBam = scoringOf(plan) === "bam";
  return {
    standings: standingsOf(scored),
    withHandicap: standingsOf({ ...scored, ...scored.handicap }),
    played: { done: match.scoredBoards + match.cancelledBoards, expected: expectedBoards },
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

function standingsOf(scored: ScoredTeamMatch): StandingsRow[] {
  const { plan, match, vps, margins } = scored;
  const isBegun = match.scoredBoards > 0;
  const isBam = scoringOf(plan) === "bam";
  return sidesInOrder(scored).map(([side, place]) => {
    const won = isBegun ? match.won[side] : null;
    const contestant = plan.match.teams[side];
    return {
      contestant,
      name: nameOf(HOME_AND_AWAY, plan.teams, contestant),
      ownName: plan.teams[side],
      place,
      shown: plan.scale && vps ? printVictoryPoints(vps[side], plan.scale) : String(match.won[side]),
      ...NOTHING,
      seated: seatedIn(plan, side),
      total: isBam || !isBegun ? won : (vps ?? margins)[side],
      ...(isBam ? { points: won } : { imps: won }),
      vps: vps && vps[side],
    };
  });
}

/** All who sat opposite each other for a team in any session. */
function seatedIn(plan: MatchPlan, side: 0 | 1): StandingsRow["seated"] {
  return plan.sessions.flatMap((_, session) => pairsOf(playersIn(plan, session, side)));
}
