import { FOUR_TEAMS_ROUNDS } from "../../movements/four-teams";
import type { ScoredSeveralTeams } from "../../sessions/teams/score-teams";
import { boardsInWords } from "../../sessions/teams/why";
import type { WorkbookOptions } from "../assemble";
import { computed } from "../kit/content";
import { listNames } from "../kit/list";
import type { Workbook } from "../model";
import { severalTeamsWorkbook } from "../teams/several-teams-workbook";
import { texts } from "../texts";
import { pairLabel, type FourTeamsLists, type TieLists } from "./four-teams-sheets";
import { masterSheet } from "./master-sheet";
import { matchesSheet, placeMatches } from "./matches-sheet";
import { placeRecap, recapSheet } from "./recap-sheet";
import { scoreCardsSheet } from "./score-cards-sheet";
import { tableCardsSheet } from "./table-cards-sheet";
import { placeTies, putTies, scoreVpsName } from "./ties";

const { common, fourTeams: words } = texts;

/** Returns the workbook of an event of four teams, with all results entered so far. */
export function fourTeamsWorkbook(scored: ScoredSeveralTeams, options: WorkbookOptions = {}): Workbook {
  const { plan } = scored;
  return severalTeamsWorkbook<FourTeamsLists & TieLists>(scored, options, {
    subtitle: (scale) => words.subtitle(plan.boards, plan.boards / FOUR_TEAMS_ROUNDS, scale),
    block: common.round,
    tableNote: words.tableNote,
    between: words.betweenPlayers,
    rule: words.rules(boardsInWords(plan)),
    lists: (left, four) => {
      const recap = placeRecap(plan, four);
      const ties = placeTies(left, four);
      return { ...recap, ...placeMatches(plan, recap.names, four), ...ties, left: ties.roundVps.right + 2 };
    },
    pairLabel,
    placeOf: ({ ties }, team) => ({
      place: computed(ties.cell("shown", team)),
      order: computed(ties.cell("place", team)),
    }),
    drafts: (four, tables, winners) => [
      ...[recapSheet(four), winners, ...tables, matchesSheet(four)],
      ...[masterSheet(four), tableCardsSheet(four), scoreCardsSheet(four)],
    ],
    put: putTies,
    names: ({ matches, roundVps, totals }) => [
      { name: "Match_Imps", sheet: matches.sheet, area: matches.area(["won0", "won1"]) },
      { name: "Match_Vps", sheet: matches.sheet, area: matches.area(["vps0", "vps1"]) },
      scoreVpsName(roundVps),
      ...listNames(totals, "Score"),
    ],
  });
}
