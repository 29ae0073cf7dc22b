import type { Percentages } from "../../bridge/traveller-score";
import type { Contestant } from "../../movements/contestant";
import type { Stretch } from "../../movements/movement";
import type { TableResult } from "../results";
import type { PerSide } from "../teams/match";
import type { BoardCount } from "./board-counts";
import type { ExtraScore } from "./extra-scores";
import type { FieldPenalty } from "./penalties";
import type { FieldPlan, FieldSeated } from "./plan";
import type { WeightedSides } from "./results";
import type { RuledScore } from "./ruled-score-text";
import type { Tally } from "./tally";
import type { Turned } from "./turned";
import type { Sides } from "./written-score";
import type { WrongBoard } from "./wrong-board";

/** A board's players and score at one table. */
export interface ScoredPlay {
  readonly round: number;
  readonly table: number;
  /** The contestants as they actually sat. */
  readonly ns: FieldSeated;
  readonly ew: FieldSeated;
  readonly isTurned: boolean;
  readonly result: TableResult | null;
  readonly isNotPlayed: boolean;
  /** Averages by the Director, which replace the result. */
  readonly averages: Percentages | null;
  /** The weighted or split score, which replaces result and averages. */
  readonly weighted: WeightedSides | null;
  /** Score written for a ruling that has been removed since; it counts as written. */
  readonly ruled: RuledScore | null;
  /** On a fouled board, the group of tables that the score is compared with; "" for the group without a name. */
  readonly group: string;
  /** Not rounded; the top is `topOf(plan.results)`. Null until there is another score to compare with. */
  readonly matchpoints: Sides | null;
  /** Cross-IMPs, an average over the comparisons; null in the same cases as `matchpoints`. */
  readonly imps: Sides | null;
}

/** A board that was played in place of another, in the round of that one. */
export interface ScoredWrongBoard extends ScoredPlay {
  readonly board: number;
  readonly instead: number;
}

/** A board at all tables that play it. */
export interface ScoredFieldBoard {
  readonly board: number;
  /** Table 1 first. */
  readonly plays: readonly ScoredPlay[];
  /** Results of tables that played this board in place of another, in the order of the list of wrong boards. */
  readonly wrong: readonly ScoredWrongBoard[];
  /** With two tables, IMPs of the team that is North-South at Table 1, and of its opponents; otherwise, or before both results, null. */
  readonly teamImps: PerSide<number> | null;
}

export interface ScoredFieldRound {
  readonly plan: Stretch<FieldSeated>;
  /** Each board only at the tables that play it in this round. */
  readonly boards: readonly ScoredFieldBoard[];
  /** Boards played in place of the round's own. */
  readonly wrong: readonly ScoredWrongBoard[];
  readonly extras: readonly ExtraScore[];
  /** The sum of the boards' {@link ScoredFieldBoard.teamImps}; null before the first. */
  readonly teamImps: PerSide<number> | null;
  /** Scores of this round alone, by contestant. */
  readonly tallies: readonly Tally[];
  /** {@link ScoredField.totals} up to this round. */
  readonly running: readonly (number | null)[];
  /** Places by `running`. */
  readonly places: readonly string[];
}

export interface ScoredField {
  readonly kind: FieldPlan["kind"];
  readonly plan: FieldPlan;
  /** In the order of their numbers. */
  readonly boards: readonly ScoredFieldBoard[];
  readonly rounds: readonly ScoredFieldRound[];
  /** Scores of all rounds after penalties, by contestant. */
  readonly tallies: readonly Tally[];
  readonly penalties: readonly FieldPenalty[];
  readonly turned: readonly Turned[];
  readonly wrongBoards: readonly WrongBoard[];
  readonly extras: readonly ExtraScore[];
  /** In the ranked unit with penalties and handicap, to {@link RANKED_DECIMALS}; null before the first scored board. */
  readonly totals: readonly (number | null)[];
  /** "1", "2=" …; "" without a total. */
  readonly places: readonly string[];
  /** The leader first; if level, the lower number. With two winners, all North-South pairs come before East-West. */
  readonly standings: readonly Contestant[];
  /** Counts boards that every table has a score for; results if tables do not share the boards. */
  readonly progress: { readonly scored: number; readonly of: number; readonly unit: "boards" | "results" };
  /** Number of boards with a score, by contestant. */
  readonly counts: readonly BoardCount[];
  /** Boards without a result, except those adjusted or marked as not played. */
  readonly unplayed: readonly { readonly table: number; readonly board: number }[];
}
