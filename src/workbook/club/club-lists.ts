import type { Contestant } from "../../movements/contestant";
import type { List } from "../kit/list";
import type { ChosenRows } from "./chosen-rows";
import type { clubTexts } from "./texts";

export type PairColumn = "pair" | "side" | "name" | "handicap" | "penalty" | "check";

/** A line of the list; null is a blank one. */
export type PairLine = Contestant | null;
export type PairList = List<PairColumn, PairLine>;

/** Steps of each line of the sheet Pairs, up to its place. */
export const PAIR_STEPS = [
  /** Number of this line from 1; and the line of the pair whose position in the ranking is this number, 0 for none. */
  "line",
  "ranked",
  /**
   * The pair's number in capitals without spaces around it, such as "A12", so that numbers can be compared; "" in a
   * blank line.
   */
  "id",
  /** The digits of the pair's number, such as "12" in "A12", after the letters of the section. */
  "number",
  /** 1 for N-S and 2 for E-W if N-S and E-W pairs are ranked apart, else 0; "" for none. */
  "side",
  /**
   * The pair's number as it is compared with the N-S numbers of boards, then with the E-W numbers; "?" if the pair does
   * not sit there.
   */
  "ns",
  "ew",
  /** Letters of the section and a full stop; "-" in a blank line. */
  "section",
  /** The most results that a board of the pair's section has. */
  "maxResults",
  "name",
  "handicap",
  "penalty",
  "amounts",
  "check",
  /** Number of the pair's scored boards, and the sum of the scores on these boards. */
  "played",
  "sum",
  /**
   * Numbers of the pair's boards with an average plus, an average and an average minus; and the pair's percentage on
   * its other boards.
   */
  "pluses",
  "averages",
  "minuses",
  "share",
  /**
   * Added to the averages, in per cent of a board: an average plus is raised to the pair's percentage on its other
   * boards if this is higher, and an average minus is lowered to it if this is lower.
   */
  "more",
  "matchpoints",
  "total",
  /** Rising by the order of the rankings. */
  "group",
  /** The place as a number, above all without a total; as it is shown; and the line of the sheet Ranking. */
  "order",
  "place",
  "position",
] as const;
export type PairStep = (typeof PAIR_STEPS)[number];

/** The steps of pairs on the sheet Working. */
export interface PairSteps {
  readonly list: List<PairStep>;
  readonly right: number;
}

export type RankingColumn = "place" | "group" | "pair" | "name" | "boards" | "matchpoints" | "total";
export type RankingList = List<RankingColumn, Contestant>;

/** The board that is shown, and its rows. */
export interface ChosenBoard {
  readonly rows: ChosenRows;
  readonly right: number;
  /** For any sheet. */
  readonly cell: string;
}

/** The pair that is shown: its number, where it sits N-S and E-W ("!" for none), and its line on Pairs. */
export type ChosenPairStep = "id" | "ns" | "ew" | "pair";

/** The pair that is shown, and its rows. */
export interface ChosenPair {
  readonly steps: List<ChosenPairStep>;
  readonly rows: ChosenRows;
  /** In each line of the card: 1 N-S, 2 E-W. */
  readonly seats: List<"seat">;
  readonly right: number;
}

/** Counts on the sheet Check. */
export type Count = keyof typeof clubTexts.check.count;
/** Counts, and the number of boards that the middle pair has of all that have any, by their boards. */
export type CheckStep = Count | "usual";

/** Counts, and the first rows with a message, by their places in the columns of Results. */
export interface CheckSteps {
  readonly counts: List<CheckStep>;
  readonly rows: List<"row">;
  readonly right: number;
  /** For any sheet. */
  readonly typed: string;
  readonly wrong: string;
  readonly few: string;
  readonly usual: string;
}
