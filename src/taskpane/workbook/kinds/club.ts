import { CLUB_OPTIONS, PAIRS_AT_A_CLUB } from "../../../sessions/club/plan";
import { namesFor, type SessionChoice } from "../form/session-choice";
import { texts } from "../../texts";
import { kindOf, ofKind } from "./kind-forms";
import type { SessionOptions } from "../../../sessions/session-options";
import type { KindForm } from "./kind-form";

/** Form for a club's evening. */
export const CLUB_FORM: KindForm<"club"> = {
  defaults: ({ fieldCount }) => ({
    fieldCount: PAIRS_AT_A_CLUB.choices.includes(fieldCount) ? fieldCount : PAIRS_AT_A_CLUB.defaultValue,
    boards: CLUB_OPTIONS.boards.defaultValue,
    scoring: CLUB_OPTIONS.scoring.defaultValue,
  }),
  offers: ({ fieldCount, boards, scoring }) =>
    PAIRS_AT_A_CLUB.choices.includes(fieldCount) &&
    CLUB_OPTIONS.boards.choices.includes(boards) &&
    CLUB_OPTIONS.scoring.choices.some((offered) => offered === scoring),
  options: (choice) => {
    const typed = clubNames(choice);
    const isNamed = typed.some((name) => name.trim() !== "");
    const { boards, scoring, fieldCount } = choice;
    return { boards, scoring, pairs: isNamed ? typed : [String(fieldCount)] };
  },
  titled: texts.fields.title,
  people: clubNames,
  teams: () => [],
  summary: ({ names, boards }) => texts.fieldSummary.pair(names.length, boards),
};

/** Returns the pairs' names in the order of their numbers, "" for each that is missing. */
export function clubNames({ pairs, fieldCount }: SessionChoice): string[] {
  return namesFor(pairs, fieldCount);
}

/** Turns a choice into the choice of a club's evening, with the options that a file states. */
export function asClubEvening(choice: SessionChoice, stated: SessionOptions = {}): SessionChoice {
  const club = ofKind(choice, "club");
  const { title = club.title, date = club.date, scoring = club.scoring, winners = club.winners } = stated;
  return { ...club, title, date, scoring, winners: String(winners) };
}

/** True if a club's evening is chosen. */
export function isClubChosen(choice: Pick<SessionChoice, "kind">): boolean {
  return kindOf(choice) === "club";
}
