import { itemAt } from "../item-at";
import { stepBands, type VpBand } from "./scale";
import { R } from "./wbf-continuous";

/**
 * The WBF discrete scale of 2013 for matches of `boards` boards: 20 VPs in whole points
 * (World Bridge Federation, technical report on the VP scales).
 */
export function wbfDiscrete(boards: number): VpBand[] {
  return discreteBands(10, 15 * Math.sqrt(boards));
}

/**
 * Returns a scale by the algorithm of the WBF discrete scale, for any total.
 * @param middle points of each side in a tie.
 * @param scope margin in IMPs at which the winner gets all the points.
 */
export function discreteBands(middle: number, scope: number): VpBand[] {
  const uppers = Array.from({ length: middle }, (_, step) =>
    Math.floor((scope * Math.log(1 - ((1 - R) * (step + 0.5)) / middle)) / Math.log(R))
  );
  for (let i = 0; i < middle - 1;) {
    const upper = itemAt(uppers, i);
    const width = itemAt(uppers, i + 1) - upper;
    const minWidth = i === 0 ? 2 * upper + 1 : upper - itemAt(uppers, i - 1);
    if (width < minWidth) {
      uppers[i] = upper - 1;
      i = 0;
    } else i++;
  }
  return stepBands([0, ...uppers.map((upper) => upper + 1)], middle);
}
