import { topOf } from "../../bridge/matchpoints";
import { nearest } from "../../bridge/points";
import { averageImps, averagePercent } from "../../bridge/traveller-score";
import type { FieldPlan } from "./plan";
import { inParts, unitsPerPoint } from "./units";

/** A number for each side of a table. */
export interface Sides {
  readonly ns: number;
  readonly ew: number;
}

/** True if a ruling depends on all scores of its board. Scores of such a board are written down, in hundredths. */
export function isRuled({
  plays,
  wrong,
}: {
  readonly plays: readonly { readonly weighted: unknown }[];
  readonly wrong: readonly unknown[];
}): boolean {
  return wrong.length > 0 || plays.some(({ weighted }) => weighted !== null);
}

/**
 * Returns a written score in per cent and in IMPs; one of them is as written, the other is derived from it as for
 * averages.
 */
export function writtenWorth({ scoring }: Pick<FieldPlan, "scoring">, written: number) {
  return scoring === "matchpoints"
    ? { percent: written, imps: averageImps(written) }
    : { percent: averagePercent(Math.sign(written)), imps: written };
}

/**
 * Returns a score as it is written down, rounded to hundredths: in per cent of the top if the session is scored by
 * matchpoints, otherwise in IMPs. Null without a score.
 */
export function writtenScore(
  { scoring, results }: Pick<FieldPlan, "scoring" | "results">,
  { matchpoints, imps }: { readonly matchpoints: Sides | null; readonly imps: Sides | null }
): Sides | null {
  if (!matchpoints || !imps) return null;
  const [points, whole] = scoring === "matchpoints" ? [matchpoints, topOf(results) / 100] : [imps, 1];
  // Divides whole numbers, so that halves are rounded up.
  const sideScore = (side: keyof Sides) =>
    nearest((100 * inParts(points[side], results)) / (whole * unitsPerPoint(results))) / 100 || 0;
  return { ns: sideScore("ns"), ew: sideScore("ew") };
}
