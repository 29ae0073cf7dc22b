import type { ScoredTeamMatch } from "../../sessions/team-match/score-match";
import type { Both } from "../../sessions/teams/match";
import type { Computed } from "../kit/content";
import type { TeamSheets, TeamTablePlace } from "../tables/team-tables";
import type { DifferenceList } from "./differences";
import type { MatchLists } from "./match-lists";
import type { ViewList } from "./views";

/** A side of the match, as in all that there is for both: 0 the home team, which keeps the sheet of Table 1. */
export type MatchSide = 0 | 1;
export const MATCH_SIDES: readonly MatchSide[] = [0, 1];

/** What the sheets of a match of two teams are made from. */
export interface MatchSheets extends TeamSheets {
  readonly scored: ScoredTeamMatch;
  readonly lists: MatchLists;
  /** The teams' names. */
  readonly teams: Both<Computed>;
  /** The tables' sheets, each kept by a side. */
  readonly places: Both<TeamTablePlace>;
  /** What the match comes to by the sheet of each side. */
  readonly views: Both<ViewList>;
  readonly differences: DifferenceList;
}

export function opponentsOf(side: MatchSide): MatchSide {
  return side === 0 ? 1 : 0;
}

/** What a part of a match is called. */
export function partOf({ plan }: ScoredTeamMatch): "session" | "stanza" {
  return plan.form === "knockout" ? "stanza" : "session";
}
