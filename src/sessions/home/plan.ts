import type { VpScale } from "../../bridge/vp/scale";
import type { PlannedSubround } from "../../movements/subround";

/** How a session's IMPs become the pairs' points. */
export const SCORINGS = ["imps", "vps"] as const;
export type Scoring = (typeof SCORINGS)[number];

/** The kinds of session of pairs in teams that change. */
export type HomeKindName = "four-pairs" | "five-pairs";

/** What a person chooses for a session of pairs in teams that change. Text is as typed. */
export interface HomeOptions {
  readonly boards: number;
  /** Left out: the usual number for the boards. */
  readonly rounds?: number | undefined;
  /** "imps" (the default) or "vps". */
  readonly scoring?: string | undefined;
  /** The name of a victory-point scale; left out, HOME for the boards that are scored together. */
  readonly scale?: string | undefined;
  readonly title?: string | undefined;
  /** Year-month-day, or "" for none. */
  readonly date?: string | undefined;
  /** A name for each pair, or none at all. */
  readonly pairs?: readonly string[] | undefined;
}

/** A session of pairs in teams that change, checked and laid out. */
export interface HomePlan {
  readonly kind: HomeKindName;
  readonly title: string;
  /** Year-month-day, or "". */
  readonly date: string;
  /** The pairs' names, "" where none is given; pair 1 first. */
  readonly pairs: readonly string[];
  readonly scoring: Scoring;
  /** The victory-point scale, null when scored by IMPs. */
  readonly scale: VpScale | null;
  readonly boards: number;
  readonly rounds: number;
  readonly subrounds: readonly PlannedSubround[];
}
