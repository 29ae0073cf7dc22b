import type { ClubJson } from "../json";
import type { KindScore } from "../kind";
import { clubJson } from "./json";
import type { ClubPlan } from "./plan";
import { CLUB_COLUMNS, NO_CLUB_RESULTS, readClubResults } from "./read-results";
import { clubReport } from "./report";
import type { ClubResults } from "./results";
import { scoreClub, type ScoredClub } from "./score-club";
import { clubSession } from "./session";
import { writeClubResults } from "./write-results";

/** A club's evening: a list of results, whatever the movement. */
export const CLUB: KindScore<ClubPlan, ClubResults, ScoredClub, ClubJson> = {
  // The plan has no tables and seats, because only the results say who sits where.
  atTables: { tables: () => [], places: () => [], awards: "percent" },
  empty: NO_CLUB_RESULTS,
  columns: CLUB_COLUMNS,
  read: readClubResults,
  write: writeClubResults,
  score: scoreClub,
  session: clubSession,
  report: clubReport,
  json: clubJson,
};
