import type { FieldJson } from "../json";
import type { KindScore } from "../kind";
import { fieldJson } from "./json";
import type { FieldPlan } from "./plan";
import { FIELD_COLUMNS, fieldTables, readFieldResults } from "./read-results";
import { fieldReport } from "./report";
import { NO_FIELD_RESULTS, type FieldResults } from "./results";
import { scoreField } from "./score-field";
import type { ScoredField } from "./scored-field";
import { writeFieldResults } from "./write-results";
import { fieldPlaces, fieldSession, plannedPlaces } from "./session";
import { boardNumber } from "./visits";

/** Pairs and individuals in one field. */
export const FIELD: KindScore<FieldPlan, FieldResults, ScoredField, FieldJson> = {
  atTables: {
    tables: fieldTables,
    places: fieldPlaces,
    plannedPlaces,
    boardNumber,
    otherTable: ({ tables, visits }, table) => (tables === 2 && visits === null ? 3 - table : null),
    awards: "percent",
  },
  empty: NO_FIELD_RESULTS,
  columns: FIELD_COLUMNS,
  read: readFieldResults,
  write: writeFieldResults,
  score: scoreField,
  session: fieldSession,
  report: fieldReport,
  json: fieldJson,
};
