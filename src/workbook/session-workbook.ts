import type { ScoredFourTeams } from "../sessions/four-teams/score-four-teams";
import type { Scored } from "../sessions/play";
import type { ScoredHome } from "../sessions/home/score-home";
import type { ScoredSwissEvent } from "../sessions/swiss-event/score-swiss-event";
import type { ScoredTeamMatch } from "../sessions/team-match/score-match";
import type { ScoredThreeTeams } from "../sessions/three-teams/score-three-teams";
import { fourTeamsWorkbook } from "./four-teams/four-teams-workbook";
import { homeWorkbook } from "./home/home-workbook";
import type { Workbook } from "./model";
import { swissEventWorkbook } from "./swiss-event/swiss-event-workbook";
import { teamMatchWorkbook } from "./team-match/team-match-workbook";
import { threeTeamsWorkbook } from "./three-teams/three-teams-workbook";
import type { WorkbookOptions } from "./workbook-options";

/** The workbook of a session of any kind, empty or with what has been played. */
export function sessionWorkbook(scored: Scored, options: WorkbookOptions = {}): Workbook {
  // The casts say what a property of a property does not tell the compiler.
  switch (scored.plan.kind) {
    case "four-pairs":
    case "five-pairs":
      return homeWorkbook(scored as ScoredHome, options);
    case "team-match":
      return teamMatchWorkbook(scored as ScoredTeamMatch, options);
    case "three-teams":
      return threeTeamsWorkbook(scored as ScoredThreeTeams, options);
    case "four-teams":
      return fourTeamsWorkbook(scored as ScoredFourTeams, options);
    case "swiss-event":
      return swissEventWorkbook(scored as ScoredSwissEvent, options);
  }
}
