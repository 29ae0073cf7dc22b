import { InputError } from "../../bridge/input-error";
import type { VpScale } from "../../bridge/vp/scale";
import { contestantAt, type TeamPair } from "../../movements/contestant";
import { numberedFrom, type Movement } from "../../movements/movement";
import { THREE_TEAMS, THREE_TEAMS_SETS, threeTeams } from "../../movements/three-teams";
import { LETTERED_TEAMS, namelessOf } from "../contestants";
import { allNames, checkNames, checkPlayers } from "../names";
import { checked, numbers, type Takes } from "../accepted";
import { checkFirstBoard, checkHeading, checkScale, FIRST_BOARDS, type PlanHeading } from "../option-checks";
import type { SessionOptions } from "../session-options";
import type { PlannedMatch } from "../teams/match";
import { plannedMatches } from "../teams/planned-matches";
import { readVpPenalties } from "../teams/penalties";
import { texts } from "../texts";

export const THREE_TEAMS_OPTIONS = {
  boards: { ...numbers([12, 15, 18, 21, 24], texts.options.threeTeams.boards), usual: 18 },
  scale: true,
  teams: true,
  players: true,
  penalties: true,
  "first-board": FIRST_BOARDS,
} as const satisfies Takes;

const { boards: BOARDS } = THREE_TEAMS_OPTIONS;

/** The numbers of boards that three teams may play: three sets of 4 to 8. */
export const THREE_TEAMS_BOARDS: readonly number[] = BOARDS.choices;

/** The players of three teams: two pairs a team. */
const THREE_TEAMS_PLAYERS = 12;

/** A round robin of three teams, checked and laid out. */
export interface ThreeTeamsPlan extends PlanHeading {
  readonly kind: "three-teams";
  /** The names of the teams A, B and C, "" where none is given. */
  readonly teams: readonly string[];
  /** Twelve names, "" where none is given: of each team the N-S pair, then the E-W pair. */
  readonly players: readonly string[];
  readonly boards: number;
  /** The number of the first. */
  readonly firstBoard: number;
  readonly scale: VpScale;
  /** VPs taken from each team, as positive numbers. */
  readonly penalties: readonly number[];
  /** Two rounds, the halves; the number of a table is that of the team whose home it is. */
  readonly movement: Movement<TeamPair>;
  /** By their sets of boards, the team of the earlier letter first. */
  readonly matches: readonly PlannedMatch[];
}

/**
 * Checks the options of three teams and lays their round robin out.
 * @throws InputError when an option is wrong, saying what is accepted.
 */
export function planThreeTeams(options: SessionOptions): ThreeTeamsPlan {
  const { scoring } = options;
  const boards = checked("boards", BOARDS, options.boards ?? BOARDS.usual);
  if (scoring !== undefined && scoring !== "vps")
    throw new InputError(texts.options.severalTeams.scoring(scoring), "scoring");
  const defaults = namelessOf(LETTERED_TEAMS, THREE_TEAMS.length);
  const needed = THREE_TEAMS.length;
  const teams = checkNames({ names: options.teams, needed, what: "team", option: "teams", defaults });
  const ofMatch = boards / THREE_TEAMS_SETS;
  const firstBoard = checkFirstBoard(options);
  const movement = numberedFrom(firstBoard, threeTeams(ofMatch));
  return {
    kind: "three-teams",
    ...checkHeading(options, texts.titles["three-teams"]),
    teams,
    players: checkPlayers(options.players, THREE_TEAMS_PLAYERS),
    boards,
    firstBoard,
    scale: checkScale(options.scale ?? usualScale(ofMatch)),
    penalties: readVpPenalties(options.penalties, allNames(teams, defaults)),
    movement,
    matches: plannedMatches(movement),
  };
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
