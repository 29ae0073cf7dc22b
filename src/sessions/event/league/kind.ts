import { NUMBERED_TEAMS } from "../../contestants";
import type { LeagueJson } from "../../json";
import type { Kind, KindTypes } from "../../kind";
import { texts } from "../../texts";
import { leagueJson } from "./json";
import { LEAGUE_COLUMNS } from "../match-line";
import { LEAGUE_OPTIONS, planLeague, type LeaguePlan } from "./plan";
import { readEventResults } from "../read-results";
import { leagueReport } from "./report";
import { NO_EVENT_RESULTS, type EventResults } from "../results";
import { scoreLeague, type ScoredLeague } from "./score-league";
import { writeEventResults } from "../write-results";
import { leagueSession } from "./session";

/** The stages of a league. */
export type League = KindTypes<typeof LEAGUE_OPTIONS, LeaguePlan, EventResults, ScoredLeague, LeagueJson>;

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
  none: NO_EVENT_RESULTS,
  columns: LEAGUE_COLUMNS,
  read: readEventResults,
  write: writeEventResults,
  score: scoreLeague,
  session: leagueSession,
  report: leagueReport,
  json: leagueJson,
};
