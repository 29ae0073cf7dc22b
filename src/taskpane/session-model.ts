import type { Host } from "../excel/host";
import type { HomePlan } from "../sessions/plan";
import type { SessionResults } from "../sessions/results";
import type { DialectName } from "../workbook/formulas/dialect";
import { plan, type SessionChoice } from "./session-choice";
import type { Order } from "./ways-out";

/** The session that is chosen, shared by the tabs. */
export interface SessionModel {
  readonly choice: () => SessionChoice;
  readonly change: (changed: Partial<SessionChoice>) => void;
  /** Called after every change. */
  readonly onChange: (listener: () => void) => void;
  readonly knownNames: () => readonly string[];
  /** Called when a workbook has been made: its names are remembered. */
  readonly made: (choice: SessionChoice) => void;
  /** The host, once it is known. */
  readonly host: () => Host | null;
}

/** What the formulas are made of: as chosen, or else as suits the host. */
export function formulasOf(choice: SessionChoice, host: Host | null): DialectName {
  return choice.formulas ?? (host?.name === "excel" ? "add-in" : "built-in");
}

/** What a press makes of a session; null where something is wrong with it. */
export function orderOf(model: SessionModel, results: SessionResults | null): Order | null {
  const choice = model.choice();
  const planned = attempt(choice);
  if (!planned.plan) return null;
  const options = { paper: choice.paper, formulas: formulasOf(choice, model.host()) };
  return { plan: planned.plan, results, options };
}

/** A plan, or why there is none. */
export interface Attempt {
  readonly plan: HomePlan | null;
  readonly fault: string;
}

/** Tries to plan a choice. */
export function attempt(choice: SessionChoice): Attempt {
  try {
    return { plan: plan(choice), fault: "" };
  } catch (error) {
    return { plan: null, fault: error instanceof Error ? error.message : String(error) };
  }
}
