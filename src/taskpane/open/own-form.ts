import type { SessionOptions } from "../../sessions/session-options";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { planChoice } from "../workbook/form/plan-choice";
import { modelOf, type SessionModel } from "../workbook/form/session-model";
import { chosenOptions } from "../workbook/kinds/kind-forms";
import { choiceOf } from "../workbook/open/choice-of";

/** The form of an opened session, separate from the form of new sessions. */
export interface OwnForm {
  readonly model: SessionModel;
  /** The form's options before any change; null if the form cannot show the session. */
  readonly base: SessionOptions | null;
}

export function ownForm(session: SavedSession, model: SessionModel): OwnForm {
  const choice = choiceOf(session, model.choice());
  return { model: modelOf(choice, model), base: planChoice(choice).plan && chosenOptions(choice) };
}
