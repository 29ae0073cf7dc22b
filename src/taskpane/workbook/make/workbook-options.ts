import type { WorkbookOptions } from "../../../workbook/assemble";
import { formsFor } from "../../../workbook/forms";
import type { SessionChoice } from "../form/session-choice";

/**
 * Returns the options of a workbook from the form's choice. Leaves out chosen forms to print that the kind of session
 * does not have.
 */
export function workbookOptions(
  kind: string,
  {
    forms = [],
    ...choice
  }: Pick<SessionChoice, "paper" | "formulas"> & Partial<Pick<SessionChoice, "hasGuide" | "forms">>
): WorkbookOptions {
  const { paper, formulas, hasGuide } = choice;
  return { paper, formulas, hasGuide, forms: formsFor(kind).filter((form) => forms.includes(form)) };
}
