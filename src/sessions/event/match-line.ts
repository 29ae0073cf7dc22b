import type { Contestant } from "../../movements/contestant";
import type { Fault, ResultColumns } from "../reading/result-lines";
import { resultTexts } from "../result-texts";
import { EVENT_PENALTY_COLUMNS, type EventPenalty } from "../teams/event-penalties";
import { mapSides, type PerSide } from "../teams/match";
import { readTeam } from "../teams/read-team";
import { type EventPlan } from "./event-plan";
import { isBoardAMatch } from "./forms";
import type { AnyEventPlan, LeaguePlan } from "./plan";
import type { BracketRound, ByHand, Correction, FewerBoards, SwappedVenue, Unplayed } from "./results";
import { type LeagueRound } from "./schedule/fixture-rounds";
import { type OpponentWord } from "./team-field";

const { league: leagueTexts } = resultTexts.results;

/** The columns of a file of an event's results, with the other names they go by. */
export const SWISS_COLUMNS = {
  round: [],
  team: ["home"],
  opponent: ["against", "away"],
  imps: ["margin"],
  vps: ["vp", "points"],
  opponent_vps: ["opponent vps", "opponent's vps", "opponent_points", "opponent points", "opponent's points"],
  boards: ["boards played"],
  ...EVENT_PENALTY_COLUMNS,
  // The columns of instructions such as "lock", which are for a pairing that is still to be made.
  what: ["by hand"],
  third: ["third team"],
  // The result by which a later round was paired, or in the log of corrections the old result; `now` is the new one.
  paired_by: ["paired by", "before"],
  now: ["after"],
} as const satisfies ResultColumns;

/** The columns of a file of a league's results, with the other names they go by. */
export const LEAGUE_COLUMNS = {
  round: [],
  date: ["played on"],
  home: ["home team"],
  away: ["away team"],
  home_imps: ["home imps"],
  away_imps: ["away imps"],
  imps: ["margin"],
  home_vps: ["home vps"],
  away_vps: ["away vps"],
  conceded: ["conceded by"],
  rescheduled: ["rescheduled to", "moved to", "new date"],
  venue: ["played at"],
  boards: ["boards played"],
  ...EVENT_PENALTY_COLUMNS,
  /** In files of earlier versions: victory points deducted from the total of the team named as home. */
  deducted: ["points deducted", "deduction"],
} as const satisfies ResultColumns;

export type MatchColumn = keyof typeof SWISS_COLUMNS | keyof typeof LEAGUE_COLUMNS;

/** Returns the columns of the two teams of a match, and of their points. */
export function sideColumns({ kind }: Pick<AnyEventPlan, "kind">) {
  return kind === "league"
    ? ({ teams: ["home", "away"], vps: ["home_vps", "away_vps"] } as const)
    : ({ teams: ["team", "opponent"], vps: ["vps", "opponent_vps"] } as const);
}

/** Returns the name of a column in a file; at board-a-match, points replace victory points. */
export function columnInFile(plan: Pick<EventPlan, "form">, column: string): string {
  return isBoardAMatch(plan) ? column.replace("vps", "points") : column;
}

/** Data of a line; null for what is missing. Pairs of values are in the order in which the line names the teams. */
export interface EventLine {
  readonly line: number;
  readonly round: number | BracketRound | null;
  readonly team: Contestant | null;
  /** The opponent; "bye" if there is none; "enters" or "withdrawn" if the line is about presence. */
  readonly opponent: Contestant | OpponentWord | null;
  /** The first team's margin in IMPs. */
  readonly imps: number | null;
  /** In a league, the IMPs that each team has won; null if they are not known. */
  readonly won: PerSide<number> | null;
  readonly vps: PerSide<number | null>;
  readonly unplayed: Unplayed | null;
  readonly provisional: boolean;
  /** Boards played, if fewer than the match has; null if all were played. */
  readonly boards: FewerBoards | null;
  readonly date: string | null;
  readonly swapped: SwappedVenue | null;
  /** The match's round in the fixture list; null in events other than leagues. */
  readonly fixture: LeagueRound | null;
  /** True if the line names the away team of the fixture list first. */
  readonly isExchanged: boolean;
  /**
   * An instruction for a pairing; null if there is none. A line with an instruction, a `correction` or a `deduction`
   * has no match.
   */
  readonly byHand: ByHand | null;
  readonly correction: Correction | null;
  readonly deduction: EventPenalty | null;
  readonly pairedBy: string;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

export const BLANK_LINE: Omit<EventLine, "line" | "faults"> = {
  round: null,
  team: null,
  opponent: null,
  imps: null,
  won: null,
  vps: [null, null],
  unplayed: null,
  provisional: false,
  boards: null,
  date: null,
  swapped: null,
  fixture: null,
  isExchanged: false,
  byHand: null,
  correction: null,
  deduction: null,
  pairedBy: "",
  warnings: [],
};

/** Reads a team of a fixture list. */
export function readFixtureTeam(text: string, { teams }: LeaguePlan, side: "home" | "away"): Contestant {
  return readTeam(text, teams, (typed, count) => leagueTexts.team(typed, side, count));
}

/** Returns the margin of a match and the IMPs of both teams. From a margin alone, the loser has 0 IMPs. */
export function impsOf([home, away]: PerSide<number | null>, margin: number | null): Pick<EventLine, "imps" | "won"> {
  if (home !== null && away !== null) return { imps: home - away, won: [home, away] };
  return { imps: margin, won: margin === null ? null : mapSides([margin, -margin], (side) => Math.max(side, 0)) };
}

export type ColumnMessage = readonly [field: MatchColumn, message: string];

/** Returns the column and the message of each case whose `applies` is true. */
export function messagesOf(
  ...cases: readonly (readonly [applies: boolean, field: MatchColumn, message: string | (() => string)])[]
): ColumnMessage[] {
  return cases.flatMap(([applies, field, message]) =>
    applies ? [[field, typeof message === "string" ? message : message()] as const] : []
  );
}

export function isOneSided([first, second]: PerSide<number | null>): boolean {
  return (first === null) !== (second === null);
}
