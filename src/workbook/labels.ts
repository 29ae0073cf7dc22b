import { runsIn } from "../movements/board-runs";
import type { Stretch } from "../movements/movement";
import { labelTexts } from "./label-texts";

/** "1–4" for boards in a row, "5" for one, "" for none; "3–4, 1–2" in another order. */
export function boardsLabel(boards: readonly number[]): string {
  return runsIn(boards, "–").join(", ");
}

type Subround = Pick<Stretch<never>, "round" | "part">;

/** "3", or "3, 1st half". */
export function subroundLabel({ round, part }: Subround): string | number {
  return part === null ? round : labelTexts.half(round, part);
}

/** "3", or "3a" and "3b" for the halves, where there is little room. */
export function subroundShort({ round, part }: Subround): string {
  return part === null ? String(round) : labelTexts.halfShort(round, part);
}
