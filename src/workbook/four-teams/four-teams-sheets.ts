import type { Contestant, TeamPair } from "../../movements/contestant";
import { NUMBERED_TEAMS, pairName } from "../../sessions/contestants";
import type { SeveralTeamsPlan } from "../../sessions/teams/plan";
import type { ScoredTeam } from "../../sessions/teams/score-teams";
import type { ScoredRoundMatch } from "../../sessions/teams/match";
import { typedOrDefault, withName, type Computed } from "../kit/content";
import type { List } from "../kit/list";
import type { Standings } from "../result/ranking";
import { typedTeam, type NameColumn, type NamedTeams } from "../team-names";
import type { SeveralTeamsSheets } from "../teams/several-teams-workbook";

/** The victory points of the rounds, the running totals as published, and what comes of them. */
export type VpsColumn = "team" | `round${number}` | `running${number}` | "penalty" | "total" | "netImps" | "place";

/** The columns of the matches: of what each team has, the first one's and then its opponents'. */
type MatchColumn = "round" | "tables" | "boards" | "scored" | `${"team" | "won" | "margin" | "vps"}${0 | 1}`;

/** The columns of what a team has won from each team, and in all. */
type AgainstColumn = "team" | FromColumn | "won" | "lost" | "netImps";
type FromColumn = `from${number}`;

/** The lists of the Recap and the Matches sheets; one reads the others, so that a function gives all where they are placed. */
export interface FourTeamsLists {
  readonly names: List<NameColumn>;
  readonly totals: List<VpsColumn, ScoredTeam>;
  readonly standings: Standings<"why">;
  readonly matches: List<MatchColumn, ScoredRoundMatch>;
  readonly against: List<AgainstColumn, ScoredTeam>;
}

/** The steps from the teams' totals to their places: see ties.ts. */
export type TieStep =
  | ("total" | "net" | "level" | "measure" | "place" | `tied${number}` | "stays")
  | ("with" | "against" | "shown" | "name" | "why");

/** The lists of the ties on the Working sheet. */
export interface TieLists {
  /** A row for each team, a column for each step. */
  readonly ties: List<TieStep, ScoredTeam>;
  /** The victory points: a row for each round, a column for each team. */
  readonly roundVps: List<`team${number}`, number>;
}

/** Lists and scores from which the sheets of four teams are made. */
export type FourTeamsSheets = SeveralTeamsSheets & FourTeamsLists & TieLists;

/** The column of the victory points of a round, from 0. */
export function roundColumn(round: number): `round${number}` {
  return `round${round}`;
}

/** The column of the total up to a round, from 0; the first round has none. */
export function runningColumn(round: number): `running${number}` {
  return `running${round}`;
}

/** The column of what has been won from a team. */
export function fromColumn(team: Contestant): FromColumn {
  return `from${team}`;
}

/** The teams by the names that are typed on the Recap sheet. */
export type Named = NamedTeams<SeveralTeamsPlan>;

/** A team's name, or its number: "Reds", "Team 3". */
export function teamLabel(named: Named, team: Contestant): Computed {
  return typedOrDefault(typedTeam(named, team), NUMBERED_TEAMS.long(team));
}

/** A pair with the name of its team where that has one: "1A Reds". */
export function pairLabel(named: Named, pair: TeamPair): Computed {
  return withName(pairName(pair), typedTeam(named, pair.team));
}
