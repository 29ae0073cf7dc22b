import { plainNumber } from "../../bridge/plain-number";

/**
 * A score that a ruling gives, as written in the column Adjusted: "57.50/37.25 R" in per cent of the top, or in IMPs.
 */
export interface RuledScore {
  /** The score of each side; null for "R" alone, which is written while there is no other score to compare with. */
  readonly worth: { readonly ns: number; readonly ew: number } | null;
}

const RULED = /^(-?\d{1,3}\.\d\d)\/(-?\d{1,3}\.\d\d)R$/;

/**
 * Reads a score that a ruling gives.
 * @returns null for anything else.
 */
export function parseRuledScore(text: string): RuledScore | null {
  const plain = plainNumber(text.toUpperCase());
  const [, ns, ew] = RULED.exec(plain) ?? [];
  if (ns !== undefined && ew !== undefined) return { worth: { ns: Number(ns) || 0, ew: Number(ew) || 0 } };
  return plain === "R" ? { worth: null } : null;
}

export function printRuledScore({ worth }: RuledScore): string {
  return worth ? `${worth.ns.toFixed(2)}/${worth.ew.toFixed(2)} R` : "R";
}
