import type { WorkbookOptions } from "../../../workbook/assemble";
import { formsFor } from "../../../workbook/forms";
import type { SessionChoice } from "../form/session-choice";

/** How a workbook is made by what is chosen; paper that its kind of session does not have stays chosen for others. */
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
