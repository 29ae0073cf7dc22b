import { FORM_RULES, type MatchForm } from "../../../sessions/teams/team-match/plan";
import { firstBoardOf, namesFor, type SessionChoice } from "../form/session-choice";
import { texts } from "../../texts";
import { formTexts } from "../form/form-texts";
import type { KindForm } from "./kind-form";
import { isListedSize, sizeValue } from "./match-boards";
import { hasParts, isBam, matchForm, matchPlayers, planOfSize, sizeOf } from "./match-choice";
import { chosenScale, scaleOptions } from "./scales";
import { withPlayingTime } from "../form/playing-time";

/** Form for a match of two teams. */
export const TEAM_MATCH_FORM: KindForm<"team-match"> = {
  defaults: ({ form }) => defaultSize(matchForm(form)),
  offers: (choice) => isListedSize(matchForm(choice.form), sizeValue(choice)),
  options: (choice) => {
    const { form, teams, handicap } = choice;
    return {
      form,
      ...sizeOf(choice),
      "extra-boards": form === "knockout" && choice.extraBoards > 0 ? choice.extraBoards : undefined,
      "first-board": firstBoardOf(choice),
      players: matchPlayers(choice),
      "line-up": hasParts(choice) ? choice.lineUps : undefined,
      scale: chosenScale(scales, choice),
      handicap: isBam(choice) ? undefined : handicap,
      home: teams[0] ?? "",
      away: teams[1] ?? "",
    };
  },
  plain: (choice) => ({ penalties: penaltiesExample(choice) }),
  titled: texts.fields.competition,
  people: matchPlayers,
  teams: ({ teams }) => namesFor(teams, 2),
  summary: ({ boards }) => withPlayingTime(texts.boards(boards), boards),
};

/** Returns the default sessions and boards for a form of match. */
export function defaultSize(form: MatchForm): Pick<SessionChoice, "sessions" | "boards"> {
  const { sessions, boards } = FORM_RULES[form];
  return { sessions, boards };
}

/** Returns the VP scales to choose from; null if the form of match has no victory points. */
export function scales(choice: SessionChoice) {
  const { scale, boards } = planOfSize(choice);
  return scale && scaleOptions(boards, scale.name);
}

export function isKnockout({ form }: SessionChoice): boolean {
  return matchForm(form) === "knockout";
}

/** An example of the teams' penalties, in the units of the chosen form of match. */
function penaltiesExample(choice: SessionChoice): string {
  const { penaltiesOfMatch, penaltiesInImps, penaltiesInPoints } = formTexts.examples;
  if (isBam(choice)) return penaltiesInPoints;
  return planOfSize(choice).scale === null ? penaltiesInImps : penaltiesOfMatch;
}
