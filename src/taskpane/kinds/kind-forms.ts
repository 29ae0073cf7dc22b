import { FIVE_PAIRS } from "../../sessions/home/five-pairs";
import { FOUR_PAIRS } from "../../sessions/home/four-pairs";
import { planSession, type Plan } from "../../sessions/kinds";
import type { OptionGroup } from "../dom";
import type { SessionChoice } from "../session-choice";
import { FOUR_TEAMS_FORM } from "./four-teams";
import { homeForm } from "./home";
import type { KindForm } from "./kind-form";
import { SWISS_EVENT_FORM } from "./swiss-event";
import { TEAM_MATCH_FORM } from "./team-match";
import { THREE_TEAMS_FORM } from "./three-teams";

const FORMS: Readonly<Record<Plan["kind"], KindForm>> = {
  "four-pairs": homeForm(FOUR_PAIRS),
  "five-pairs": homeForm(FIVE_PAIRS),
  "team-match": TEAM_MATCH_FORM,
  "three-teams": THREE_TEAMS_FORM,
  "four-teams": FOUR_TEAMS_FORM,
  "swiss-event": SWISS_EVENT_FORM,
};

/** Every kind of session, by what is played. */
export const KIND_OPTIONS: readonly OptionGroup[] = [
  {
    label: "Home duplicate",
    options: [
      ["four-pairs", "Four pairs"],
      ["five-pairs", "Five pairs"],
    ],
  },
  {
    label: "Teams",
    options: [
      ["team-match", "Match of two teams"],
      ["three-teams", "Three teams"],
      ["four-teams", "Four teams"],
      ["swiss-event", "Swiss event"],
    ],
  },
];

/** The form of the kind that is chosen. */
export function formOf({ kind }: Pick<SessionChoice, "kind">): KindForm {
  return FORMS[kind as Plan["kind"]] ?? FORMS["four-pairs"];
}

/** A choice of another kind: what is usual for it, with all that was typed. */
export function ofKind(choice: SessionChoice, kind: string): SessionChoice {
  return { ...choice, scale: "", ...formOf({ kind }).usual(choice), kind };
}

/**
 * The plan of a choice.
 * @throws InputError when something typed is wrong, such as the date.
 */
export function planOf(choice: SessionChoice): Plan {
  const { kind, title, date } = choice;
  return planSession(kind, { ...formOf(choice).options(choice), title, date });
}
