import type { LeagueJson, SwissEventJson } from "../json";
import type { KindScore } from "../kind";
import { leagueJson, swissJson } from "./json";
import { LEAGUE_COLUMNS, SWISS_COLUMNS } from "./match-line";
import type { LeaguePlan, SwissEventPlan } from "./plan";
import { readEventResults } from "./read-results";
import { eventReport } from "./report";
import { NO_EVENT_RESULTS, type EventResults } from "./results";
import { scoreEvent, type ScoredLeague, type ScoredSwissEvent } from "./score-event";
import { eventSession } from "./session";
import { writeEventResults } from "./write-results";

/** The functions of events of all forms. */
const EVENT = {
  empty: NO_EVENT_RESULTS,
  read: readEventResults,
  write: writeEventResults,
  score: scoreEvent,
  session: eventSession,
  report: eventReport,
} as const;

/** Swiss events and round robins. */
export const SWISS_EVENT: KindScore<SwissEventPlan, EventResults, ScoredSwissEvent, SwissEventJson> = {
  ...EVENT,
  columns: SWISS_COLUMNS,
  json: swissJson,
};

/** A league's season. */
export const LEAGUE: KindScore<LeaguePlan, EventResults, ScoredLeague, LeagueJson> = {
  ...EVENT,
  columns: LEAGUE_COLUMNS,
  json: leagueJson,
};
