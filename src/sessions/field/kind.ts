import type { FieldJson } from "../json";
import type { Kind, Stages } from "../kind";
import { INDIVIDUAL, PAIRS, planField, type FieldKind } from "./field-kind";
import { fieldJson } from "./json";
import type { FieldPlan } from "./plan";
import { FIELD_COLUMNS, fieldTables, readFieldResults } from "./read-results";
import { fieldReport } from "./report";
import { NO_FIELD_RESULTS, type FieldResults } from "./results";
import { scoreField, type ScoredField } from "./score-field";
import { writeFieldResults } from "./write-results";

/** The stages of a session of pairs or of individuals. */
export type Field = Stages<FieldPlan, FieldResults, ScoredField, FieldJson>;

export const PAIRS_KIND = fieldSession(PAIRS);
export const INDIVIDUAL_KIND = fieldSession(INDIVIDUAL);

function fieldSession(kind: FieldKind): Kind<Field> {
  return {
    title: kind.title,
    designation: kind.designation,
    takes: ["boards", "rounds", "scoring", "scale", kind.option, "handicap", "first-board"],
    plan: (options) => planField(kind, options),
    tables: fieldTables,
    none: NO_FIELD_RESULTS,
    columns: FIELD_COLUMNS,
    read: readFieldResults,
    write: writeFieldResults,
    score: scoreField,
    report: fieldReport,
    json: fieldJson,
  };
}
