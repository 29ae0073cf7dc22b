import type { Contestant } from "../../movements/contestant";
import { isBoardAMatch } from "../../sessions/event/forms";
import { unitsOf } from "../../sessions/event/penalties";
import type { SwissEventPlan } from "../../sessions/event/plan";
import type { ByHand, Correction } from "../../sessions/event/results";
import type { ScoredRound, ScoredMatch } from "../../sessions/event/rounds";
import type { ScoredSwissEvent } from "../../sessions/event/score-event";
import type { ScoredTeam } from "../../sessions/event/standings";
import type { Triple } from "../../sessions/event/pairing/three-teams";
import type { Frame } from "../assemble";
import type { CheckColumn } from "../kit/check";
import type { List } from "../kit/list";
import type { PenaltyList } from "../penalties/penalty-list";
import type { PenaltyRules } from "../penalties/penalty-steps";
import type { Style } from "../theme";
import { vpStyle } from "../vp-table";
import type { BracketLists } from "./bracket-lists";
import type { LineStep, WorkingLists } from "./working-lists";

/** Lists and scores from which the sheets of a Swiss event are made. */
export interface SwissSheets extends Frame {
  /** With the next round among its matches. */
  readonly event: ScoredSwissEvent;
  readonly lists: SwissLists;
}

/** The lists of the sheets, each in its place. */
export interface SwissLists {
  /** The sheets of the Standings: one, or two where there are many rounds. */
  readonly standings: readonly [StandingsPart, ...StandingsPart[]];
  readonly ranking: List<RankingColumn, Contestant>;
  readonly rounds: readonly SwissRound[];
  /** Null where none is asked for. */
  readonly crossTable: CrossTable | null;
  /** Null where not all rounds are known from the start. */
  readonly fixtures: List<FixtureColumn, RoundLine> | null;
  readonly working: WorkingLists & { readonly byHand: HandSteps };
  /** Null where all rounds are known from the start, or there are none. */
  readonly director: DirectorLists | null;
  /** When teams come late and withdraw, right of the first sheet of the Standings. */
  readonly presence: List<PresenceColumn, ScoredTeam>;
  /** The list of penalties, on a sheet of its own. */
  readonly penalties: PenaltyList;
  /** Null where there is no knockout. */
  readonly bracket: BracketLists | null;
}

/** The columns of the sheet Winners; the last one only where ties are broken. */
export type RankingColumn =
  "place" | "number" | "team" | "total" | "net" | "percentage" | "played" | "penalties" | "tie";

/** The columns of the teams on the first sheet of the Standings: what they bring and are given only where they do. */
export type TeamColumn = "number" | "name" | "carry" | "handicap";

/** The cross-table: a row and a column for each team. */
export type CrossTableColumn = "number" | "name" | `against${number}` | "total" | "place";
export type CrossTable = List<CrossTableColumn, ScoredTeam>;

/** The columns of the Fixtures of a round robin, a row for each match. */
export type FixtureColumn = "table" | "team" | "teamName" | "opponent" | "opponentName" | "vps" | "opponentVps";

/** A line of a round's sheet, from 0. */
export interface RoundLine {
  readonly round: SwissRound;
  readonly line: number;
}

/** A sheet of the Standings: lists side by side with a row for each team. */
export interface StandingsPart {
  readonly sheet: string;
  readonly teams: List<TeamColumn, ScoredTeam>;
  readonly rounds: readonly SwissRound[];
  /** Without columns where there are no Swiss rounds. */
  readonly totals: List<TotalColumn, ScoredTeam>;
}

export type PresenceColumn = "enters" | "withdrawn" | "check";

export type TotalColumn = "total" | "net" | "percentage" | "place";

/** A Swiss round with its lists. */
export interface SwissRound extends ScoredRound {
  /** The match of three teams that begins in it. */
  readonly triple: Triple | null;
  /** Its own sheet. */
  readonly list: List<RoundColumn, ScoredMatch | undefined>;
  /** Lines of the round on the Working sheet, in the order of the round's own sheet. */
  readonly lines: List<LineStep>;
  /** The columns of a round on the Standings. */
  readonly standings: StandingsRound;
}

export type StandingsRound = List<"opponents" | "vps" | "running", ScoredTeam>;

/** The columns of the sheet Director: instructions for pairings, and the log of corrected results. */
export type HandColumn = "round" | "what" | "team" | "teamName" | "opponent" | "third" | "names";
export type LogColumn = "round" | "team" | "teamName" | "opponent" | "opponentName" | "before" | "after";

/** The lists of the sheet Director, each in its place. */
export interface DirectorLists {
  readonly byHand: List<HandColumn | CheckColumn, ByHand | null>;
  readonly log: List<LogColumn, Correction | null>;
}

/** Working columns of a line about a pairing. */
export const HAND_STEPS = [
  ...["roundText", "whatText", "teamText", "opponentText", "thirdText"],
  /** The entries as numbers; the word by its index, from 1; 0 for none. */
  ...["team", "opponent", "third", "word"],
  /** How many teams are typed, how many of them are teams, and 1 where the second and the third are. */
  ...["typed", "known", "both"],
  /** Its round, 0 for none; whether there are too few or too many teams for the word, and whether one is there twice. */
  ...["round", "miscounted", "same"],
  /** The number of the fault; 0 for none. */
  "fault",
] as const;
export type HandStep = (typeof HAND_STEPS)[number];
export type HandSteps = List<HandStep>;

/** The columns of a round's sheet. */
export type RoundColumn =
  | "table"
  | "team"
  | "teamName"
  | "opponent"
  | "opponentName"
  | "imps"
  | "vps"
  | "opponentVps"
  | "typedVps"
  | "typedOpponentVps"
  | "state"
  | "met"
  | "pairedBy"
  | CheckColumn;

/** Bounds of a margin, in IMPs or in victory points that the Director gives. */
export const MARGINS = [-999, 999] as const;

/** Numbers of teams and rounds, and the units, that the list of penalties takes. */
export function penaltyRules(plan: SwissEventPlan): PenaltyRules {
  return { teams: plan.teams.length, rounds: plan.rounds, units: unitsOf(plan) };
}

/** The style of points: boards won with their half, victory points as their scale has them. */
export function pointStyle(style: Style, plan: SwissEventPlan): Style {
  return vpStyle(style, isBoardAMatch(plan) ? null : plan.scale);
}
