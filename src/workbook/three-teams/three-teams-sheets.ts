import type { Contestant } from "../../movements/contestant";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import type { ScoredMatch } from "../../sessions/teams/match";
import type { SeveralTeamsPlan } from "../../sessions/teams/plan";
import { withName, type Computed } from "../kit/content";
import type { List } from "../kit/list";
import type { Standings } from "../result/ranking";
import { typedTeam, type NameColumn, type NamedTeams } from "../team-names";
import type { SeveralTeamsSheets } from "../teams/several-teams-workbook";

/** The columns of the matches, a row for each of the two teams. */
type MatchColumn = "boards" | "home" | "team" | "won" | "lost" | "margin" | "vps";

/** The columns of what the teams have of their matches; the first team is A. */
type TotalColumn = "team" | "name" | `against${number}` | "penalty" | "total" | "netImps" | "place";

/** A match's boards: the net score of its first team, and both teams' IMPs. */
export type RecapList = List<"board" | "net" | "first" | "second", BoardOfMatch>;

/** A team of a match: its first or its second. */
export interface MatchSide {
  readonly scored: ScoredMatch;
  readonly side: 0 | 1;
}

/** A board of a match. */
export interface BoardOfMatch {
  readonly scored: ScoredMatch;
  readonly board: number;
}

/** The lists of the Scoresheet; one reads the others, so that a function gives all where they are placed. */
export interface ScoresheetLists {
  /** The teams in the order of their places, a line each. */
  readonly standings: Standings;
  readonly names: List<NameColumn>;
  readonly matches: List<MatchColumn, MatchSide>;
  readonly totals: List<TotalColumn, Contestant>;
  /** The boards of the matches, side by side. */
  readonly recaps: readonly RecapList[];
}

/** Lists and scores from which the sheets of three teams are made. */
export type ThreeTeamsSheets = SeveralTeamsSheets & ScoresheetLists;

/** The teams by the names that are typed on the Scoresheet, and their pairs: "A Reds: Moe & Larry". */
export type Named = Pick<ThreeTeamsSheets, "plan" | "names" | "pairs">;

/** A team's letter and name: "A Reds", or "A". */
export function teamLabel(named: NamedTeams<SeveralTeamsPlan>, team: Contestant): Computed {
  return withName(LETTERED_TEAMS.short(team), typedTeam(named, team));
}
