import type { Subround } from "../../movements/subround";
import { texts } from "../texts";

/** "3", or "3, 1st half". */
export function subroundLabel({ round, half }: Subround): string | number {
  return half === null ? round : texts.scoresheet.half(round, half);
}

/** "3", or "3a" and "3b" for the halves, where there is little room. */
export function subroundShort({ round, half }: Subround): string {
  return half === null ? String(round) : texts.scoresheet.halfShort(round, half);
}
