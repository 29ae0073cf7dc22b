import type { TableResult } from "../results";
import { dealsAgain, type ChicagoPlan } from "./plan";

/** All that is known of an evening's play. */
export interface ChicagoResults {
  /** Each deal at most once. */
  readonly tables: readonly TableResult[];
  /** The boards of deals that are not to be played, so that nobody waits for them. */
  readonly notPlayed: ReadonlySet<number>;
  /** North-South's high-card points by board, where scores are expected by them. */
  readonly hcp: ReadonlyMap<number, number>;
}

/** An evening before its first deal. */
export const NO_CHICAGO_RESULTS: ChicagoResults = { tables: [], notPlayed: new Set(), hcp: new Map() };

export function isDealtAgain(plan: ChicagoPlan, { contract, points }: TableResult): boolean {
  return dealsAgain(plan) && (contract === "Pass" || (contract === null && points === 0));
}
