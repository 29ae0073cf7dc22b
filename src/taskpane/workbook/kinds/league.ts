import { LEAGUE_OPTIONS } from "../../../sessions/event/options";
import { planLeague } from "../../../sessions/event/plan";
import type { SessionChoice } from "../form/session-choice";
import { texts } from "../../texts";
import { formTexts } from "../form/form-texts";
import type { KindForm } from "./kind-form";
import { chosenScale, scaleOptions } from "./scales";
import { chosenTeams, listedTeams } from "./swiss-teams";

/** Numbers of boards in a match that the form offers. */
export const SIZES = [12, 14, 16, 18, 20, 21, 22, 24, 26, 28, 30, 32, 36, 40, 48];

/** Numbers of days between rounds that the form offers: whole weeks. */
export const DAYS = [7, 14, 21, 28];

/** Form for a league's season. */
export const LEAGUE_FORM: KindForm<"league"> = {
  defaults: () => ({ boards: LEAGUE_OPTIONS.boards.defaultValue }),
  offers: ({ boards, every }) => SIZES.includes(boards) && DAYS.includes(every),
  options: (choice) => ({
    teams: chosenTeams(choice, LEAGUE_OPTIONS.teams),
    boards: choice.boards,
    double: choice.double,
    every: choice.every,
    scale: chosenScale(scales, choice),
    ties: choice.tieBreak,
    handicap: choice.handicap,
  }),
  titled: texts.fields.competition,
  people: () => [],
  teams: ({ list }) => listedTeams(list),
  summary: ({ teams, fixtures }) => formTexts.teamSummary(teams.length, fixtures.length),
};

/** Returns the VP scales to choose from, the default for the chosen boards first. */
export function scales({ boards }: SessionChoice) {
  return scaleOptions(boards, planLeague({ teams: ["8"], boards }).scale.name);
}
