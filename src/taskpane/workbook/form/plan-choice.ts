import { InputError } from "../../../bridge/input-error";
import type { Plan, Scored } from "../../../sessions/kinds";
import { checkDate, checkTitle } from "../../../sessions/option-checks";
import type { OptionName } from "../../../sessions/session-options";
import { planOf } from "../kinds/kind-forms";
import { firstFault, type Faults } from "./faults";
import type { SessionChoice } from "./session-choice";
import type { SessionModel } from "./session-model";
import { workbookOptions } from "../make/workbook-options";
import { workbookExport, type WorkbookExport } from "../make/workbook-export";

/** The session to export; null if the choice has faults. */
export function workbookExportFor(model: SessionModel, scored: Scored | null): WorkbookExport | null {
  const choice = model.choice();
  const { plan } = planChoice(choice);
  if (!plan) return null;
  return workbookExport({ plan, scored, options: workbookOptions(plan.kind, choice) });
}

/** The plan of a choice; if it is null, the faults say why. */
export interface PlanResult {
  readonly plan: Plan | null;
  readonly faults: Faults;
}

/** Plans a choice, or returns its faults. Only typed values can have faults: lists offer only what can be played. */
export function planChoice(choice: SessionChoice): PlanResult {
  const faults: Faults = {
    ...triedFor("date", () => checkDate(choice.date)),
    ...triedFor("title", () => checkTitle(choice.title)),
    ...triedFor("teams", () => planOf({ ...choice, date: "", title: "" })),
  };
  return { plan: firstFault(faults) === "" ? planOf(choice) : null, faults };
}

/** Runs some work; returns an error as a fault of the option that the error names, else of the default option. */
function triedFor(defaultOption: OptionName, work: () => unknown): Faults {
  try {
    work();
    return {};
  } catch (error) {
    const { field, item } = error instanceof InputError ? error : { field: "", item: null };
    const where = field || defaultOption;
    const message = error instanceof Error ? error.message : String(error);
    return { [item === null ? where : `${where}-${item + 1}`]: message };
  }
}
