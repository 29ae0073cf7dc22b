import type { TableResult } from "../results";
import { dealsAgain, type ChicagoPlan } from "./plan";

/** Results of an evening at one table. */
export interface ChicagoResults {
  /** Results; at most one for each deal. */
  readonly tables: readonly TableResult[];
  /** Boards of deals that will not be played, and so do not count as missing. */
  readonly notPlayed: ReadonlySet<number>;
  /** North-South's high-card points, keyed by board number; empty without a table of expected scores. */
  readonly hcp: ReadonlyMap<number, number>;
}

/** An evening before its first deal. */
export const NO_CHICAGO_RESULTS: ChicagoResults = { tables: [], notPlayed: new Set(), hcp: new Map() };

export function isDealtAgain(plan: ChicagoPlan, { contract, points }: TableResult): boolean {
  return dealsAgain(plan) && (contract === "Pass" || (contract === null && points === 0));
}
