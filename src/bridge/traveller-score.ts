import { InputError } from "./input-error";
import { messages } from "./texts";
import { plainNumber } from "./plain-number";
import { arePoints } from "./points";

/**
 * What stands for a table on a traveller: points, or what the Director gives where a board could not
 * be played (Law 12C2). An average is A+ (+1), A (0) or A− (−1); a percentage is of the board's top;
 * IMPs are those of a comparison.
 */
export type TravellerScore =
  | { readonly kind: "points"; readonly points: number }
  | { readonly kind: "average"; readonly sign: -1 | 0 | 1 }
  | { readonly kind: "percentage"; readonly percent: number }
  | { readonly kind: "imps"; readonly imps: number };

const POINTS = /^[+-]?\d+(\.\d+)?$/;
const AVERAGE = /^A(?:V|VE|VG|VERAGE)?([+-]|=|)$/;
const PERCENTAGE = /^(\d+(?:[.,]\d+)?)%$/;
const IMPS = /^([+-]?\d+(?:[.,]\d+)?)IMPS?$/;

/**
 * Reads a score of a traveller: points for North-South; `A+`, `A`, `A-` (also `Ave+` and the like);
 * a percentage such as `45%`; IMPs such as `+3 IMPs`. A number above 0 and up to 1 is a percentage
 * as spreadsheets hold it: no contract gives so few points.
 * @throws InputError when it is none of these, or a percentage over 100.
 */
export function parseTravellerScore(written: unknown): TravellerScore {
  if (typeof written !== "number" && typeof written !== "string")
    throw new InputError(messages.travellerScore(written));
  const text = plainNumber(String(written).toUpperCase());
  const average = AVERAGE.exec(text);
  if (average) return { kind: "average", sign: average[1] === "+" ? 1 : average[1] === "-" ? -1 : 0 };
  const imps = IMPS.exec(text);
  if (imps) return { kind: "imps", imps: decimal(imps[1] ?? "") };
  const percentage = PERCENTAGE.exec(text);
  if (percentage) return { kind: "percentage", percent: checkPercent(decimal(percentage[1] ?? ""), written) };
  const points = typeof written === "number" ? written : POINTS.test(text) ? Number(text) : NaN;
  if (!arePoints(points)) throw new InputError(messages.travellerScore(written));
  // The rounding clears the noise of binary fractions: 0.57 × 100 is 56.99999999999999.
  return points > 0 && points <= 1
    ? { kind: "percentage", percent: Math.round(points * 1e8) / 1e6 }
    : { kind: "points", points };
}

/**
 * A score of a board as it is compared with the others: points for North-South, or what an adjusted
 * score counts in their place.
 */
export type BoardScore = { readonly points: number } | { readonly adjusted: number };

/** In per cent of the top (Law 12C2): of an average, and what an average plus has more, a minus less. */
export const AVERAGE_PERCENT = { even: 50, more: 10 } as const;

/** The percentage of the top that an average gives. */
export function averagePercent(sign: number): number {
  return AVERAGE_PERCENT.even + AVERAGE_PERCENT.more * sign;
}

/**
 * A traveller's score at matchpoints. An adjusted score counts a percentage of the top.
 * @throws InputError for IMPs.
 */
export function atMatchpoints(score: TravellerScore): BoardScore {
  switch (score.kind) {
    case "points":
      return score;
    case "average":
      return { adjusted: averagePercent(score.sign) };
    case "percentage":
      return { adjusted: score.percent };
    case "imps":
      throw new InputError(messages.impsAtMatchpoints(score.imps));
  }
}

/** IMPs a comparison for an average plus in an event for pairs; an average minus is the negative. */
export const AVERAGE_PLUS_IMPS = 3;

/**
 * A traveller's score in an event for pairs by IMPs. An adjusted score counts IMPs a comparison: 3
 * for A+ and −3 for A−, as ACBLscore's manual and Law 12C2(b) of 2017 have it. Where the regulations of
 * an event have another number the Director writes the IMPs themselves.
 * @throws InputError for a percentage.
 */
export function atImps(score: TravellerScore): BoardScore {
  switch (score.kind) {
    case "points":
      return score;
    case "average":
      return { adjusted: AVERAGE_PLUS_IMPS * score.sign || 0 };
    case "imps":
      return { adjusted: score.imps };
    case "percentage":
      throw new InputError(messages.percentageAtImps(score.percent));
  }
}

/** The points of a board's scores that were played for. */
export function playedPoints(scores: readonly (BoardScore | null)[]): number[] {
  return scores.flatMap((score) => (score && "points" in score ? [score.points] : []));
}

function decimal(text: string): number {
  return Number(text.replace(",", ".")) || 0;
}

function checkPercent(percent: number, written: unknown): number {
  if (percent > 100) throw new InputError(messages.percentage(written));
  return percent;
}
