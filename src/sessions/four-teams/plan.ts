import { InputError } from "../../bridge/input-error";
import { FOUR_TEAMS, FOUR_TEAMS_ROUNDS, fourTeams } from "../../movements/four-teams";
import { checked, oneOfNumbers, type AllowedOptions } from "../accepted";
import { NUMBERED_TEAMS } from "../contestants";
import type { SessionOptions } from "../session-options";
import { planSeveralTeams, SEVERAL_TEAMS_OPTIONS, type SeveralTeamsPlan } from "../teams/several-teams";
import { texts } from "../texts";

export const FOUR_TEAMS_OPTIONS = {
  boards: { ...oneOfNumbers([30, 24, 18], texts.options.fourTeams.boards), defaultValue: 30 },
  ...SEVERAL_TEAMS_OPTIONS,
} as const satisfies AllowedOptions;

const { boards: BOARDS } = FOUR_TEAMS_OPTIONS;

/** Boards in all that the event can be played with, the usual number first. */
export const FOUR_TEAMS_BOARDS: readonly number[] = BOARDS.choices;

/** The published 20-point scale for matches of five boards. */
const USUAL_SCALE = "ACBL20-5";

/** An event of four teams, checked and laid out: two matches in each round, in the order of rounds. */
export interface FourTeamsPlan extends SeveralTeamsPlan {
  readonly kind: "four-teams";
  readonly boardsPerMatch: number;
}

/**
 * Checks the options of an event of four teams and lays it out.
 * @throws InputError when an option is wrong, saying what is accepted.
 */
export function planFourTeams(options: SessionOptions): FourTeamsPlan {
  const { scoring } = options;
  const boards = checked("boards", BOARDS, options.boards ?? BOARDS.defaultValue);
  if (scoring !== undefined) throw new InputError(texts.options.severalTeams.scoring(scoring), "scoring");
  const boardsPerMatch = boards / FOUR_TEAMS_ROUNDS;
  const planned = planSeveralTeams(options, {
    ...{ title: texts.titles["four-teams"], designation: NUMBERED_TEAMS, needed: FOUR_TEAMS.length, boards },
    ...{ movement: fourTeams(boardsPerMatch), usual: USUAL_SCALE },
  });
  return { kind: "four-teams", ...planned, boardsPerMatch };
}
