import type { Contestant } from "../../movements/contestant";
import type { LeagueMatch } from "../../sessions/league/matches";
import type { LeagueRound } from "../../sessions/league/plan";
import type { ScoredLeague } from "../../sessions/league/score-league";
import type { Frame } from "../assemble";
import type { CheckColumn } from "../kit/check";
import type { List } from "../kit/list";
import type { WorkingLists } from "./working-lists";

/** What the sheets of a league are made from. */
export interface LeagueSheets extends Frame {
  readonly league: ScoredLeague;
  readonly lists: LeagueLists;
}

/** The lists of the sheets, each in its place. */
export interface LeagueLists {
  readonly fixtures: List<FixtureColumn, LeagueMatch>;
  readonly table: List<TableColumn, Contestant>;
  /** What is taken from teams, right of the page of the Table. */
  readonly deductions: List<DeductionColumn, Contestant>;
  /** The sheets of the Form: one, or two where there are many rounds. */
  readonly form: readonly [FormPart, ...FormPart[]];
  readonly outstanding: List<OutstandingColumn, unknown>;
  readonly working: WorkingLists;
}

/** The columns of the fixture list. */
export type FixtureColumn =
  | "round"
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

/** The columns in which points are typed that are taken from a team, in the order of the teams' numbers. */
export type DeductionColumn = "number" | "name" | "points" | "reason" | "check";

export type OutstandingColumn = "date" | "round" | "home" | "away" | "listed" | "remark" | "line";

/** The column of a round on the Form. */
type RoundColumn = `round${number}`;
export type FormColumn = "number" | "name" | RoundColumn;

/** A sheet of the Form: two lists below each other with a row for each team. */
export interface FormPart {
  readonly sheet: string;
  readonly rounds: readonly LeagueRound[];
  readonly vps: List<FormColumn, Contestant>;
  readonly running: List<FormColumn, Contestant>;
}

/** The column of a round. */
export function roundColumn({ round }: Pick<LeagueRound, "round">): RoundColumn {
  return `round${round}`;
}
