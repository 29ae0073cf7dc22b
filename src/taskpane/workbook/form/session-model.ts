import type { Plan } from "../../../sessions/kinds";
import type { Paper } from "../../../workbook/model";
import { formOf } from "../kinds/kind-forms";
import { restored } from "./remembered";
import type { SessionChoice } from "./session-choice";
import { textsIn, withNames, type Settings } from "../../shared/settings";
import { createStore, emitter, useSubscription, type Subscribable } from "../../shared/store";

/** The session of a workbook that was opened in the pane. */
export interface OpenedSession {
  readonly plan: Plan;
  readonly hasResults: boolean;
}

/** The form's choice of a session, with a signal for its changes, and names of earlier sessions. */
export interface SessionModel extends Subscribable {
  readonly choice: () => SessionChoice;
  readonly change: (changed: Partial<SessionChoice>) => void;
  /** Names of pairs and players from earlier sessions; `knownTeams` returns the names of teams. */
  readonly knownNames: () => readonly string[];
  readonly knownTeams: () => readonly string[];
  /** The session of the opened workbook; null for none. */
  readonly opened: { current: OpenedSession | null };
  /** Stores the names of a choice for later sessions; called when a workbook has been made or play has begun. */
  readonly rememberNames: (choice: SessionChoice) => void;
}

/** Returns the model of the form, with the choice that was stored last on this device. */
export function sessionModel(settings: Settings, today: string, paper: Paper): SessionModel {
  let choice = restored(settings.get<unknown>("session", {}), today, paper);
  const { subscribe: follow, emit } = emitter();
  const storedNames = (key: "names" | "teams") => textsIn(settings.get<unknown>(key, []));
  const remember = (key: "names" | "teams", used: readonly string[]) =>
    settings.set(key, withNames(storedNames(key), used));
  return {
    choice: () => choice,
    change: (changed) => {
      choice = { ...choice, ...changed };
      settings.set("session", choice);
      emit();
    },
    subscribe: follow,
    knownNames: () => storedNames("names"),
    knownTeams: () => storedNames("teams"),
    opened: { current: null },
    rememberNames: (played) => {
      const { people, teams } = formOf(played);
      remember("names", people(played));
      remember("teams", teams(played));
      emit();
    },
  };
}

/**
 * Returns a model that starts with `choice` and shares the known names of `model`. Its choice is its own, so that a
 * change for an opened workbook changes no other form.
 */
export function modelOf(choice: SessionChoice, model: SessionModel): SessionModel {
  const store = createStore(choice);
  return {
    ...model,
    choice: store.get,
    change: (changed) => store.set({ ...store.get(), ...changed }),
    subscribe: store.subscribe,
  };
}

export function useChoice(model: SessionModel): SessionChoice {
  return useSubscription(model, model.choice);
}
