import type { AllowedOptions } from "../accepted";
import type { FieldJson } from "../json";
import type { Kind, KindTypes } from "../kind";
import { planField } from "./all-games";
import { INDIVIDUAL, PAIRS, type FieldKind } from "./field-kind";
import { fieldJson } from "./json";
import { INDIVIDUAL_OPTIONS, PAIRS_OPTIONS, type FieldPlan } from "./plan";
import { FIELD_COLUMNS, fieldTables, readFieldResults } from "./read-results";
import { fieldReport } from "./report";
import { NO_FIELD_RESULTS, type FieldResults } from "./results";
import { scoreField, type ScoredField } from "./score-field";
import { writeFieldResults } from "./write-results";
import { fieldPlaces, fieldSession } from "./session";

/** The stages of a session of pairs or of individuals. */
type Field<T extends AllowedOptions> = KindTypes<T, FieldPlan, FieldResults, ScoredField, FieldJson>;
export type Pairs = Field<typeof PAIRS_OPTIONS>;
export type Individual = Field<typeof INDIVIDUAL_OPTIONS>;

export const PAIRS_KIND: Kind<Pairs> = fieldKind(PAIRS, PAIRS_OPTIONS);
export const INDIVIDUAL_KIND: Kind<Individual> = fieldKind(INDIVIDUAL, INDIVIDUAL_OPTIONS);

function fieldKind<T extends AllowedOptions>(kind: FieldKind, takes: T): Kind<Field<T>> {
  return {
    title: kind.title,
    evening: kind.what === "pair" ? "field" : "individual",
    who: kind.what,
    designation: kind.designation,
    takes,
    plan: (options) => planField(kind, options),
    tables: fieldTables,
    places: fieldPlaces,
    otherTable: ({ tables }, table) => (tables === 2 ? 3 - table : null),
    awards: "percent",
    none: NO_FIELD_RESULTS,
    columns: FIELD_COLUMNS,
    read: readFieldResults,
    write: writeFieldResults,
    score: scoreField,
    session: fieldSession,
    report: fieldReport,
    json: fieldJson,
  };
}
