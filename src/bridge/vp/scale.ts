import { itemAt } from "../item-at";
import { InputError } from "../input-error";
import { messages } from "./texts";
import { roundToHundredths } from "../points";

/** One line of a victory-point scale: the points for margins from `from` IMPs up to the next line's `from`. */
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
 * Returns the victory points of a side, from its margin.
 * @param margin whole IMPs, negative for a loss.
 * @returns VPs: the winner's for a margin of 0 or more, else the loser's.
 * @throws InputError when the margin is not a whole number.
 */
export function victoryPoints(margin: number, scale: VpScale): number {
  if (!Number.isInteger(margin)) throw new InputError(messages.margin(margin));
  const band = bandOf(scale, margin);
  return margin < 0 ? band.loser : band.winner;
}

/** True if some points of a scale have decimals; all its points are then shown with two decimals. */
export function hasDecimals(scale: VpScale): boolean {
  return scale.bands.some(({ winner }) => !Number.isInteger(winner));
}

/**
 * Returns victory points as text, as cells show them: "14.26" and "6.10"; on a scale of whole points "14", or "13.5"
 * after a penalty of half a point.
 */
export function printVictoryPoints(points: number, scale: VpScale): string {
  return hasDecimals(scale) ? points.toFixed(2) : String(roundToHundredths(points));
}

/** True if two scales have equal tables; names do not matter, because all clubs' own scales have the same name. */
export function isSameScale(one: VpScale, other: VpScale): boolean {
  return tableText(one) === tableText(other);
}

/** Returns a scale's table as one text, with margin, winner's and loser's points of each line: "0 10 10; 1 11 9". */
export function tableText({ bands }: VpScale): string {
  return bands.map(({ from, winner, loser }) => `${from} ${winner} ${loser}`).join("; ");
}

/** Returns lines in which the winner's points rise by one from `middle`, and both sides share twice `middle`. */
export function stepBands(starts: readonly number[], middle: number): VpBand[] {
  return starts.map((from, step) => ({ from, winner: middle + step, loser: middle - step }));
}
