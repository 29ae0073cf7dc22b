import type { SwissEventJson } from "../json";
import type { KindScore } from "../kind";
import { swissJson } from "./json";
import { SWISS_COLUMNS } from "./match-line";
import type { SwissEventPlan } from "./plan";
import { readEventResults } from "./read-results";
import { swissReport } from "./report";
import { NO_EVENT_RESULTS, type EventResults } from "./results";
import { scoreSwissEvent, type ScoredSwissEvent } from "./score-swiss-event";
import { writeEventResults } from "./write-results";
import { swissSession } from "./session";

/** Swiss events and round robins. */
export const SWISS_EVENT: KindScore<SwissEventPlan, EventResults, ScoredSwissEvent, SwissEventJson> = {
  none: NO_EVENT_RESULTS,
  columns: SWISS_COLUMNS,
  read: readEventResults,
  write: writeEventResults,
  score: scoreSwissEvent,
  session: swissSession,
  report: swissReport,
  json: swissJson,
};
