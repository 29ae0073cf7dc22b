import type { LeagueJson, SwissEventJson } from "../json";
import type { KindScore } from "../kind";
import { swissJson } from "./json";
import { leagueJson } from "./league/json";
import type { LeaguePlan } from "./league/plan";
import { leagueReport } from "./league/report";
import { scoreLeague, type ScoredLeague } from "./league/score-league";
import { LEAGUE_COLUMNS, SWISS_COLUMNS } from "./match-line";
import type { SwissEventPlan } from "./plan";
import { readEventResults } from "./read-results";
import { swissReport } from "./report";
import { NO_EVENT_RESULTS, type EventResults } from "./results";
import { scoreSwissEvent, type ScoredSwissEvent } from "./score-swiss-event";
import { leagueSession, swissSession } from "./session";
import { writeEventResults } from "./write-results";

/** The results of all events. */
const RESULTS = { none: NO_EVENT_RESULTS, read: readEventResults, write: writeEventResults } as const;

/** Swiss events and round robins. */
export const SWISS_EVENT: KindScore<SwissEventPlan, EventResults, ScoredSwissEvent, SwissEventJson> = {
  ...RESULTS,
  columns: SWISS_COLUMNS,
  score: scoreSwissEvent,
  session: swissSession,
  report: swissReport,
  json: swissJson,
};

/** A league's season. */
export const LEAGUE: KindScore<LeaguePlan, EventResults, ScoredLeague, LeagueJson> = {
  ...RESULTS,
  columns: LEAGUE_COLUMNS,
  score: scoreLeague,
  session: leagueSession,
  report: leagueReport,
  json: leagueJson,
};
