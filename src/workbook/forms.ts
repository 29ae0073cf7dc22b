import { fieldKindOf } from "../sessions/field/field-kind";

/** Printed forms for pairs and individuals. */
const OF_FIELDS = ["travellers", "pick-up-slips", "name-tags", "sign-up", "journals"] as const;
export type FieldFormName = (typeof OF_FIELDS)[number];

/** Printed forms that a workbook may have, each on a sheet of its own. */
export const FORMS = [...OF_FIELDS, "team-pages", "pencil"] as const;
export type FormName = (typeof FORMS)[number];

/** Returns the forms of a kind of session. */
export function formsFor(kind: string): readonly FormName[] {
  if (kind === "league") return ["team-pages"];
  if (kind === "swiss-event") return [];
  return fieldKindOf(kind) === null ? ["pencil"] : [...OF_FIELDS, "pencil"];
}
