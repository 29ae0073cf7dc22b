import { roundToHundredths, nearest } from "../bridge/points";
import { bandOf, type VpScale } from "../bridge/vp/scale";
import type { WalkoverWay } from "./option-checks";

/**
 * The share of a match's points that a team gets without playing, for a bye or from opponents who concede: 12 of 20,
 * as is usual in conditions of contest; who concedes gets none. The project's choice: other points may be typed.
 */
export const WALKOVER_SHARE = 0.6;

/** The averages that a walkover's points may go by besides the share: of the team's own matches, or its opponents'. */
export const WALKOVER_AVERAGES: Readonly<Record<WalkoverWay, readonly ("own" | "theirs")[]>> = {
  "60": [],
  average: ["own"],
  greatest: ["own", "theirs"],
};

/** The source of a walkover's points. */
type AwardedBy = "share" | "average" | "complement";

/**
 * The points that a team has on an average.
 * @param played the points of each match that it has played, and the part of a whole match that this is.
 * @returns null where there are none.
 */
export function averagePoints(played: readonly (readonly [points: number, part: number])[]): number | null {
  const cents = Math.round(100 * played.reduce((sum, [points]) => sum + points, 0));
  const matches = played.reduce((sum, [, part]) => sum + part, 0);
  return matches === 0 ? null : nearest(cents / matches) / 100;
}

/**
 * The points of a team that does not play, through no fault of its own: never less than the share; its own average, or
 * what its opponents' average leaves of the scale's total, where that is more and {@link WALKOVER_AVERAGES} has it.
 * @param average its average, and `opponents` its opponents'; null before a match.
 */
export function awardOf(
  way: WalkoverWay,
  scale: VpScale,
  average: number | null,
  opponents: number | null
): { readonly points: number; readonly by: AwardedBy } {
  const complement = opponents === null ? null : roundToHundredths(totalOf(scale) - opponents);
  const averages = WALKOVER_AVERAGES[way];
  const choices = [
    ["average", averages.includes("own") ? average : null],
    ["complement", averages.includes("theirs") ? complement : null],
  ] as const;
  const minimum: { readonly points: number; readonly by: AwardedBy } = { points: walkoverPoints(scale), by: "share" };
  return choices.reduce(
    (best, [by, points]) => (points !== null && points > best.points ? { points, by } : best),
    minimum
  );
}

/** The victory points of a team that does not play, through no fault of its own. */
export function walkoverPoints(scale: VpScale): number {
  return roundToHundredths(WALKOVER_SHARE * totalOf(scale));
}

/** Victory points of a match for both teams together. */
function totalOf(scale: VpScale): number {
  const { winner, loser } = bandOf(scale, 0);
  return winner + loser;
}
