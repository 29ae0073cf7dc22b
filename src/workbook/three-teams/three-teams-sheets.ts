import type { Contestant } from "../../movements/contestant";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import type { ScoredMatch } from "../../sessions/teams/match";
import type { SeveralTeamsPlan } from "../../sessions/teams/plan";
import { withName, type Computed } from "../kit/content";
import type { List } from "../kit/list";
import type { Standings } from "../result/ranking";
import { typedTeam, type NameColumn, type NamedTeams } from "../team-names";
import type { SeveralTeamsSheets } from "../teams/several-teams-workbook";

/** Columns of the matches, which have a row for each of the two teams. */
type MatchColumn = "boards" | "home" | "team" | "won" | "lost" | "margin" | "vps";

/** Columns of the teams' totals; `against0` has the points won against team A. */
type TotalColumn = "team" | "name" | `against${number}` | "penalty" | "total" | "netImps" | "place";

/** A match's boards: the net score of the first team, and both teams' IMPs. */
export type RecapList = List<"board" | "net" | "first" | "second", BoardOfMatch>;

/** A match, and one of its teams: the first (0) or the second (1). */
export interface MatchSide {
  readonly scored: ScoredMatch;
  readonly side: 0 | 1;
}

/** A board of a match. */
export interface BoardOfMatch {
  readonly scored: ScoredMatch;
  readonly board: number;
}

/** The lists of the Scoresheet; their formulas refer to each other. */
export interface ScoresheetLists {
  /** The teams in the order of their places, one row per team. */
  readonly standings: Standings;
  readonly names: List<NameColumn>;
  readonly matches: List<MatchColumn, MatchSide>;
  readonly totals: List<TotalColumn, Contestant>;
  /** The boards of the matches, side by side. */
  readonly recaps: readonly RecapList[];
}

/** Lists and scores from which the sheets of three teams are made. */
export type ThreeTeamsSheets = SeveralTeamsSheets & ScoresheetLists;

/** The plan, the list on the Scoresheet in which the teams' names are typed, and the pairs: "A Reds: Moe & Larry". */
export type Named = Pick<ThreeTeamsSheets, "plan" | "names" | "pairs">;

/** Returns a team's letter and typed name: "A Reds", or "A" if no name is typed. */
export function teamLabel(named: NamedTeams<SeveralTeamsPlan>, team: Contestant): Computed {
  return withName(LETTERED_TEAMS.short(team), typedTeam(named, team));
}
