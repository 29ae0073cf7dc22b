import type { SessionChoice } from "../session-choice";
import { texts } from "../texts";
import { BAM_LINES, SWISS_LINES } from "./csv-headers";
import { isBoardAMatch, isRoundRobin, rulesOf } from "./event-form";
import { FIRST_BOARDS_PART, firstBoardOf } from "./first-board";
import type { KindForm } from "./kind-form";
import { morePart } from "./more";
import { chosenScale, scaleOptions, scalePart } from "./scales";
import {
  bracketPart,
  formPart,
  oddPart,
  SEEDS_PART,
  sizePart,
  teamsPart,
  TIES_PARTS,
  walkoverPart,
} from "./swiss-fields";
import { bracketOf, roundsOf } from "./swiss-size";
import { chosenTeams, listedTeams } from "./swiss-teams";

/** How a Swiss event is chosen. */
export const SWISS_EVENT_FORM: KindForm<"swiss-event"> = {
  usual: (choice) => ({ boards: rulesOf(choice).boards.usual }),
  offers: (choice) => rulesOf(choice).boards.choices.includes(choice.boards),
  options: (choice) => ({
    form: choice.eventForm,
    teams: chosenTeams(choice),
    boards: choice.boards,
    // A round robin has the rounds that it needs.
    ...(isRoundRobin(choice) ? { double: choice.double } : { rounds: roundsOf(choice), odd: choice.odd }),
    ...(hasRounds(choice) && { ...firstBoardOf(choice), walkover: choice.walkover }),
    scale: chosenScale(scales, choice),
    bracket: bracketOf(choice) || undefined,
    ties: choice.ties,
    seeds: bracketOf(choice) > 0 ? choice.seeds.split(";") : undefined,
  }),
  settings: [
    formPart(),
    teamsPart(),
    oddPart(),
    sizePart(),
    scalePart(scales),
    ...TIES_PARTS,
    bracketPart(),
    SEEDS_PART,
    morePart(FIRST_BOARDS_PART, walkoverPart(hasRounds)),
  ],
  names: [],
  titled: texts.fields.title,
  people: () => [],
  teams: ({ list }) => listedTeams(list),
  summary: ({ teams, rounds }) => texts.swissSummary(teams.length, rounds),
  csv: (choice) => (isBoardAMatch(choice) ? BAM_LINES : SWISS_LINES),
};

function hasRounds(choice: SessionChoice): boolean {
  return roundsOf(choice) > 0;
}

/** None where boards are won and there are no victory points. */
function scales(choice: SessionChoice) {
  const { scale } = rulesOf(choice);
  return scale && scaleOptions(choice.boards, scale(choice.boards));
}
