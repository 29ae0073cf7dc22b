import type { VpScale } from "../../bridge/vp/scale";
import type { Contestant } from "../../movements/contestant";
import type { Movement, Stretch } from "../../movements/movement";
import { oneOfWords, type AllowedOptions } from "../accepted";
import { FIRST_BOARDS, type PlanHeading } from "../option-checks";
import { texts } from "../texts";

/** Kinds of session of pairs in changing teams. */
export type HomeKindName = "four-pairs" | "five-pairs";

/** The allowed numbers of boards and rounds depend on each other, so they are defined with the movements. */
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
  /** The pairs' names, "" for none; pair 1 first. */
  readonly pairs: readonly string[];
  readonly scoring: Scoring;
  /** The victory-point scale; null unless victory points decide. */
  readonly scale: VpScale | null;
  readonly boards: number;
  readonly firstBoard: number;
  readonly rounds: number;
  readonly movement: Movement<Contestant>;
  /** The parts of the movement that are scored separately: rounds, or halves of rounds. */
  readonly subrounds: readonly Stretch<Contestant>[];
}
