import { HOME_AND_AWAY } from "../../contestants";
import { printVictoryPoints } from "../../../bridge/vp/scale";
import { EMPTY_FIELDS, pairsOf, type ScoredSession, type StandingsRow } from "../../scored-session";
import { matchesIn, swingsIn } from "../at-tables";
import { teamName } from "../labels";
import type { MatchPlan } from "./plan";
import { playersIn } from "./players";
import { handicapLine, resultLine, sidesInOrder, unitOf } from "./report";
import type { ScoredTeamMatch } from "./score-match";
import { scoringOf } from "../plan";

/** Returns the standings, sentences and scores of a match of two teams in the form that all sessions share. */
export function matchResult(
  scored: ScoredTeamMatch
): Pick<ScoredSession, "standings" | "withHandicap" | "unit" | "sentences" | "swings" | "matches"> {
  const { plan, matches, vps, scoredBoards } = scored;
  return {
    standings: standingsOf(scored),
    withHandicap: standingsOf({ ...scored, ...scored.handicap }),
    unit: plan.scale ? "vps" : unitOf(scored),
    sentences: scoredBoards > 0 ? [resultLine(scored), ...handicapLine(scored)] : [],
    swings: scoringOf(plan) === "bam" ? [] : swingsIn(matches),
    matches: matchesIn([{ ...matches[0], vps }], () => 1),
  };
}

function standingsOf(scored: ScoredTeamMatch): StandingsRow[] {
  const {
    plan,
    matches: [match],
    vps,
    margins,
  } = scored;
  const isBegun = match.scoredBoards > 0;
  const isBam = scoringOf(plan) === "bam";
  return sidesInOrder(scored).map(([side, place]) => {
    const won = isBegun ? match.won[side] : null;
    const contestant = plan.matches[0].teams[side];
    return {
      contestant,
      id: HOME_AND_AWAY.id(contestant),
      name: teamName(plan, contestant),
      ownName: plan.teams[side],
      place,
      shown: plan.scale && vps ? printVictoryPoints(vps[side], plan.scale) : String(match.won[side]),
      ...EMPTY_FIELDS,
      seated: seatedIn(plan, side),
      total: isBam || !isBegun ? won : (vps ?? margins)[side],
      ...(isBam ? { points: won } : { imps: won }),
      vps: vps && vps[side],
    };
  });
}

/** Returns all partnerships of a team in any session. */
function seatedIn(plan: MatchPlan, side: 0 | 1): StandingsRow["seated"] {
  return plan.sessions.flatMap((_, session) => pairsOf(playersIn(plan, session, side)));
}
