import { PASSES, notPlayedReason } from "./contract";
import { MAX_POINTS } from "./contract-score";
import { InputError } from "./input-error";
import { messages } from "./texts";
import { mayHaveThousands, plainNumber } from "./plain-number";
import { arePoints } from "./points";
import { isPossibleScore } from "./possible-scores";

/** Awarded percentages of each side of a table for a board, whole numbers below 100. */
export interface Percentages {
  readonly ns: number;
  readonly ew: number;
}

/**
 * A table's line on a traveller: points, "not played", or an award for a board that could not be played (Law 12C2). An
 * average is A+ (1), A (0) or A− (−1); a percentage is a part of the board's top; IMPs are IMPs per comparison.
 */
export type TravellerScore =
  | { readonly kind: "points"; readonly points: number }
  | { readonly kind: "not played" }
  | ({ readonly kind: "percentages" } & Percentages)
  | { readonly kind: "average"; readonly sign: -1 | 0 | 1 }
  | { readonly kind: "percentage"; readonly percent: number }
  | { readonly kind: "imps"; readonly imps: number };

const POINTS = /^[+-]?\d+(\.\d+)?$/;
const AVERAGE = /^A(?:V|VE|VG|VERAGE)?([+-]|=|)$/;
const PERCENTAGE = /^(\d+(?:[.,]\d+)?)%$/;
const IMPS = /^([+-]?\d+(?:[.,]\d+)?)IMPS?$/;

/**
 * Reads a score of a traveller: points for North-South; `Pass`, which is 0; `np`, `-` or `cancelled` for a board that
 * was not played; `A+`, `A`, `A-` (also `Ave+` and the like); a percentage such as `45%`; both sides' percentages as
 * {@link parsePercentages} has them; IMPs such as `+3 IMPs`. A number above 0 and up to 1 is a percentage as
 * spreadsheets hold it: no contract gives so few points.
 * @throws InputError if the text is none of these, a percentage is over 100, or the text may be a number with
 *   thousands.
 */
export function parseTravellerScore(written: unknown): TravellerScore {
  if (typeof written === "number") return ofNumber(written, written);
  if (typeof written !== "string") throw new InputError(messages.travellerScore(written));
  if (mayHaveThousands(written)) throw new InputError(messages.thousands(written));
  const text = plainNumber(written.toUpperCase());
  // A blank between digits is a slip: "4 20" is not 420.
  if (POINTS.test(text)) return ofNumber(/\d\s+\d/.test(written) ? NaN : Number(text), written);
  if (PASSES.includes(text)) return { kind: "points", points: 0 };
  if (notPlayedReason(text) !== null) return { kind: "not played" };
  const percentages = parsePercentages(text);
  if (percentages) return { kind: "percentages", ...percentages };
  const average = AVERAGE.exec(text);
  if (average) return { kind: "average", sign: average[1] === "+" ? 1 : average[1] === "-" ? -1 : 0 };
  const imps = IMPS.exec(text);
  if (imps) return { kind: "imps", imps: decimal(imps[1] ?? "") };
  const percentage = PERCENTAGE.exec(text);
  if (percentage) return { kind: "percentage", percent: checkPercent(decimal(percentage[1] ?? ""), written) };
  throw new InputError(messages.travellerScore(written));
}

function ofNumber(points: number, written: unknown): TravellerScore {
  if (!arePoints(points)) throw new InputError(messages.travellerScore(written));
  // Rounding removes errors of binary fractions: 0.57 × 100 is 56.99999999999999.
  return points > 0 && points <= 1
    ? { kind: "percentage", percent: Math.round(points * 1e8) / 1e6 }
    : { kind: "points", points };
}

/**
 * A score to be compared with the others of its board: points for North-South, or the value of an adjusted score in
 * place of points.
 */
export type BoardScore = { readonly points: number } | { readonly adjusted: number };

/**
 * In per cent of the top (Law 12C2): an average, and how much average plus and average minus differ from an average.
 */
export const AVERAGE_PERCENT = { even: 50, more: 10 } as const;

/**
 * Returns the percentage of the top for an average.
 * @param sign 1 for average plus, -1 for average minus, 0 for average.
 */
export function averagePercent(sign: number): number {
  return AVERAGE_PERCENT.even + AVERAGE_PERCENT.more * sign;
}

const SIGNS: Readonly<Record<string, number>> = {
  "A+": averagePercent(1),
  A: averagePercent(0),
  "A-": averagePercent(-1),
};

/**
 * Reads the percentages of both sides: "60/40", "63/40", "60%/40%" or "A+/A-", North-South's first; a number has two
 * digits.
 * @returns null for anything else.
 */
export function parsePercentages(text: string): Percentages | null {
  const parts = plainNumber(text.toUpperCase()).replace(/%/g, "").split("/");
  const [ns, ew] = parts.map((part) => SIGNS[part] ?? (/^\d\d$/.test(part) ? Number(part) : undefined));
  return parts.length === 2 && ns !== undefined && ew !== undefined ? { ns, ew } : null;
}

/**
 * @throws InputError for points that no contract can give: no multiple of ten, too many, or so few that they may be a
 * percentage without its sign, as 60 is.
 */
function checkPlayed(points: number): BoardScore {
  const isPossible = Math.abs(points) >= 100 ? Math.abs(points) <= MAX_POINTS : isPossibleScore(points, null);
  if (points % 10 !== 0 || !isPossible) throw new InputError(messages.notPlayedFor(points));
  return { points };
}

/**
 * A traveller's score at matchpoints, for North-South. An adjusted score counts a percentage of the top.
 * @returns null for a board that was not played.
 * @throws InputError for IMPs, and for points that no contract can give.
 */
export function atMatchpoints(score: TravellerScore): BoardScore | null {
  switch (score.kind) {
    case "points":
      return checkPlayed(score.points);
    case "not played":
      return null;
    case "percentages":
      return { adjusted: score.ns };
    case "average":
      return { adjusted: averagePercent(score.sign) };
    case "percentage":
      return { adjusted: score.percent };
    case "imps":
      throw new InputError(messages.impsAtMatchpoints(score.imps));
  }
}

/** IMPs per comparison for an average plus in an event for pairs; an average minus is the negative. */
export const AVERAGE_PLUS_IMPS = 3;

/**
 * Returns the IMPs per comparison for a percentage that the Director awards: the IMPs of an average plus if the
 * percentage is above 50, of an average minus if it is below, 0 for 50.
 */
export function averageImps(percent: number): number {
  return AVERAGE_PLUS_IMPS * Math.sign(percent - AVERAGE_PERCENT.even) || 0;
}

/**
 * A traveller's score in an event for pairs by IMPs, for North-South. An adjusted score counts IMPs per comparison: 3
 * for A+ and −3 for A− (ACBLscore's manual, and Law 12C2(b) of 2017). If the regulations of an event have another
 * number, the Director writes the IMPs.
 * @returns null for a board that was not played.
 * @throws InputError for a percentage of one side, and for points that no contract can give.
 */
export function atImps(score: TravellerScore): BoardScore | null {
  switch (score.kind) {
    case "points":
      return checkPlayed(score.points);
    case "not played":
      return null;
    case "percentages":
      return { adjusted: averageImps(score.ns) };
    case "average":
      return { adjusted: AVERAGE_PLUS_IMPS * score.sign || 0 };
    case "imps":
      return { adjusted: score.imps };
    case "percentage":
      throw new InputError(messages.percentageAtImps(score.percent));
  }
}

/** Returns the points of a board's scores, without adjusted scores. */
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
