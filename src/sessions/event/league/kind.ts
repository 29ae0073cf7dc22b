import { NUMBERED_TEAMS } from "../../contestants";
import type { LeagueJson } from "../../json";
import type { Kind, KindTypes } from "../../kind";
import { texts } from "../../texts";
import { leagueJson } from "./json";
import { LEAGUE_COLUMNS } from "./match-line";
import { LEAGUE_OPTIONS, planLeague, type LeaguePlan } from "./plan";
import { readLeagueResults } from "./read-results";
import { leagueReport } from "./report";
import { NO_LEAGUE_RESULTS, type LeagueResults } from "./results";
import { scoreLeague, type ScoredLeague } from "./score-league";
import { writeLeagueResults } from "./write-results";
import { leagueSession } from "./session";

/** The stages of a league. */
export type League = KindTypes<typeof LEAGUE_OPTIONS, LeaguePlan, LeagueResults, ScoredLeague, LeagueJson>;

export const LEAGUE_KIND: Kind<League> = {
  title: texts.titles.league,
  evening: null,
  who: "team",
  designation: NUMBERED_TEAMS,
  takes: LEAGUE_OPTIONS,
  plan: planLeague,
  tables: () => [],
  places: () => [],
  otherTable: () => null,
  awards: "points",
  none: NO_LEAGUE_RESULTS,
  columns: LEAGUE_COLUMNS,
  read: readLeagueResults,
  write: writeLeagueResults,
  score: scoreLeague,
  session: leagueSession,
  report: leagueReport,
  json: leagueJson,
};
