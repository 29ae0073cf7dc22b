import type { PlanHeading, WalkoverWay } from "../option-checks";
import type { Scaled } from "../teams/fewer-boards";
import type { MatchForm } from "./forms";

/** A checked event whose results are whole matches, of any form. */
export interface EventPlan extends PlanHeading, Scaled {
  readonly form: MatchForm;
  /** The teams' names; "" for one without. */
  readonly teams: readonly string[];
  /** Swiss rounds, 0 for a knockout alone; or those of a round robin or a league. */
  readonly rounds: number;
  /** Of a round robin or a league: whether everybody meets twice. */
  readonly double: boolean;
  /** What a walkover gives: a share of the scale, or the average of the team's other matches. */
  readonly walkover: WalkoverWay;
  /** IMPs that each team is given in a match of all its boards; null without handicaps. */
  readonly handicaps: readonly number[] | null;
}
