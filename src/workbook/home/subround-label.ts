import type { Subround } from "../../movements/subround";

/** "3", or "3, 1st half". */
export function subroundLabel({ round, half }: Subround): string | number {
  return half === null ? round : `${round}, ${half === 1 ? "1st" : "2nd"} half`;
}

/** "3", or "3a" and "3b" for the halves, where there is little room. */
export function subroundShort({ round, half }: Subround): string {
  return `${round}${half === null ? "" : half === 1 ? "a" : "b"}`;
}
