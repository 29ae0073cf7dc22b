import { scoringOf } from "../../sessions/teams/plan";
import { computed } from "../kit/content";
import type { RankingLine } from "../result/ranking";
import type { WinnersParts } from "../teams/teams-workbook";
import { texts } from "../texts";
import { MATCH_SIDES, matchRule, type MatchSheets } from "./match-sheets";
import { resultSentence } from "./sentences";
import { viewOf } from "./views";

/** Returns the contents of the sheet Winners: the result without the handicap and with it. */
export function matchWinners(sheets: MatchSheets): WinnersParts {
  const { plan, standings } = sheets.scored;
  const { scale } = plan;
  const won = texts.teamMatch.match.won[scoringOf(plan)];
  return {
    points: scale ? texts.common.vps : won,
    scale,
    ...(scale && { also: { heading: won, shown: "plain" } }),
    progressOn: sheets.lists.sheet,
    unfinished: { condition: `${sheets.stand.outside.cell("open", 0)}=1` },
    rule: matchRule(plan),
    sentence: resultSentence(sheets),
    ...(sheets.handicap && { withHandicap: resultSentence(sheets, "handicap") }),
    standings,
  };
}

/** Returns the two sides for the ranking: the side ahead is first; in a tie both share first place. */
export function rankedSides(sheets: MatchSheets): RankingLine[] {
  const { scored, teams } = sheets;
  const count = viewOf(sheets, 0, "scored").formula;
  const ahead = viewOf(sheets, 0, "ahead").formula;
  return MATCH_SIDES.map((side) => {
    const isBehind = side === 0 ? `${ahead}<0` : `${ahead}>0`;
    const whenPlayed = (formula: string) => `IF(${count}=0,"",${formula})`;
    const won = viewOf(sheets, side, "won");
    return {
      name: teams[side],
      ...(scored.plan.scale ? { points: viewOf(sheets, side, "vps"), also: won } : { points: won }),
      place: computed(whenPlayed(`IF(${ahead}=0,"1=",IF(${isBehind},"2","1"))`)),
      order: computed(whenPlayed(`IF(${isBehind},2,1)`)),
    };
  });
}
