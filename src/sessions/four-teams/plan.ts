import { InputError } from "../../bridge/input-error";
import type { VpScale } from "../../bridge/vp/scale";
import type { TeamPair } from "../../movements/contestant";
import { FOUR_TEAMS, FOUR_TEAMS_ROUNDS, fourTeams } from "../../movements/four-teams";
import { numberedFrom, type Movement } from "../../movements/movement";
import { namelessOf, NUMBERED_TEAMS } from "../contestants";
import { allNames, checkNames, checkPlayers } from "../names";
import { checked, numbers, type Takes } from "../accepted";
import { checkFirstBoard, checkHeading, checkScale, FIRST_BOARDS, type PlanHeading } from "../option-checks";
import type { SessionOptions } from "../session-options";
import type { RoundMatch } from "../teams/match";
import { plannedMatches } from "../teams/planned-matches";
import { readVpPenalties } from "../teams/penalties";
import { texts } from "../texts";

export const FOUR_TEAMS_OPTIONS = {
  boards: { ...numbers([30, 24, 18], texts.options.fourTeams.boards), usual: 30 },
  scale: true,
  teams: true,
  players: true,
  penalties: true,
  "first-board": FIRST_BOARDS,
} as const satisfies Takes;

const { boards: BOARDS } = FOUR_TEAMS_OPTIONS;

/** Boards in all that the event can be played with, the usual number first. */
export const FOUR_TEAMS_BOARDS: readonly number[] = BOARDS.choices;

/** The players: four a team, pair A first. */
const FOUR_TEAMS_PLAYERS = 16;

/** The published 20-point scale for matches of five boards. */
const USUAL_SCALE = "ACBL20-5";

/** An event of four teams, checked and laid out. */
export interface FourTeamsPlan extends PlanHeading {
  readonly kind: "four-teams";
  /** Four names, "" where none is given. */
  readonly teams: readonly string[];
  /** Sixteen names, "" where none is given: of each team pair A's two players, then pair B's. */
  readonly players: readonly string[];
  /** In all. */
  readonly boards: number;
  /** The number of the first. */
  readonly firstBoard: number;
  readonly boardsPerMatch: number;
  readonly movement: Movement<TeamPair>;
  /** Two in each round, in the order of rounds. */
  readonly matches: readonly RoundMatch[];
  readonly scale: VpScale;
  /** Victory points that are taken from each team, as positive numbers. */
  readonly penalties: readonly number[];
}

/**
 * Checks the options of an event of four teams and lays it out.
 * @throws InputError when an option is wrong, saying what is accepted.
 */
export function planFourTeams(options: SessionOptions): FourTeamsPlan {
  const { scoring } = options;
  const boards = checked("boards", BOARDS, options.boards ?? BOARDS.usual);
  if (scoring !== undefined) throw new InputError(texts.options.severalTeams.scoring(scoring), "scoring");
  const needed = FOUR_TEAMS.length;
  const defaults = namelessOf(NUMBERED_TEAMS, needed);
  const teams = checkNames({ names: options.teams, needed, what: "team", option: "teams", defaults });
  const boardsPerMatch = boards / FOUR_TEAMS_ROUNDS;
  const firstBoard = checkFirstBoard(options);
  const movement = numberedFrom(firstBoard, fourTeams(boardsPerMatch));
  return {
    kind: "four-teams",
    ...checkHeading(options, texts.titles["four-teams"]),
    teams,
    players: checkPlayers(options.players, FOUR_TEAMS_PLAYERS),
    boards,
    firstBoard,
    boardsPerMatch,
    movement,
    matches: plannedMatches(movement),
    scale: checkScale(options.scale ?? USUAL_SCALE),
    penalties: readVpPenalties(options.penalties, allNames(teams, defaults)),
  };
}
