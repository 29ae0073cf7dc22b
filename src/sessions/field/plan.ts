import type { VpScale } from "../../bridge/vp/scale";
import type { Contestant, Partners } from "../../movements/contestant";
import type { Movement, Stretch } from "../../movements/movement";
import type { PlanHeading } from "../option-checks";
import type { OPTIONS } from "../session-options";

/** The kinds of session in which each board is played at all tables, and everybody is ranked against everybody. */
export type FieldKindName = "pairs" | "individual";

/** What decides on the places: percentages of matchpoints, cross-IMPs, or at two tables IMPs or VPs in teams. */
export type FieldScoring = (typeof OPTIONS.scoring.of)[FieldKindName]["choices"][number];

/** Whether IMPs or victory points of two teams decide, which change from round to round. */
export function isInTeams(scoring: FieldScoring): boolean {
  return scoring === "imps" || scoring === "vps";
}

/** Who sits North-South or East-West: a pair, or two players of an individual. */
export type FieldSeated = Contestant | Partners;

/** A session of a field, checked and laid out. */
export interface FieldPlan extends PlanHeading {
  readonly kind: FieldKindName;
  /** The names of the pairs or the players, "" where none is given; number 1 first. */
  readonly names: readonly string[];
  readonly tables: number;
  /** In all; everybody who sits plays all boards of a round, and each is played at every table. */
  readonly boards: number;
  /** The number of the first. */
  readonly firstBoard: number;
  readonly rounds: number;
  readonly scoring: FieldScoring;
  /** The victory-point scale; null but for VPs. */
  readonly scale: VpScale | null;
  /** What each is given, in what decides: percentage points, IMPs or VPs; null where nobody is given any. */
  readonly handicaps: readonly number[] | null;
  readonly movement: Movement<FieldSeated>;
  /** The movement in rounds. */
  readonly stretches: readonly Stretch<FieldSeated>[];
}
