import type { Scored } from "../sessions/kinds";

/** A session of a season, as read from its workbook. */
export interface Evening {
  /** The file's name. */
  readonly source: string;
  readonly scored: Scored;
}

/**
 * What sort of evening it was. Points of one sort can be added up, those of two cannot: 40 IMPs of four pairs are not
 * 40 IMPs of a knockout match.
 */
export type Form = "pairs" | "field" | "individual" | "match" | "three-teams" | "four-teams" | "swiss-event";

/** What points are: IMPs, victory points, boards at board-a-match, matchpoints in per cent, or cross-IMPs. */
export type Measure = "imps" | "vps" | "boards" | "percent" | "crossImps";

/** A pair, a player or a team of an evening, with what it came to. */
export interface Entry {
  /** As typed; "" for one without a name. */
  readonly name: string;
  /** Its number, from 1. */
  readonly number: number;
  /**
   * The two at a table of a team, as typed; "" for a player without a name. A pair is named by its players. Of a player
   * of an individual with each partner, herself first.
   */
  readonly seated: readonly (readonly [string, string])[];
  /** Null where nothing is scored. */
  readonly points: number | null;
  /** 1 for the first; those who share a place have the better one. Null without a place. */
  readonly rank: number | null;
}

/** What an evening gives a season. */
export interface EveningScore {
  readonly form: Form;
  readonly measure: Measure;
  readonly title: string;
  /** Year-month-day, or "". */
  readonly date: string;
  readonly who: "player" | "pair" | "team";
  readonly entries: readonly Entry[];
  /** Boards, or matches of a Swiss event, that are scored, and how many there are to be. */
  readonly scored: number;
  readonly expected: number;
}
