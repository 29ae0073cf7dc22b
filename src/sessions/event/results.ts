import type { Contestant } from "../../movements/contestant";
import type { EventPenalty } from "../teams/event-penalties";
import type { PerSide } from "../teams/match";

/** A match of an event as far as it is known. */
export interface MatchResult {
  readonly round: number;
  /** In a league the home team of the fixture list. */
  readonly team: Contestant;
  /** Null for a bye. */
  readonly opponent: Contestant | null;
  /** The first team's margin; null where it is not known. */
  readonly imps: number | null;
  /** The IMPs that each team has won, in a league; left out where the margin is not known. */
  readonly won?: PerSide<number>;
  /** Victory points in place of the scale's, for adjusted results and penalties; else null. */
  readonly vps: number | null;
  readonly opponentVps: number | null;
  /** Left out of a match that was played, or is still to be. */
  readonly unplayed?: Unplayed | undefined;
  /** True if the result may still change: play goes on by it. */
  readonly provisional?: boolean;
  /** The number of boards played; left out where it is that of the plan. */
  readonly boards?: number;
  /** The result by which a later round was paired, as `writtenResult` has it; left out where none is paired yet. */
  readonly pairedBy?: string | undefined;
  /** The day it is played on, year-month-day; left out where it is that of the fixture list. */
  readonly date?: string;
  /** Left out where it is played at the home of the fixture list's home team. */
  readonly swapped?: SwappedVenue;
}

/** Why a match was not played: the first team has a walkover, or has conceded; or it is of no account. */
export type Unplayed = "walkover" | "conceded" | "void";

/** Why a match was not played, as its opponents' result. */
export const UNPLAYED_FOR_OPPONENTS = {
  walkover: "conceded",
  conceded: "walkover",
  void: "void",
} as const satisfies Record<Unplayed, Unplayed>;

/** True if a match has a result of any sort, even the points of one team alone. */
export function hasResult({ imps, vps, opponentVps, unplayed }: MatchResult): boolean {
  return unplayed !== undefined || [imps, vps, opponentVps].some((points) => points !== null);
}

/** The venue is exchanged for a match alone, or for it and its return. */
export type SwappedVenue = "fixture" | "both";

/** A team that comes late or leaves early. */
export interface Presence {
  readonly team: Contestant;
  /** The first round that it plays, or the one from which it is not paired any more. */
  readonly kind: "enters" | "withdrawn";
  readonly round: number;
}

/** The rounds of a knockout, the last 32 first. */
export const BRACKET_ROUNDS = ["R32", "R16", "QF", "SF", "F"] as const;
/** The match of the losers of the semi-finals. */
export const THIRD_PLACE = "3RD";
export type BracketRound = (typeof BRACKET_ROUNDS)[number] | typeof THIRD_PLACE;

/** A match of the bracket that has been played. */
export interface BracketResult {
  readonly round: BracketRound;
  readonly team: Contestant;
  readonly opponent: Contestant;
  /** The first team's margin, never 0. */
  readonly imps: number;
  /** How many boards were played, and of how many, where it is fewer. */
  readonly boards?: FewerBoards;
}

/** Boards that were played, and how many a match has. */
export interface FewerBoards {
  readonly played: number;
  readonly of: number;
}

/**
 * The Director's instructions for a round before it is paired: two teams that meet, two that may not, two that change places
 * in what the rule gives, who sits out, and which three play each other, in this round or over two.
 */
export const HAND_WORDS = ["lock", "forbid", "swap", "bye", "triangle", "long-triangle"] as const;
export type HandWord = (typeof HAND_WORDS)[number];

/** An instruction of the Director for a round. */
export interface ByHand {
  /** Null for all rounds: of two teams that may never meet. */
  readonly round: number | null;
  readonly what: HandWord;
  /** None where a bye, or a match of three, is left to the rule. */
  readonly teams: readonly Contestant[];
}

/** A result that was corrected after a later round had been paired by it: that pairing stays. */
export interface Correction {
  readonly round: number;
  readonly team: Contestant;
  readonly opponent: Contestant;
  /** As `writtenResult` has them. */
  readonly before: string;
  readonly after: string;
}

/** All that is known of an event's play. */
export interface EventResults {
  /** Played or paired, in the order in which they are listed; in a league each fixture at most once. */
  readonly matches: readonly MatchResult[];
  readonly bracket: readonly BracketResult[];
  /** Left out where all teams are there from the first round to the last. */
  readonly presence?: readonly Presence[];
  /** Left out where there are none. */
  readonly penalties?: readonly EventPenalty[];
  /** The Director's instructions for pairings; left out where the rule alone pairs. */
  readonly byHand?: readonly ByHand[];
  /** The results that were corrected after later rounds had been paired; left out where there are none. */
  readonly corrections?: readonly Correction[];
}

/** An event before its first round. */
export const NO_EVENT_RESULTS: EventResults = { matches: [], bracket: [] };
