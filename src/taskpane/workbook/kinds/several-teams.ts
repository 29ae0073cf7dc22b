import { planSeveralTeams, type SeveralTeamsLayout, type SeveralTeamsPlan } from "../../../sessions/teams/plan";
import { FOUR_TEAMS_LAYOUT } from "../../../sessions/teams/four-teams";
import { THREE_TEAMS_LAYOUT } from "../../../sessions/teams/three-teams";
import type { OptionGroup } from "../../components/field";
import { withPlayingTime } from "../form/playing-time";
import { firstBoardOf, namesFor, type SessionChoice } from "../form/session-choice";
import { texts } from "../../texts";
import { formTexts } from "../form/form-texts";
import type { KindForm } from "./kind-form";
import { chosenScale, scaleOptions } from "./scales";

export const THREE_TEAMS_FORM = severalTeamsForm(THREE_TEAMS_LAYOUT);
export const FOUR_TEAMS_FORM = severalTeamsForm(FOUR_TEAMS_LAYOUT);

/** The form of an event in which every team meets every other one. */
function severalTeamsForm(layout: SeveralTeamsLayout): KindForm<"three-teams" | "four-teams"> {
  const teams = (choice: SessionChoice) => namesFor(choice.teams, layout.teams);
  const players = (choice: SessionChoice) => namesFor(choice.players, 4 * layout.teams);
  return {
    defaults: () => ({ boards: layout.boards.defaultValue }),
    offers: ({ boards }) => layout.boards.choices.includes(boards),
    options: (choice) => ({
      boards: choice.boards,
      "first-board": firstBoardOf(choice),
      scale: chosenScale((now) => scalesOf(layout, now), choice),
      teams: teams(choice),
      players: players(choice),
    }),
    titled: texts.fields.title,
    people: players,
    teams,
    summary: ({ boards }) => inWords(layout, boards),
  };
}

/** Describes the boards of an event, its matches and its playing time in words. */
export function inWords(layout: SeveralTeamsLayout, boards: number): string {
  return withPlayingTime(
    formTexts.matchesOf(boards, layout.sets),
    boardsAtATable(planSeveralTeams(layout, { boards }))
  );
}

/** Returns the VP scales for the boards of a match, the default first. */
export function scalesOf(layout: SeveralTeamsLayout, { boards }: SessionChoice): OptionGroup[] {
  const boardsPerMatch = boards / layout.sets;
  return scaleOptions(boardsPerMatch, layout.scale(boardsPerMatch));
}

/** Returns the number of boards that Table 1 plays; with more than two tables, fewer than the event has. */
function boardsAtATable({ movement }: SeveralTeamsPlan): number {
  return movement.reduce((sum, { table, boards }) => sum + (table === 1 ? boards.length : 0), 0);
}
