import { InputError } from "./input-error";
import { messages } from "./texts";

/** The smallest difference in points that is worth 1, 2, 3 … 24 IMPs (Law 78). */
export const IMP_THRESHOLDS: readonly number[] = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
  3500, 4000,
];

const LAST = Math.max(...IMP_THRESHOLDS);

/** IMPs of 0, 10, 20 … points; no other points are needed, because every threshold is a multiple of ten. */
const IMPS_BY_TENS: readonly number[] = Array.from(
  { length: LAST / 10 },
  (_, tens) => IMP_THRESHOLDS.filter((threshold) => threshold <= tens * 10).length
);

/** One line of the IMP scale; `to` is null for the last line, which has no upper end. */
export interface ImpBand {
  readonly from: number;
  readonly to: number | null;
  readonly imps: number;
}

/**
 * International match points of a difference in points (Law 78).
 * @param difference points, of either sign.
 * @returns IMPs with the difference's sign.
 * @throws InputError when the difference is not a finite number.
 */
export function impsOf(difference: number): number {
  if (!Number.isFinite(difference)) throw new InputError(messages.difference(difference));
  const size = Math.abs(difference);
  const imps = IMPS_BY_TENS[Math.floor(size / 10)] ?? IMP_THRESHOLDS.length;
  return difference < 0 && imps > 0 ? -imps : imps;
}

/** Returns the IMP scale as lines to print. Scores are multiples of ten, so a line ends ten below the next one. */
export function impTable(): ImpBand[] {
  return [0, ...IMP_THRESHOLDS].map((from, imps) => {
    const next = IMP_THRESHOLDS[imps];
    return { from, to: next === undefined ? null : next - 10, imps };
  });
}
