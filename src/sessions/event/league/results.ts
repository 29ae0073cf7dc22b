import type { Contestant } from "../../../movements/contestant";
import type { EventPenalty } from "../../teams/event-penalties";
import type { PerSide } from "../../teams/match";

/** What a match came to besides being played: who conceded it, or that it is not to be played and counts for nobody. */
export type Unplayed = "home" | "away" | "void";

/** A match of the fixture list as it is known. Pairs of things are the home team's and the away team's. */
export interface LeagueResult {
  readonly home: Contestant;
  readonly away: Contestant;
  /** The day it is played on, year-month-day, where that is not the fixture list's; else null. */
  readonly date: string | null;
  /** Won by each team; null where not known. */
  readonly imps: PerSide<number> | null;
  /** Victory points in place of the scale's, for adjusted results; else null. */
  readonly vps: PerSide<number | null>;
  /** Null where it is played, or still to be. */
  readonly unplayed: Unplayed | null;
  /** How many boards were played, where these are fewer than a match has; else left out. */
  readonly boards?: number;
  /** Left out where it is played at the home of the fixture list's home team. */
  readonly swapped?: Swapped;
}

/** What exchanges its venue: of a match alone, or of it and its return. */
export type Swapped = "fixture" | "both";

/** All that is known of a season. */
export interface LeagueResults {
  /** Each match of the fixture list at most once. */
  readonly matches: readonly LeagueResult[];
  /** Left out where there are none; of a team there may be several. */
  readonly penalties?: readonly EventPenalty[];
}

/** A season before its first match. */
export const NO_LEAGUE_RESULTS: LeagueResults = { matches: [] };
