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
  /** The scored event, including the next round's matches if that round is paired. */
  readonly event: ScoredSwissEvent;
  readonly lists: SwissLists;
}

/** The lists of all sheets, with their addresses. */
export interface SwissLists {
  /** The sheets of the Standings: one, or two where there are many rounds. */
  readonly standings: readonly [StandingsPart, ...StandingsPart[]];
  readonly ranking: List<RankingColumn, Contestant>;
  readonly rounds: readonly SwissRound[];
  /** Null if the plan asks for no cross-table. */
  readonly crossTable: CrossTable | null;
  /** Null unless the event is a round robin. */
  readonly fixtures: List<FixtureColumn, RoundLine> | null;
  readonly working: WorkingLists & { readonly byHand: HandSteps };
  /** Null in a round robin, and in an event without rounds before the knockout. */
  readonly director: DirectorLists | null;
  /**
   * Columns for the rounds in which late teams enter and teams withdraw, at the right of the first sheet of the
   * Standings.
   */
  readonly presence: List<PresenceColumn, ScoredTeam>;
  /** The list of penalties, at the top of the sheet Director. */
  readonly penalties: PenaltyList;
  /** Null if there is no knockout. */
  readonly bracket: BracketLists | null;
}

/** The columns of the sheet Winners; "tie" only if ties are broken. */
export type RankingColumn =
  "place" | "number" | "team" | "total" | "net" | "percentage" | "played" | "penalties" | "tie";

/** Columns of the teams on the first sheet of the Standings; "carry" and "handicap" only if the plan has them. */
export type TeamColumn = "number" | "name" | "carry" | "handicap";

/** The cross-table: a row and a column for each team. */
export type CrossTableColumn = "number" | "name" | `against${number}` | "total" | "place";
export type CrossTable = List<CrossTableColumn, ScoredTeam>;

/** The columns of the Fixtures of a round robin, a row for each match. */
export type FixtureColumn = "table" | "team" | "teamName" | "opponent" | "opponentName" | "vps" | "opponentVps";

/** A line of a round's sheet; `line` is its index from 0. */
export interface RoundLine {
  readonly round: SwissRound;
  readonly line: number;
}

/** A sheet of the Standings: lists side by side with a row for each team. */
export interface StandingsPart {
  readonly sheet: string;
  readonly teams: List<TeamColumn, ScoredTeam>;
  readonly rounds: readonly SwissRound[];
  /** A list without columns if there are no rounds before the knockout. */
  readonly totals: List<TotalColumn, ScoredTeam>;
}

export type PresenceColumn = "enters" | "withdrawn" | "check";

export type TotalColumn = "total" | "net" | "percentage" | "place";

/** A Swiss round with its lists. */
export interface SwissRound extends ScoredRound {
  /** The match of three teams that begins in this round; null if there is none. */
  readonly triple: Triple | null;
  /** The lines of the round's own sheet. */
  readonly list: List<RoundColumn, ScoredMatch | undefined>;
  /** Lines of the round on the Working sheet, in the order of the round's own sheet. */
  readonly lines: List<LineStep>;
  /** The columns of a round on the Standings. */
  readonly standings: StandingsRound;
}

export type StandingsRound = List<"opponents" | "vps" | "running", ScoredTeam>;

/** The columns of the Director's instructions for pairings, and of the log of corrected results. */
export type HandColumn = "round" | "what" | "team" | "teamName" | "opponent" | "third" | "names";
export type LogColumn = "round" | "team" | "teamName" | "opponent" | "opponentName" | "before" | "after";

/** The lists of the sheet Director below the penalties. */
export interface DirectorLists {
  readonly byHand: List<HandColumn | CheckColumn, ByHand | null>;
  readonly log: List<LogColumn, Correction | null>;
}

/** Columns of the Working sheet that check the Director's instructions for pairings: a row for each instruction. */
export const HAND_STEPS = [
  ...["roundText", "whatText", "teamText", "opponentText", "thirdText"],
  /**
   * The three team entries as numbers, or as typed if they are no numbers; the index of the instruction's word from 1,
   * or 0 if the word is unknown.
   */
  ...["team", "opponent", "third", "word"],
  /**
   * Number of team entries; number of them that are teams of the event; 1 if the second and the third entry are teams,
   * else 0.
   */
  ...["typed", "known", "both"],
  /**
   * The round, 0 if it is no number; 1 if the instruction's word needs more or fewer teams; 1 if a team is typed twice.
   */
  ...["round", "miscounted", "same"],
  /** Number of the instruction's fault; 0 if it has none. */
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

/** Returns the numbers of teams and rounds, and the units, that the list of penalties accepts. */
export function penaltyRules(plan: SwissEventPlan): PenaltyRules {
  return { teams: plan.teams.length, rounds: plan.rounds, units: unitsOf(plan) };
}

/** Returns the style for points: victory points have two decimals if their scale has decimals. */
export function pointStyle(style: Style, plan: SwissEventPlan): Style {
  return vpStyle(style, isBoardAMatch(plan) ? null : plan.scale);
}
