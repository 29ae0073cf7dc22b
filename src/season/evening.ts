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
  /** As typed; may be "". */
  readonly name: string;
  /** From 1. */
  readonly number: number;
  readonly seated: StandingsRow["seated"];
  /** Null before the first score. */
  readonly points: number | null;
  /** Counted from 1; tied entries have the better place. Null without a place. */
  readonly rank: number | null;
  /** The ranking that the place is in; null if there is only one. */
  readonly direction: StandingsRow["direction"];
}

/** The entries of an evening, with their points. */
export interface EveningScore {
  readonly form: EveningForm;
  readonly measure: Measure;
  readonly title: string;
  /** Year-month-day, or "". */
  readonly date: string;
  readonly who: "player" | "pair" | "team";
  readonly entries: readonly Entry[];
  /** Number of boards, or of matches of a Swiss event, that are scored; `expected` is the number in all. */
  readonly scored: number;
  readonly expected: number;
}
