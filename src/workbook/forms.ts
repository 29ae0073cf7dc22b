import { fieldKindOf } from "../sessions/field/field-kind";

/** Paper that a workbook may have besides its own sheets, each on a sheet of its own. */
export const FORMS = ["travellers", "pick-up-slips", "name-tags", "sign-up", "journals"] as const;
export type FormName = (typeof FORMS)[number];

/** Whether there is such paper for a kind of session. */
export function hasForms(kind: string): boolean {
  return fieldKindOf(kind) !== null;
}
