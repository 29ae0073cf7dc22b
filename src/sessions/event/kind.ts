import { NUMBERED_TEAMS } from "../contestants";
import type { SwissEventJson } from "../json";
import type { Kind, KindTypes } from "../kind";
import { texts } from "../texts";
import { swissJson } from "./json";
import { EVENT_OPTIONS } from "./forms";
import { SWISS_COLUMNS } from "./match-line";
import { planSwissEvent, type SwissEventPlan } from "./plan";
import { readEventResults } from "./read-results";
import { swissReport } from "./report";
import { NO_EVENT_RESULTS, type EventResults } from "./results";
import { scoreSwissEvent, type ScoredSwissEvent } from "./score-swiss-event";
import { writeEventResults } from "./write-results";
import { swissSession } from "./session";

/** The stages of a Swiss event. */
export type SwissEvent = KindTypes<
  typeof EVENT_OPTIONS,
  SwissEventPlan,
  EventResults,
  ScoredSwissEvent,
  SwissEventJson
>;

export const SWISS_EVENT_KIND: Kind<SwissEvent> = {
  title: texts.titles["swiss-event"].any,
  evening: "swiss-event",
  who: "team",
  designation: NUMBERED_TEAMS,
  takes: EVENT_OPTIONS,
  plan: planSwissEvent,
  tables: () => [],
  places: () => [],
  otherTable: () => null,
  awards: "points",
  none: NO_EVENT_RESULTS,
  columns: SWISS_COLUMNS,
  read: readEventResults,
  write: writeEventResults,
  score: scoreSwissEvent,
  session: swissSession,
  report: swissReport,
  json: swissJson,
};
