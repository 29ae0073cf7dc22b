import type { VpScale } from "../../bridge/vp/scale";
import type { Contestant } from "../../movements/contestant";
import type { Movement, Stretch } from "../../movements/movement";
import { oneOfWords, type AllowedOptions } from "../accepted";
import { FIRST_BOARDS, type PlanHeading } from "../option-checks";
import { texts } from "../texts";

/** The kinds of session of pairs in teams that change. */
export type HomeKindName = "four-pairs" | "five-pairs";

/** The numbers of boards and of rounds go together; they are defined with the movements. */
export const HOME_OPTIONS = {
  boards: true,
  rounds: true,
  scoring: { ...oneOfWords(["imps", "vps", "matchpoints"], texts.options.home.scoring), defaultValue: "imps" },
  scale: true,
  pairs: true,
  "first-board": FIRST_BOARDS,
  words: true,
} as const satisfies AllowedOptions;

/** The ranked unit: the winners' IMPs, victory points of rounds, or matchpoints as a percentage. */
export type Scoring = (typeof HOME_OPTIONS.scoring.choices)[number];

/** A session of pairs in teams that change, checked and laid out. */
export interface HomePlan extends PlanHeading {
  readonly kind: HomeKindName;
  /** The pairs' names, "" where none is given; pair 1 first. */
  readonly pairs: readonly string[];
  readonly scoring: Scoring;
  /** The victory-point scale, null but for VPs. */
  readonly scale: VpScale | null;
  readonly boards: number;
  /** The number of the first. */
  readonly firstBoard: number;
  readonly rounds: number;
  readonly movement: Movement<Contestant>;
  /** The movement in what is scored by itself: rounds, or halves of rounds. */
  readonly subrounds: readonly Stretch<Contestant>[];
}
