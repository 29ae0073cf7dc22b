import { plainNumber } from "../../bridge/plain-number";
import type { TableResult } from "../results";

/** A score that the Director gives a side of a table in place of one that cannot be had (Law 12C2), in per cent. */
export type Average = 40 | 50 | 60;

/** What each side of a table is given for a board. */
export interface Averages {
  readonly ns: Average;
  readonly ew: Average;
}

/** All that is known of the play of a field. */
export interface FieldResults {
  /** Each board at most once for each table. */
  readonly tables: readonly TableResult[];
  /** By atTableKey, what counts in place of a score. */
  readonly adjusted: ReadonlyMap<string, Averages>;
  /** By {@link atTableKey}, what is not to be played at a table, so that nobody waits for it. */
  readonly notPlayed?: ReadonlySet<string>;
}

/** A session before its first board. */
export const NO_FIELD_RESULTS: FieldResults = { tables: [], adjusted: new Map() };

/** "60/40": North-South's first. */
export function printAverages({ ns, ew }: Averages): string {
  return `${ns}/${ew}`;
}

const SIGNS: Readonly<Record<string, Average>> = { "A+": 60, A: 50, "A-": 40, "60": 60, "50": 50, "40": 40 };

/** What may be written, for sheets: no one of them begins another. */
export const AVERAGES = ([60, 50, 40] as const).flatMap((ns) =>
  ([60, 50, 40] as const).map((ew) => printAverages({ ns, ew }))
);

/**
 * Reads what each side is given: "60/40", "60%/40%" or "A+/A-", North-South's first.
 * @returns null for anything else.
 */
export function parseAverages(text: string): Averages | null {
  const parts = plainNumber(text.toUpperCase()).replace(/%/g, "").split("/");
  const [ns, ew] = parts.map((part) => SIGNS[part]);
  return parts.length === 2 && ns !== undefined && ew !== undefined ? { ns, ew } : null;
}
