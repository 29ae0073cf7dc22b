import type { PerSide } from "../../sessions/teams/match";

/** Total, percentage and place of a pair in a file, as written; "" for none. */
export interface StatedTotal {
  readonly line: number;
  readonly pair: string;
  readonly side: "N-S" | "E-W" | "";
  readonly total: string;
  readonly percentage: string;
  readonly place: string;
}

/** Matchpoints or IMPs that a file gives both pairs for a board. */
export interface StatedScore {
  readonly line: number;
  readonly board: string;
  readonly ns: string;
  readonly ew: string;
  readonly points: PerSide<string>;
}

/** A file's own totals and scores. */
export interface StatedTotals {
  readonly totals: readonly StatedTotal[];
  readonly scores: readonly StatedScore[];
}
