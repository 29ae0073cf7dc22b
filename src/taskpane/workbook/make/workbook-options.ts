import type { WorkbookOptions } from "../../../workbook/assemble";
import { formsFor } from "../../../workbook/forms";
import type { SessionChoice } from "../form/session-choice";

/** The options of a workbook for a choice; paper that its kind of session lacks stays chosen for other kinds. */
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
