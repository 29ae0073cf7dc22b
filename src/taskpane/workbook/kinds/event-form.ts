import {
  EVENT_FORMS,
  EVENT_RULES,
  isBoardAMatch as isBam,
  isRoundRobin as isAll,
  type EventForm,
  type EventRules,
} from "../../../sessions/event/forms";
import { EVENT_OPTIONS } from "../../../sessions/event/options";
import type { SessionChoice } from "../form/session-choice";

type Chosen = Pick<SessionChoice, "eventForm">;

/** The chosen form of an event; the default if a remembered form no longer exists. */
export function eventFormOf({ eventForm }: Chosen): EventForm {
  return EVENT_FORMS.find((form) => form === eventForm) ?? EVENT_OPTIONS.form.defaultValue;
}

export function rulesOf(choice: Chosen): EventRules {
  return EVENT_RULES[eventFormOf(choice)];
}

/** True if every team meets every other. */
export function isRoundRobin(choice: Chosen): boolean {
  return isAll({ form: eventFormOf(choice) });
}

/** True for board-a-match, where teams win boards and get no victory points. */
export function isBoardAMatch(choice: Chosen): boolean {
  return isBam({ form: eventFormOf(choice) });
}
