import type { EveningForm } from "../sessions/kind";
import type { Scored } from "../sessions/kinds";
import type { StandingsRow } from "../sessions/scored-session";

export interface Evening {
  readonly source: string;
  readonly scored: Scored;
}

/** Unit of an evening's points. "boards" is board-a-match, "percent" matchpoints, "points" plain scores. */
export type Measure = "imps" | "vps" | "boards" | "percent" | "crossImps" | "points";

/** Result of a player, pair or team on an evening. */
export interface Entry {
  /** The name as typed; "" if nobody has typed one. */
  readonly name: string;
  /** Number of the player, pair or team, from 1. */
  readonly number: number;
  readonly seated: StandingsRow["seated"];
  /** Points on the evening; null before the first score. */
  readonly points: number | null;
  /** Place as a number, from 1; tied entries have the better place. Null without a place. */
  readonly rank: number | null;
  /**
   * Direction of the ranking that the place is in, if N-S and E-W are ranked apart; null if there is only one ranking.
   */
  readonly direction: StandingsRow["direction"];
}

/** The entries of an evening, with their points. */
export interface EveningScore {
  readonly form: EveningForm;
  readonly measure: Measure;
  readonly title: string;
  /** Date of the evening, year-month-day; "" if there is none. */
  readonly date: string;
  readonly who: "player" | "pair" | "team";
  readonly entries: readonly Entry[];
  /** Number of boards scored, or of matches in a Swiss event; `expected` is the number of all boards or matches. */
  readonly scored: number;
  readonly expected: number;
}
