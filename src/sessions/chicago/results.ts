import type { TableResult } from "../results";

/** All that is known of an evening's play. */
export interface ChicagoResults {
  /** Each deal at most once. */
  readonly tables: readonly TableResult[];
  /** The boards of deals that are not to be played, so that nobody waits for them. */
  readonly notPlayed: ReadonlySet<number>;
}

/** An evening before its first deal. */
export const NO_CHICAGO_RESULTS: ChicagoResults = { tables: [], notPlayed: new Set() };
