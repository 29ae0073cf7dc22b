import { startAfter } from "../../sessions/tonight/start-after";
import { timeOf, usualEnd } from "../workbook/form/default-end-time";
import { minutesABoard } from "../workbook/form/minutes";
import type { Answers } from "../workbook/form/games-for";
import { firstChoice, type SessionChoice } from "../workbook/form/session-choice";

/** The pages that show evenings. */
export type EveningPlace = "play" | "evenings" | "join";

/** How many play the game of a first visit. */
const FIRST_PEOPLE = 8;

type Before = Pick<Answers, "people" | "until">;

/** What the page of tonight asks, as it stands there first; how many play any game but the first is found out later. */
export function firstAnswers({ kind, date, paper }: SessionChoice, before: Before): Answers {
  const from = startAfter(timeOf(new Date()));
  const isFirst = kind === firstChoice(date, paper).kind;
  return {
    people: before.people || (isFirst ? String(FIRST_PEOPLE) : ""),
    from,
    until: before.until || usualEnd(from),
    boards: "",
    pace: String(minutesABoard()),
  };
}
