import type { ScoredSeveralTeams } from "../../sessions/teams/score-teams";
import type { WorkbookOptions } from "../assemble";
import { listNames } from "../kit/list";
import type { Workbook } from "../model";
import { severalTeamsWorkbook } from "../teams/several-teams-workbook";
import { texts } from "../texts";
import { movementSheet } from "./movement-sheet";
import { placeScoresheet, scoresheet } from "./scoresheet";
import { teamLabel, type ScoresheetLists } from "./three-teams-sheets";

const { threeTeams: words } = texts;

/** Returns the workbook of an event of three teams, with all results entered so far. */
export function threeTeamsWorkbook(scored: ScoredSeveralTeams, options: WorkbookOptions = {}): Workbook {
  const { plan, matches } = scored;
  return severalTeamsWorkbook<ScoresheetLists>(scored, options, {
    subtitle: (scale) => words.subtitle(plan.boards, matches.length, scale),
    block: words.half,
    tableNote: words.tableNote,
    between: words.betweenPlayers,
    rule: texts.scoresheet.rule("vps"),
    lists: (left, three) => ({ ...placeScoresheet(plan, three), left }),
    pairLabel: (named, { team }) => teamLabel(named, team),
    drafts: (three, tables, winners) => [scoresheet(three), winners, ...tables, movementSheet(three)],
    names: ({ matches: list, totals }) => [...listNames(list, "Match"), ...listNames(totals, "Score")],
  });
}
