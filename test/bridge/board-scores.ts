import * as fc from "fast-check";
import type { BoardScore } from "../../src/bridge/traveller-score";

/** The scores of a board: numbers are points, `{ adjusted }` and null stand as they are. */
export function board(...scores: (number | BoardScore | null)[]): (BoardScore | null)[] {
  return scores.map((score) => (typeof score === "number" ? { points: score } : score));
}

/** Points as bridge has them. */
export const anyPoints = fc.integer({ min: -760, max: 760 }).map((tens) => tens * 10);
