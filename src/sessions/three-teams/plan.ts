import { InputError } from "../../bridge/input-error";
import { contestantAt } from "../../movements/contestant";
import { THREE_TEAMS, THREE_TEAMS_SETS, threeTeams } from "../../movements/three-teams";
import { checked, oneOfNumbers, type AllowedOptions } from "../accepted";
import { LETTERED_TEAMS } from "../contestants";
import type { SessionOptions } from "../session-options";
import { planSeveralTeams, SEVERAL_TEAMS_OPTIONS, type SeveralTeamsPlan } from "../teams/several-teams";
import { texts } from "../texts";

export const THREE_TEAMS_OPTIONS = {
  boards: { ...oneOfNumbers([12, 15, 18, 21, 24], texts.options.threeTeams.boards), defaultValue: 18 },
  ...SEVERAL_TEAMS_OPTIONS,
} as const satisfies AllowedOptions;

const { boards: BOARDS } = THREE_TEAMS_OPTIONS;

/** The numbers of boards that three teams may play: three sets of 4 to 8. */
export const THREE_TEAMS_BOARDS: readonly number[] = BOARDS.choices;

/**
 * A round robin of the teams A, B and C, checked and laid out: two rounds, the halves. A table has the number of the team
 * whose home it is, which sits North-South with its first pair. Matches stand by their sets of boards.
 */
export interface ThreeTeamsPlan extends SeveralTeamsPlan {
  readonly kind: "three-teams";
}

/**
 * Checks the options of three teams and lays their round robin out.
 * @throws InputError when an option is wrong, saying what is accepted.
 */
export function planThreeTeams(options: SessionOptions): ThreeTeamsPlan {
  const { scoring } = options;
  const boards = checked("boards", BOARDS, options.boards ?? BOARDS.defaultValue);
  if (scoring !== undefined && scoring !== "vps")
    throw new InputError(texts.options.severalTeams.scoring(scoring), "scoring");
  const ofMatch = boards / THREE_TEAMS_SETS;
  const planned = planSeveralTeams(options, {
    ...{ title: texts.titles["three-teams"], designation: LETTERED_TEAMS, needed: THREE_TEAMS.length, boards },
    ...{ movement: threeTeams(ofMatch), usual: usualScale(ofMatch) },
  });
  return { kind: "three-teams", ...planned };
}

/** What people and files call a table: by the letter of the team whose home it is. */
export function tableLetter(table: number): string {
  return LETTERED_TEAMS.short(contestantAt(table));
}

/**
 * The 20-point scale of Swiss matches. It is published from 5 boards; shorter matches have whole
 * points of 20 by the WBF's discrete scale.
 */
function usualScale(boards: number): string {
  return boards < 5 ? `WBF-DISCRETE-${boards}` : `ACBL20-${boards}`;
}
