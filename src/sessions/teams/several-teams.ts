import type { VpScale } from "../../bridge/vp/scale";
import type { Contestant, TeamPair } from "../../movements/contestant";
import { numberedFrom, type Movement } from "../../movements/movement";
import { matchesOf } from "../../movements/team-matches";
import type { AllowedOptions } from "../accepted";
import { tableRounds, teamPair, type TableRound } from "../at-tables";
import { nameOf, namelessOf, type Designation } from "../contestants";
import { allNames, checkNames, checkPlayers } from "../names";
import { checkFirstBoard, checkHeading, checkScale, FIRST_BOARDS, type PlanHeading } from "../option-checks";
import type { SessionOptions } from "../session-options";
import type { RoundMatch } from "./match";
import { readVpPenalties } from "./penalties";

/** What an event of a few teams that all meet each other takes besides its number of boards. */
export const SEVERAL_TEAMS_OPTIONS = {
  scale: true,
  teams: true,
  players: true,
  penalties: true,
  "first-board": FIRST_BOARDS,
} as const satisfies AllowedOptions;

/** An event of a few teams, checked and laid out; there are as many tables as teams. */
export interface SeveralTeamsPlan extends PlanHeading {
  /** Their names, "" where none is given. */
  readonly teams: readonly string[];
  /** Four names a team, "" where none is given: its first pair's two players, then its second's. */
  readonly players: readonly string[];
  /** In all. */
  readonly boards: number;
  /** The number of the first. */
  readonly firstBoard: number;
  readonly scale: VpScale;
  /** VPs taken from each team, as positive numbers. */
  readonly penalties: readonly number[];
  readonly movement: Movement<TeamPair>;
  readonly matches: readonly RoundMatch[];
}

/**
 * Checks the options of such an event and lays it out.
 * @param laidOut.usual the name of its scale, if none is given.
 * @throws InputError when an option is wrong, saying what is accepted.
 */
export function planSeveralTeams(
  options: SessionOptions,
  laidOut: {
    readonly title: string;
    readonly designation: Designation;
    readonly needed: number;
    readonly boards: number;
    /** With boards from 1. */
    readonly movement: Movement<TeamPair>;
    readonly usual: string;
  }
): SeveralTeamsPlan {
  const { title, designation, needed, boards, usual } = laidOut;
  const defaults = namelessOf(designation, needed);
  const teams = checkNames({ names: options.teams, needed, what: "team", option: "teams", defaults });
  const firstBoard = checkFirstBoard(options);
  const movement = numberedFrom(firstBoard, laidOut.movement);
  return {
    ...checkHeading(options, title),
    teams,
    players: checkPlayers(options.players, 4 * needed),
    boards,
    firstBoard,
    scale: checkScale(options.scale ?? usual),
    penalties: readVpPenalties(options.penalties, allNames(teams, defaults)),
    movement,
    matches: matchesOf(movement).map((match) => {
      const [first, second] = match.tables;
      return { ...match, tables: [first.table, second.table] };
    }),
  };
}

/** The four players of a team. */
export function playersOf({ players }: Pick<SeveralTeamsPlan, "players">, team: Contestant): string[] {
  return players.slice(4 * team, 4 * team + 4);
}

/** Who sits where. */
export function severalTeamsPlaces(
  plan: SeveralTeamsPlan,
  designation: Designation,
  idOf: (pair: TeamPair) => string,
  tableName?: (table: number) => string
): TableRound[] {
  const sitting = ({ team, pair }: TeamPair) =>
    teamPair(nameOf(designation, plan.teams, team), idOf({ team, pair }), playersOf(plan, team), pair);
  return tableRounds(plan.movement, sitting, tableName);
}
