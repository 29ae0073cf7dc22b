import { roundToHundredths, nearest } from "../bridge/points";
import { bandOf, type VpScale } from "../bridge/vp/scale";
import type { WalkoverWay } from "./option-checks";

/**
 * Share of a match's points that a team gets for a bye, or from opponents who concede: 12 of 20, as is usual in
 * conditions of contest. The conceding team gets none. The share is the project's choice: other points may be typed.
 */
export const WALKOVER_SHARE = 0.6;

/**
 * Averages that replace the share if they are higher: the average of the team's own matches, or of its opponents'
 * matches.
 */
export const WALKOVER_AVERAGES: Readonly<Record<WalkoverWay, readonly ("own" | "theirs")[]>> = {
  "60": [],
  average: ["own"],
  greatest: ["own", "theirs"],
};

/** The source of a walkover's points. */
type AwardedBy = "share" | "average" | "complement";

/**
 * Returns a team's average points per match.
 * @param played the points of each match played, with the match's length as a part of a whole match.
 * @returns points, rounded to hundredths; null if no match was played.
 */
export function averagePoints(played: readonly (readonly [points: number, part: number])[]): number | null {
  const cents = Math.round(100 * played.reduce((sum, [points]) => sum + points, 0));
  const matches = played.reduce((sum, [, part]) => sum + part, 0);
  return matches === 0 ? null : nearest(cents / matches) / 100;
}

/**
 * Returns the points of a team that does not play, through no fault of its own: the share, or an average if that is
 * higher and {@link WALKOVER_AVERAGES} allows it: the team's own, or the scale's total less the opponents' average.
 * @param average the team's average points; null before its first match.
 *   @param opponents the opponents' average points; null before their first match.
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
