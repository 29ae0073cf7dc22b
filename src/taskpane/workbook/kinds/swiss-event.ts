import { MAX_IN_CROSS_TABLE } from "../../../sessions/event/forms";
import { firstBoardOf, type SessionChoice } from "../form/session-choice";
import { texts } from "../../texts";
import { formTexts } from "../form/form-texts";
import { isBoardAMatch, isRoundRobin, rulesOf } from "./event-form";
import type { KindForm } from "./kind-form";
import { chosenScale, scaleOptions } from "./scales";
import { bracketOf, isDouble, roundsOf, shortCounts } from "./swiss-size";
import { chosenTeams, listedTeams, possibleCount } from "./swiss-teams";

/** Form for an event of several rounds: Swiss, round robin or board-a-match, or only a knockout. */
export const SWISS_EVENT_FORM: KindForm<"swiss-event"> = {
  defaults: (choice) => ({ boards: rulesOf(choice).boards.defaultValue }),
  offers: (choice) => rulesOf(choice).boards.choices.includes(choice.boards),
  options: (choice) => ({
    form: choice.eventForm,
    teams: chosenTeams(choice),
    boards: choice.boards,
    // A round robin has as many rounds as it needs, unless fewer are chosen.
    double: isRoundRobin(choice) ? isDouble(choice) : undefined,
    rounds: isRoundRobin(choice) && !shortCounts(choice).includes(roundsOf(choice)) ? undefined : roundsOf(choice),
    odd: isRoundRobin(choice) ? undefined : choice.odd,
    "first-board": hasRounds(choice) ? firstBoardOf(choice) : undefined,
    scale: chosenScale(scales, choice),
    bracket: bracketOf(choice) || undefined,
    ties: choice.ties,
    seeds: bracketOf(choice) > 0 ? choice.seeds.split(";") : undefined,
    "third-place": hasThirdPlace(choice) && choice.thirdPlace ? true : undefined,
    "cross-table": hasCrossTable(choice) && choice.crossTable ? true : undefined,
    handicap: hasVps(choice) ? choice.handicap : undefined,
  }),
  plain: (choice) => ({
    walkover: hasRounds(choice) ? undefined : null,
    carry: hasVps(choice) ? undefined : null,
  }),
  titled: texts.fields.title,
  people: () => [],
  teams: ({ list }) => listedTeams(list),
  summary: ({ teams, rounds }) => formTexts.teamSummary(teams.length, rounds),
};

/** True if the event has rounds; false if it is only a knockout. */
export function hasRounds(choice: SessionChoice): boolean {
  return roundsOf(choice) > 0;
}

export function hasVps(choice: SessionChoice): boolean {
  return hasRounds(choice) && !isBoardAMatch(choice);
}

/** True if a table of the results between all teams fits on a page. */
export function hasCrossTable(choice: SessionChoice): boolean {
  return hasRounds(choice) && possibleCount(choice) <= MAX_IN_CROSS_TABLE;
}

/** True if the bracket has two semi-finals. */
export function hasThirdPlace(choice: SessionChoice): boolean {
  return bracketOf(choice) >= 4;
}

/** Returns the VP scales to choose from; null at board-a-match, which has no victory points. */
export function scales(choice: SessionChoice) {
  const { scale } = rulesOf(choice);
  return scale && scaleOptions(choice.boards, scale(choice.boards));
}
