import type { ScoredFourTeams } from "../../sessions/four-teams/score-four-teams";
import type { VpTable } from "../scales-sheet";
import type { TeamSheets } from "../tables/team-tables";

/** What the sheets of an event of four teams are made from. */
export interface FourTeamsSheets extends TeamSheets {
  readonly event: ScoredFourTeams;
  readonly vpTable: VpTable;
}
