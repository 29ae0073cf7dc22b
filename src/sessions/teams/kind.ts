import type { AllowedOptions } from "../accepted";
import type { FourTeamsJson, ThreeTeamsJson } from "../json";
import type { Kind, KindTypes } from "../kind";
import { texts } from "../texts";
import { otherTableIn } from "./at-tables";
import { FOUR_TEAMS_LAYOUT, FOUR_TEAMS_OPTIONS } from "./four-teams";
import { severalTeamsJson } from "./json";
import { LABELS } from "./labels";
import { NO_TEAM_RESULTS, type TeamResults } from "./match";
import { planSeveralTeams, type SeveralTeamsLayout, type SeveralTeamsPlan } from "./plan";
import { columnsOf, readTeamResults, tablesOf } from "./read-results";
import { severalTeamsReport } from "./report";
import { scoreTeams, type ScoredSeveralTeams } from "./score-teams";
import { severalTeamsPlaces, severalTeamsSession } from "./session";
import { THREE_TEAMS_LAYOUT, THREE_TEAMS_OPTIONS } from "./three-teams";
import { writeTeamResults } from "./write-results";

/** The stages of a session of three or four teams. */
type SeveralTeams<T extends AllowedOptions> = KindTypes<
  T,
  SeveralTeamsPlan,
  TeamResults,
  ScoredSeveralTeams,
  ThreeTeamsJson | FourTeamsJson
>;
export type ThreeTeams = SeveralTeams<typeof THREE_TEAMS_OPTIONS>;
export type FourTeams = SeveralTeams<typeof FOUR_TEAMS_OPTIONS>;

export const THREE_TEAMS_KIND: Kind<ThreeTeams> = severalTeamsKind(THREE_TEAMS_LAYOUT, THREE_TEAMS_OPTIONS);
export const FOUR_TEAMS_KIND: Kind<FourTeams> = severalTeamsKind(FOUR_TEAMS_LAYOUT, FOUR_TEAMS_OPTIONS);

/** Lines of results need no round: a table plays each board once. */
function severalTeamsKind<T extends AllowedOptions>(layout: SeveralTeamsLayout, takes: T): Kind<SeveralTeams<T>> {
  const { adjusted, table: tableName, designation } = LABELS[layout.kind];
  return {
    title: texts.titles[layout.kind],
    evening: layout.kind,
    who: "team",
    designation,
    takes,
    plan: (options) => planSeveralTeams(layout, options),
    tables: ({ matches }) => tablesOf(matches, tableName),
    places: severalTeamsPlaces,
    otherTable: ({ matches }, table, board) => otherTableIn(matches, table, board),
    awards: "points",
    none: NO_TEAM_RESULTS,
    columns: columnsOf(adjusted),
    read: (lines, { matches }) => readTeamResults(lines, matches, adjusted, tableName),
    write: (results, { matches }) => writeTeamResults(results, matches, adjusted, tableName),
    score: (plan, results) => scoreTeams(plan, results),
    session: severalTeamsSession,
    report: severalTeamsReport,
    json: severalTeamsJson,
  };
}
