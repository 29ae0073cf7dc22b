import type { Host } from "../excel/host";
import type { Plan } from "../sessions/kinds";
import { checkDate } from "../sessions/option-checks";
import type { Scored } from "../sessions/play";
import type { DialectName } from "../workbook/formulas/dialect";
import { planOf } from "./kinds/kind-forms";
import type { SessionChoice } from "./session-choice";
import type { SessionModel } from "./session-model";
import type { Order } from "./ways-out";

/** What the formulas are made of: as chosen, or else as suits the host. */
export function formulasOf(choice: SessionChoice, host: Host | null): DialectName {
  return choice.formulas ?? (host?.name === "excel" ? "add-in" : "built-in");
}

/** What a press makes of a session; null where something is wrong with it. */
export function orderOf(model: SessionModel, scored: Scored | null): Order | null {
  const choice = model.choice();
  const { plan } = attempt(choice);
  if (!plan) return null;
  const options = { paper: choice.paper, formulas: formulasOf(choice, model.host()) };
  return { plan, scored, options };
}

/** A plan, or why there is none: what is wrong with the date and with the teams, "" for nothing. */
export interface Attempt {
  readonly plan: Plan | null;
  readonly date: string;
  readonly teams: string;
}

/** Tries to plan a choice. The lists offer only what can be played; what is typed may be wrong. */
export function attempt(choice: SessionChoice): Attempt {
  const date = faultOf(() => checkDate(choice.date));
  const teams = faultOf(() => planOf({ ...choice, date: "" }));
  return { plan: date || teams ? null : planOf(choice), date, teams };
}

function faultOf(work: () => unknown): string {
  try {
    work();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
