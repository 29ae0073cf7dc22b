import { rounded } from "../bridge/rounded";
import type { Appearance } from "./ladder";
import type { HandicapRule } from "./options";

/** What somebody is given for a next evening, in the points that count. */
export interface Handicap {
  /** The evenings that it goes by: fewer than the rule has where there are no more. */
  readonly evenings: number;
  /** What the field had on an average of these evenings, and what they had themselves. */
  readonly field: number;
  readonly own: number;
  /** The difference, times the factor: below 0 for one who is better than the field. */
  readonly points: number;
}

/** A handicap by somebody's last evenings: the field's average less one's own, times a factor. */
export function handicapOf(own: readonly Pick<Appearance, "points" | "average">[], rule: HandicapRule): Handicap {
  const last = own.slice(-rule.evenings);
  const mean = (values: readonly number[]) => rounded(values.reduce((sum, value) => sum + value, 0) / last.length);
  const field = mean(last.map(({ average }) => average));
  const mine = mean(last.map(({ points }) => points));
  return { evenings: last.length, field, own: mine, points: rounded((field - mine) * rule.factor) };
}
