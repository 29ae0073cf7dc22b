import { InputError } from "../bridge/input-error";
import type { Plan, Scored } from "../sessions/kinds";
import { checkDate, checkTitle } from "../sessions/option-checks";
import type { OptionName } from "../sessions/session-options";
import { planOf } from "./kinds/kind-forms";
import type { SessionChoice } from "./session-choice";
import type { SessionModel } from "./session-model";
import { leaving, type Leaving } from "./leaving";

/** What a press makes of a session; null where something is wrong with it. */
export function orderOf(model: SessionModel, scored: Scored | null): Leaving | null {
  const choice = model.choice();
  const { plan } = attempt(choice);
  if (!plan) return null;
  const { paper, formulas } = choice;
  return leaving({ plan, scored, options: { paper, formulas } });
}

/** What is wrong with what was typed, by the option that it is wrong in. */
export type Faults = Readonly<Partial<Record<OptionName, string>>>;

/** A plan, or why there is none. */
export interface Attempt {
  readonly plan: Plan | null;
  readonly faults: Faults;
}

/** Tries to plan a choice. The lists offer only what can be played; what is typed may be wrong. */
export function attempt(choice: SessionChoice): Attempt {
  const faults: Faults = {
    ...faultOf("date", () => checkDate(choice.date)),
    ...faultOf("title", () => checkTitle(choice.title)),
    ...faultOf("teams", () => planOf({ ...choice, date: "", title: "" })),
  };
  return { plan: firstFault(faults) === "" ? planOf(choice) : null, faults };
}

/** What is to be mended first, "" for nothing. */
export function firstFault(faults: Faults): string {
  return Object.values(faults)[0] ?? "";
}

/** What is wrong in some work, in the option that the error names or else in a usual one. */
function faultOf(usual: OptionName, work: () => unknown): Faults {
  try {
    work();
    return {};
  } catch (error) {
    const field = error instanceof InputError && error.field;
    return { [field || usual]: error instanceof Error ? error.message : String(error) };
  }
}
