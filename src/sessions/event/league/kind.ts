import type { LeagueJson } from "../../json";
import type { KindScore } from "../../kind";
import { leagueJson } from "./json";
import { LEAGUE_COLUMNS } from "../match-line";
import type { LeaguePlan } from "./plan";
import { readEventResults } from "../read-results";
import { leagueReport } from "./report";
import { NO_EVENT_RESULTS, type EventResults } from "../results";
import { scoreLeague, type ScoredLeague } from "./score-league";
import { writeEventResults } from "../write-results";
import { leagueSession } from "./session";

/** A league's season. */
export const LEAGUE: KindScore<LeaguePlan, EventResults, ScoredLeague, LeagueJson> = {
  none: NO_EVENT_RESULTS,
  columns: LEAGUE_COLUMNS,
  read: readEventResults,
  write: writeEventResults,
  score: scoreLeague,
  session: leagueSession,
  report: leagueReport,
  json: leagueJson,
};
