import { itemAt } from "../item-at";
import { InputError } from "../input-error";
import { messages } from "./texts";
import { roundToHundredths } from "../points";

/** One line of a victory-point scale: what a margin of `from` IMPs up to the next line's gives. */
export interface VpBand {
  readonly from: number;
  readonly winner: number;
  readonly loser: number;
}

/** A victory-point scale, its lines in rising order of margin, the first from margin 0. */
export interface VpScale {
  readonly name: string;
  readonly bands: readonly VpBand[];
}

/** The line of a scale that a margin falls into. The sign of the margin does not matter. */
export function bandOf(scale: VpScale, margin: number): VpBand {
  const size = Math.abs(margin);
  let low = 0;
  let high = scale.bands.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (itemAt(scale.bands, middle).from <= size) low = middle;
    else high = middle - 1;
  }
  return itemAt(scale.bands, low);
}

/**
 * Victory points of the side whose margin it is.
 * @param margin whole IMPs, negative for a loss.
 * @returns VPs: the winner's for a margin of 0 or more, else the loser's.
 * @throws InputError when the margin is not a whole number.
 */
export function victoryPoints(margin: number, scale: VpScale): number {
  if (!Number.isInteger(margin)) throw new InputError(messages.margin(margin));
  const band = bandOf(scale, margin);
  return margin < 0 ? band.loser : band.winner;
}

/** True if a scale's points have decimals; then all are shown with two. */
export function hasDecimals(scale: VpScale): boolean {
  return scale.bands.some(({ winner }) => !Number.isInteger(winner));
}

/**
 * Victory points as text, as cells show them: "14.26" and "6.10"; by a scale of whole points "14",
 * and "13.5" where a penalty has taken half a point.
 */
export function printVictoryPoints(points: number, scale: VpScale): string {
  return hasDecimals(scale) ? points.toFixed(2) : String(roundToHundredths(points));
}

/** Compares the tables, not the names: every club's own scale has the same name. */
export function isSameScale(one: VpScale, other: VpScale): boolean {
  return tableText(one) === tableText(other);
}

/** The table in one line, each line's margin, winner's and loser's points: "0 10 10; 1 11 9". */
export function tableText({ bands }: VpScale): string {
  return bands.map(({ from, winner, loser }) => `${from} ${winner} ${loser}`).join("; ");
}

/** Lines for winners' points that rise by one from `middle`, the two sides sharing a fixed total. */
export function stepBands(starts: readonly number[], middle: number): VpBand[] {
  return starts.map((from, step) => ({ from, winner: middle + step, loser: middle - step }));
}
