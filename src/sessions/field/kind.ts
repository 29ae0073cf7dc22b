import type { Takes } from "../accepted";
import type { FieldJson } from "../json";
import type { Kind, Stages } from "../kind";
import { INDIVIDUAL, PAIRS, planField, type FieldKind } from "./field-kind";
import { fieldJson } from "./json";
import { INDIVIDUAL_OPTIONS, PAIRS_OPTIONS, type FieldPlan } from "./plan";
import { FIELD_COLUMNS, fieldTables, readFieldResults } from "./read-results";
import { fieldReport } from "./report";
import { NO_FIELD_RESULTS, type FieldResults } from "./results";
import { scoreField, type ScoredField } from "./score-field";
import { writeFieldResults } from "./write-results";

/** The stages of a session of pairs or of individuals. */
type Field<T extends Takes> = Stages<T, FieldPlan, FieldResults, ScoredField, FieldJson>;
export type Pairs = Field<typeof PAIRS_OPTIONS>;
export type Individual = Field<typeof INDIVIDUAL_OPTIONS>;

export const PAIRS_KIND: Kind<Pairs> = fieldSession(PAIRS, PAIRS_OPTIONS);
export const INDIVIDUAL_KIND: Kind<Individual> = fieldSession(INDIVIDUAL, INDIVIDUAL_OPTIONS);

function fieldSession<T extends Takes>(kind: FieldKind, takes: T): Kind<Field<T>> {
  return {
    title: kind.title,
    designation: kind.designation,
    takes,
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
