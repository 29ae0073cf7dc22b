import type { VpBand } from "./scale";
import { discreteBands } from "./wbf-discrete";

/**
 * The project's own scale for home duplicate by rounds of 3 boards or more: 14 VPs, by the algorithm of the WBF
 * discrete scale. With 4 boards a win by 3 IMPs is 10–4, the only value that the published description of such games
 * gives.
 */
export function home(boards: number): VpBand[] {
  return discreteBands(7, 6 * Math.sqrt(boards));
}
