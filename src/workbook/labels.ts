import { runsIn } from "../movements/board-runs";
import type { Stretch } from "../movements/movement";
import { labelTexts } from "./label-texts";

/**
 * Returns the label of boards: "1–4" for consecutive boards, "5" for a single board, "" for none; "3–4, 1–2" if the
 * boards are in another order than by number.
 */
export function boardsLabel(boards: readonly number[]): string {
  return runsIn(boards, "–").join(", ");
}

type Subround = Pick<Stretch<never>, "round" | "part">;

/** Returns the label of a round, "3", or of half a round, "3, 1st half". */
export function subroundLabel({ round, part }: Subround): string | number {
  return part === null ? round : labelTexts.half(round, part);
}

/** Returns the short label of a round, "3", or of half a round, "3a" or "3b", for places with little room. */
export function subroundShort({ round, part }: Subround): string {
  return part === null ? String(round) : labelTexts.halfShort(round, part);
}
