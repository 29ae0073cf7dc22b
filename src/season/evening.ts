import type { EveningForm } from "../sessions/kind";
import type { Scored } from "../sessions/kinds";
import type { StandingsRow } from "../sessions/scored-session";

/** A session of a season, as read from its workbook. */
export interface Evening {
  /** The file's name. */
  readonly source: string;
  readonly scored: Scored;
}

/**
 * What points are: IMPs, victory points, boards at board-a-match, matchpoints as a percentage, cross-IMPs, or points as
 * they are won.
 */
export type Measure = "imps" | "vps" | "boards" | "percent" | "crossImps" | "points";

/** A pair, a player or a team of an evening, with what it came to. */
export interface Entry {
  /** As typed; "" for one without a name. */
  readonly name: string;
  /** Its number, from 1. */
  readonly number: number;
  readonly seated: StandingsRow["seated"];
  /** Null where nothing is scored. */
  readonly points: number | null;
  /** 1 for the first; those who share a place have the better one. Null without a place. */
  readonly rank: number | null;
  /** Of two rankings in which it has that place; null where there is one. */
  readonly direction: StandingsRow["direction"];
}

/** What an evening gives a season. */
export interface EveningScore {
  readonly form: EveningForm;
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
