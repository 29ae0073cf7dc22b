import type { Contestant } from "../../movements/contestant";
import type { LeagueMatch } from "../../sessions/event/league-matches";
import { unitsOf } from "../../sessions/event/penalties";
import type { LeaguePlan } from "../../sessions/event/plan";
import type { LeagueRound } from "../../sessions/event/schedule/fixture-rounds";
import type { ScoredLeague } from "../../sessions/event/score-event";
import type { Frame } from "../assemble";
import type { CheckColumn } from "../kit/check";
import type { List } from "../kit/list";
import type { PenaltyList } from "../penalties/penalty-list";
import type { PenaltyRules } from "../penalties/penalty-steps";
import type { WorkingLists } from "./working-lists";

/** Lists and scores from which the sheets of a league are made. */
export interface LeagueSheets extends Frame {
  readonly league: ScoredLeague;
  readonly lists: LeagueLists;
}

/** The lists of all sheets, with their addresses. */
export interface LeagueLists {
  readonly fixtures: List<FixtureColumn, LeagueMatch>;
  readonly table: List<TableColumn, Contestant>;
  /** The list of penalties, on a sheet of its own. */
  readonly penalties: PenaltyList;
  /** The sheets of the Form: one for each division, or two where there are many rounds. */
  readonly form: readonly [FormPart, ...FormPart[]];
  readonly outstanding: List<OutstandingColumn, unknown>;
  readonly working: WorkingLists;
}

/** The columns of the fixture list. */
export type FixtureColumn =
  | "date"
  | "home"
  | "away"
  | "homeImps"
  | "awayImps"
  | "homeVps"
  | "awayVps"
  | "state"
  | "typedHomeVps"
  | "typedAwayVps"
  | "conceded"
  | "venue"
  | "boards"
  | CheckColumn;

/** The columns of the league table. */
export type TableColumn =
  | "place"
  | "number"
  | "team"
  | "played"
  | "won"
  | "drawn"
  | "lost"
  | "impsFor"
  | "impsAgainst"
  | "deducted"
  | "total"
  | "remark";

export type OutstandingColumn = "date" | "division" | "round" | "home" | "away" | "listed" | "remark" | "line";

/** The column of a round on the Form. */
type RoundColumn = `round${number}`;
export type FormColumn = "number" | "name" | RoundColumn;

/** Returns the numbers of teams and rounds, and the units, that the list of penalties accepts. */
export function penaltyRules(plan: LeaguePlan): PenaltyRules {
  return { teams: plan.teams.length, rounds: plan.rounds, units: unitsOf(plan) };
}

/** A sheet of the Form: two lists below each other with a row for each team of a division. */
export interface FormPart {
  readonly sheet: string;
  /** Index of the division, from 0. */
  readonly division: number;
  readonly teams: readonly Contestant[];
  readonly rounds: readonly LeagueRound[];
  readonly vps: List<FormColumn, Contestant>;
  readonly running: List<FormColumn, Contestant>;
}

export function roundColumn({ round }: Pick<LeagueRound, "round">): RoundColumn {
  return `round${round}`;
}
