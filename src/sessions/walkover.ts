import { hundredths } from "../bridge/points";
import { bandOf, type VpScale } from "../bridge/vp/scale";

/**
 * The share of a match's points that a team gets without playing, for a bye or from opponents who concede: 12 of 20,
 * as is usual in conditions of contest; who concedes gets none. The project's choice: other points may be typed.
 */
export const WALKOVER_SHARE = 0.6;

/**
 * The points that a team has on an average, where a walkover is worth the average of its other matches.
 * @param points of the matches that it has played.
 * @returns null where there are none.
 */
export function averagePoints(points: readonly number[]): number | null {
  const cents = Math.round(100 * points.reduce((sum, vps) => sum + vps, 0));
  return points.length === 0 ? null : Math.round(cents / points.length) / 100;
}

/** The victory points of a team that does not play, through no fault of its own. */
export function walkoverPoints(scale: VpScale): number {
  const { winner, loser } = bandOf(scale, 0);
  return hundredths(WALKOVER_SHARE * (winner + loser));
}
