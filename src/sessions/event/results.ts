import type { Contestant } from "../../movements/contestant";
import type { EventPenalty } from "../teams/event-penalties";
import type { PerSide } from "../teams/match";

/** A match of an event, as far as its result is known. */
export interface MatchResult {
  readonly round: number;
  /** The first team; in a league the home team of the fixture list. */
  readonly team: Contestant;
  /** Null for a bye. */
  readonly opponent: Contestant | null;
  /** The first team's margin in IMPs; null if it is not known. */
  readonly imps: number | null;
  /** The IMPs that each team has won, in a league; absent if the margin is not known. */
  readonly won?: PerSide<number>;
  /** Victory points that replace the scale's, for adjusted results and penalties; else null. */
  readonly vps: number | null;
  readonly opponentVps: number | null;
  /** The reason why the match is not played; absent if it was played, or is still to be played. */
  readonly unplayed?: Unplayed | undefined;
  /** True if the result may still change; until then it counts. */
  readonly provisional?: boolean;
  /** Number of boards played; absent if all boards of the plan were. */
  readonly boards?: number;
  /**
   * The result by which a later round was paired, as written by `writtenResult`; absent if no later round is paired.
   */
  readonly pairedBy?: string | undefined;
  /** The day of play, year-month-day; absent if it is the fixture list's. */
  readonly date?: string;
  /** The change of venue; absent if the home team of the fixture list plays at home. */
  readonly swapped?: SwappedVenue;
}

/**
 * The reason why a match was not played: the first team has a walkover or has conceded, or the match does not count.
 */
export type Unplayed = "walkover" | "conceded" | "void";

/** Reasons why a match was not played, from the opponents' side: if one team has a walkover, the other has conceded. */
export const UNPLAYED_FOR_OPPONENTS = {
  walkover: "conceded",
  conceded: "walkover",
  void: "void",
} as const satisfies Record<Unplayed, Unplayed>;

/** True if a match has a result of any sort, even the points of one team alone. */
export function hasResult({ imps, vps, opponentVps, unplayed }: MatchResult): boolean {
  return unplayed !== undefined || [imps, vps, opponentVps].some((points) => points !== null);
}

/** "fixture": the venue is exchanged for the match alone; "both": for its return match too. */
export type SwappedVenue = "fixture" | "both";

/** A team that enters late or withdraws. */
export interface Presence {
  readonly team: Contestant;
  /** "enters": `round` is the first that the team plays; "withdrawn": the first for which it is not paired. */
  readonly kind: "enters" | "withdrawn";
  readonly round: number;
}

/** The rounds of a knockout, the last 32 first. */
export const BRACKET_ROUNDS = ["R32", "R16", "QF", "SF", "F"] as const;
/** Name in results of the match between the losers of the semi-finals. */
export const THIRD_PLACE = "3RD";
export type BracketRound = (typeof BRACKET_ROUNDS)[number] | typeof THIRD_PLACE;

/** A match of the bracket that has been played. */
export interface BracketResult {
  readonly round: BracketRound;
  readonly team: Contestant;
  readonly opponent: Contestant;
  /** The first team's margin, never 0. */
  readonly imps: number;
  /** Number of boards played, and of boards of the match; absent if all were played. */
  readonly boards?: FewerBoards;
}

/** Number of boards played, and number of boards of the match. */
export interface FewerBoards {
  readonly played: number;
  readonly of: number;
}

/**
 * The Director's instructions for a round before it is paired. "lock": two teams meet; "forbid": two teams may not
 * meet; "swap": two teams exchange places after the pairing rule has placed them; "bye": a team sits out; "triangle"
 * and "long-triangle": three teams play each other in this round, or over two.
 */
export const HAND_WORDS = ["lock", "forbid", "swap", "bye", "triangle", "long-triangle"] as const;
export type HandWord = (typeof HAND_WORDS)[number];

/** An instruction of the Director for a round. */
export interface ByHand {
  /** The round; null for all rounds, which only "forbid" allows. */
  readonly round: number | null;
  readonly what: HandWord;
  /** The teams; empty if the pairing rule chooses the team of a bye or the teams of a triangle. */
  readonly teams: readonly Contestant[];
}

/** A result that was corrected after a later round had been paired by it; the pairing stays. */
export interface Correction {
  readonly round: number;
  readonly team: Contestant;
  readonly opponent: Contestant;
  /** The old and the new result, as written by `writtenResult`. */
  readonly before: string;
  readonly after: string;
}

/** The results of an event, with the Director's decisions. */
export interface EventResults {
  /** Matches played or paired, in the order of the list; in a league each fixture at most once. */
  readonly matches: readonly MatchResult[];
  readonly bracket: readonly BracketResult[];
  /** Teams that enter late or withdraw; absent if all teams play all rounds. */
  readonly presence?: readonly Presence[];
  /** The penalties; absent if there are none. */
  readonly penalties?: readonly EventPenalty[];
  /** The Director's instructions for pairings; absent if there are none. */
  readonly byHand?: readonly ByHand[];
  /** Results that were corrected after later rounds had been paired; absent if there are none. */
  readonly corrections?: readonly Correction[];
}

/** An event before its first round. */
export const NO_EVENT_RESULTS: EventResults = { matches: [], bracket: [] };
