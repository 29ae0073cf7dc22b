import type { ScoredTeamMatch } from "../../sessions/team-match/score-match";
import type { TeamSheets } from "../tables/team-tables";
import type { MatchLayout } from "./layout";

/** What the sheets of a match of two teams are made from. */
export interface MatchSheets extends TeamSheets {
  readonly scored: ScoredTeamMatch;
  readonly layout: MatchLayout;
}
