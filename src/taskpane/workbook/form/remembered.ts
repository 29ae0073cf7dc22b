import { PAPERS, type Paper } from "../../../workbook/model";
import { DIALECTS } from "../../../workbook/dialect-names";
import { FORMS } from "../../../workbook/forms";
import { formOf, planOf } from "../kinds/kind-forms";
import { firstChoice, NOTHING_TYPED, withoutTyped, type SessionChoice } from "./session-choice";
import { textsIn } from "../../shared/settings";

/**
 * Restores the choice of an earlier visit with today's date. Keeps typed values; if a value chosen from a list no
 * longer exists, resets all values chosen from lists.
 */
export function restored(stored: unknown, today: string, paper?: Paper): SessionChoice {
  const first = firstChoice(today, paper);
  // The stored value may have any type: null, a number, a list.
  const remembered: Partial<SessionChoice> = typeof stored === "object" && stored !== null ? stored : {};
  const { forms } = remembered;
  const typed = {
    ...Object.fromEntries(
      Object.entries(NOTHING_TYPED).map(([name, blank]) => [name, typedIn(remembered, name, blank)])
    ),
    forms: FORMS.filter((form) => textsIn(forms).includes(form)),
  };
  const choice = { ...first, ...ofSameType(remembered, first), ...typed, date: today };
  return isSound(choice) ? choice : { ...first, ...typed, date: today };
}

/** The typed text or list of texts; `blank` if the stored value has another type. */
function typedIn(remembered: Readonly<Record<string, unknown>>, name: string, blank: unknown): unknown {
  const { [name]: stored } = remembered;
  return Array.isArray(blank) ? textsIn(stored) : typeof stored === "string" ? stored : blank;
}

/** True if the lists still offer all chosen values. */
function isSound(choice: SessionChoice): boolean {
  const { paper, formulas } = choice;
  try {
    const plan = planOf(withoutTyped(choice));
    return (
      plan.kind === choice.kind &&
      formOf(choice).offers(choice) &&
      PAPERS.includes(paper) &&
      DIALECTS.includes(formulas)
    );
  } catch {
    return false;
  }
}

/** Returns the remembered values that have the type of the initial values. */
function ofSameType(remembered: Partial<SessionChoice>, first: SessionChoice): Partial<SessionChoice> {
  const fields = Object.entries(first).filter(([name, initial]) => {
    const value: unknown = remembered[name as keyof SessionChoice];
    // The initial value is null for a setting that the user has not chosen: then any value passes.
    return initial === null ? value !== undefined : typeof value === typeof initial;
  });
  return Object.fromEntries(fields.map(([name]) => [name, remembered[name as keyof SessionChoice]]));
}
