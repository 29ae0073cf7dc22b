import { BOARDS_PER_MATCH, OPTIONS } from "../../sessions/session-options";
import { planSwissEvent } from "../../sessions/swiss-event/plan";
import type { SessionChoice } from "../session-choice";
import { texts } from "../texts";
import { SWISS_LINES } from "./csv-headers";
import { FIRST_BOARDS_PART, firstBoardOf } from "./first-board";
import type { KindForm } from "./kind-form";
import { chosenScale, scaleOptions, scalePart } from "./scales";
import { bracketPart, oddPart, seedsPart, sizePart, teamsPart, tiesPart } from "./swiss-fields";
import { bracketOf, roundsOf } from "./swiss-size";
import { chosenTeams, listedTeams } from "./swiss-teams";

/** How a Swiss event is chosen. */
export const SWISS_EVENT_FORM: KindForm<"swiss-event"> = {
  usual: () => ({ boards: OPTIONS.boards.of["swiss-event"].usual }),
  offers: ({ boards }) => BOARDS_PER_MATCH.choices.includes(boards),
  options: (choice) => ({
    teams: chosenTeams(choice),
    boards: choice.boards,
    rounds: roundsOf(choice),
    ...(roundsOf(choice) > 0 && firstBoardOf(choice)),
    scale: chosenScale(scales, choice),
    odd: choice.odd,
    bracket: bracketOf(choice) || undefined,
    ties: choice.ties,
    seeds: bracketOf(choice) > 0 ? choice.seeds.split(";") : undefined,
  }),
  settings: [
    teamsPart(),
    oddPart(),
    sizePart(),
    FIRST_BOARDS_PART,
    scalePart(scales),
    tiesPart(),
    bracketPart(),
    seedsPart(),
  ],
  names: [],
  titled: texts.fields.title,
  people: () => [],
  teams: ({ list }) => listedTeams(list),
  summary: ({ teams, rounds }) => texts.swissSummary(teams.length, rounds),
  csv: SWISS_LINES,
};

function scales({ boards }: SessionChoice) {
  return scaleOptions(boards, planSwissEvent({ teams: ["8"], boards }).scale.name);
}
