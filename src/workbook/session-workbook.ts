import type { KindName, Scored } from "../sessions/kinds";
import type { Outline, WorkbookOptions } from "./assemble";
import { chicagoWorkbook } from "./chicago/chicago-workbook";
import { clubWorkbook } from "./club/club-workbook";
import { withDescription, describe } from "./description";
import { fieldWorkbook } from "./field/field-workbook";
import { fourTeamsWorkbook } from "./four-teams/four-teams-workbook";
import { homeWorkbook } from "./home/home-workbook";
import { leagueWorkbook } from "./league/league-workbook";
import type { Workbook } from "./model";
import { swissEventWorkbook } from "./swiss-event/swiss-event-workbook";
import { teamMatchWorkbook } from "./team-match/team-match-workbook";
import { threeTeamsWorkbook } from "./three-teams/three-teams-workbook";

/** Functions that make the workbook of each kind of session. */
export const WORKBOOKS: { readonly [K in KindName]: (scored: Scored<K>, options: WorkbookOptions) => Workbook } = {
  "four-pairs": homeWorkbook,
  "five-pairs": homeWorkbook,
  pairs: fieldWorkbook,
  individual: fieldWorkbook,
  chicago: chicagoWorkbook,
  "team-match": teamMatchWorkbook,
  "three-teams": threeTeamsWorkbook,
  "four-teams": fourTeamsWorkbook,
  "swiss-event": swissEventWorkbook,
  league: leagueWorkbook,
  club: clubWorkbook,
};

/**
 * Makes the workbook of a session of any kind, empty or with results. The workbook has its description, and a page of
 * instructions unless `hasGuide` is false.
 */
export function sessionWorkbook(scored: Scored, options: WorkbookOptions = {}): Workbook {
  return withDescription(workbookOf(scored, options), describe(scored.plan, options));
}

/** Makes only the outline of the workbook of a session of any kind. */
export function sessionOutline(scored: Scored, options: WorkbookOptions = {}): Outline {
  return workbookOf(scored, { ...options, isOutline: true });
}

function workbookOf(scored: Scored, options: WorkbookOptions): Workbook {
  // The function for a kind of session gets only scores of that kind.
  const make = WORKBOOKS[scored.kind] as (session: Scored, options: WorkbookOptions) => Workbook;
  return make(scored, { ...options, hasGuide: options.hasGuide !== false, words: scored.plan.options.words });
}
