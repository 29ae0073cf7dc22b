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

/** Columns of the victory points: by round, running totals, penalty, total, net IMPs and place. */
export type VpsColumn = "team" | `round${number}` | `running${number}` | "penalty" | "total" | "netImps" | "place";

/** Columns of the matches; those ending in 0 are of the first team, those ending in 1 of its opponents. */
type MatchColumn = "round" | "tables" | "boards" | "scored" | `${"team" | "won" | "margin" | "vps"}${0 | 1}`;

/** Columns of the IMPs that a team has won from each other team, and in all. */
type AgainstColumn = "team" | FromColumn | "won" | "lost" | "netImps";
type FromColumn = `from${number}`;

/** The lists of the Recap and Matches sheets; their formulas refer to each other. */
export interface FourTeamsLists {
  readonly names: List<NameColumn>;
  readonly totals: List<VpsColumn, ScoredTeam>;
  readonly standings: Standings<"why">;
  readonly matches: List<MatchColumn, ScoredRoundMatch>;
  readonly against: List<AgainstColumn, ScoredTeam>;
}

/** Calculation columns that find the teams' places from their totals: see ties.ts. */
export type TieStep =
  | ("total" | "net" | "level" | "measure" | "place" | `tied${number}` | "stays")
  | ("with" | "against" | "shown" | "name" | "why");

/** The lists of the ties on the Working sheet. */
export interface TieLists {
  /** Calculation of places, one row per team. */
  readonly ties: List<TieStep, ScoredTeam>;
  /** Victory points, one row per round and one column per team. */
  readonly roundVps: List<`team${number}`, number>;
}

/** Lists and scores from which the sheets of four teams are made. */
export type FourTeamsSheets = SeveralTeamsSheets & FourTeamsLists & TieLists;

/** Returns the key of the column with the victory points of a round, from 0. */
export function roundColumn(round: number): `round${number}` {
  return `round${round}`;
}

/** Returns the key of the column with the total up to a round, from 0; the first round has no such column. */
export function runningColumn(round: number): `running${number}` {
  return `running${round}`;
}

/** Returns the key of the column with the IMPs won from a team. */
export function fromColumn(team: Contestant): FromColumn {
  return `from${team}`;
}

/** The plan, and the list on the Recap sheet in which the teams' names are typed. */
export type Named = NamedTeams<SeveralTeamsPlan>;

/** Returns a team's name as typed, "Reds", or its number, "Team 3". */
export function teamLabel(named: Named, team: Contestant): Computed {
  return typedOrDefault(typedTeam(named, team), NUMBERED_TEAMS.long(team));
}

/** Returns a pair with its team's name, if typed: "1A Reds", or "1A". */
export function pairLabel(named: Named, pair: TeamPair): Computed {
  return withName(pairName(pair), typedTeam(named, pair.team));
}
