import type { VpScale } from "../../bridge/vp/scale";
import type { Contestant, TeamPair } from "../../movements/contestant";
import { numberedFrom, type Movement } from "../../movements/movement";
import { matchesOf } from "../../movements/team-matches";
import { checked, type AllowedOptions, type AllowedValues } from "../accepted";
import { namelessOf, type Designation } from "../contestants";
import { allNames, checkNames, checkPlayers } from "../names";
import { checkFirstBoard, checkHeading, checkScale, FIRST_BOARDS, type PlanHeading } from "../option-checks";
import type { SessionOptions } from "../session-options";
import { texts } from "../texts";
import type { BoardScoring, RoundMatch } from "./match";
import { readPenalties, type Penalty } from "./penalties";

/** Options, besides the number of boards, of an event in which a few teams all meet each other. */
export const SEVERAL_TEAMS_OPTIONS = {
  scale: true,
  teams: true,
  players: true,
  penalties: true,
  "first-board": FIRST_BOARDS,
  words: true,
} as const satisfies AllowedOptions;

/** Teams that meet in matches played board by board, checked and laid out. */
export interface TeamsPlan extends PlanHeading {
  readonly kind: "team-match" | SeveralTeamsPlan["kind"];
  /** The names of the teams; "" if none is given. */
  readonly teams: readonly string[];
  /** Four names for each team, "" if none is given: the two players of its first pair, then of its second. */
  readonly players: readonly string[];
  /** Number of boards in all, without extra ones. */
  readonly boards: number;
  /** The number of the first board. */
  readonly firstBoard: number;
  /** The victory-point scale; null if there are no victory points. */
  readonly scale: VpScale | null;
  /** Penalties of each team. */
  readonly penalties: readonly Penalty[];
  readonly movement: Movement<TeamPair>;
  readonly matches: readonly RoundMatch[];
}

/** An event of three or four teams, which all meet each other; there are as many tables as teams. */
export interface SeveralTeamsPlan extends TeamsPlan {
  readonly kind: "three-teams" | "four-teams";
  readonly scale: VpScale;
}

/** A kind of event of a few teams. */
export interface SeveralTeamsLayout {
  readonly kind: SeveralTeamsPlan["kind"];
  readonly designation: Designation;
  readonly teams: number;
  /** The allowed numbers of boards; `sets` is the number of sets that they are divided into. */
  readonly boards: AllowedValues<number> & { readonly defaultValue: number };
  readonly sets: number;
  /** Returns the movement, with boards from 1. */
  readonly movement: (boardsPerMatch: number) => Movement<TeamPair>;
  /** Returns the name of the default scale. */
  readonly scale: (boardsPerMatch: number) => string;
}

/**
 * Checks the options of an event of a few teams and lays it out.
 * @throws InputError if an option is wrong, with a message that says what is accepted.
 */
export function planSeveralTeams(layout: SeveralTeamsLayout, options: SessionOptions): SeveralTeamsPlan {
  const { kind, designation, teams: needed } = layout;
  const boards = checked("boards", layout.boards, options.boards ?? layout.boards.defaultValue);
  const boardsPerMatch = boards / layout.sets;
  const defaults = namelessOf(designation, needed);
  const teams = checkNames({ names: options.teams, needed, noun: "team", option: "teams", defaults });
  const firstBoard = checkFirstBoard(options);
  const movement = numberedFrom(firstBoard, layout.movement(boardsPerMatch));
  return {
    kind,
    ...checkHeading(options, texts.titles[kind]),
    teams,
    players: checkPlayers(options.players, 4 * needed),
    boards,
    firstBoard,
    scale: checkScale(options.scale ?? layout.scale(boardsPerMatch)),
    penalties: readPenalties(options.penalties, allNames(teams, defaults), { imps: false, vps: true }),
    movement,
    matches: matchesOf(movement).map((match) => {
      const [first, second] = match.tables;
      return { ...match, tables: [first.table, second.table] };
    }),
  };
}

/** Returns the scoring of boards; only the form "bam" of a match is board-a-match. */
export function scoringOf({ form }: TeamsPlan & { readonly form?: string }): BoardScoring {
  return form === "bam" ? "bam" : "imps";
}

/** Returns the four players of a team. */
export function playersOf({ players }: Pick<TeamsPlan, "players">, team: Contestant): string[] {
  return players.slice(4 * team, 4 * team + 4);
}
