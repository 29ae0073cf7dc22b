import type { Contestant } from "../../movements/contestant";
import type { Swing } from "../scored-session";

/** The board with the biggest swing, of several the first; null while there is none. */
export function bestOf(swings: readonly Swing[]): Swing | null {
  const size = ({ imps }: Swing) => Math.abs(imps ?? 0);
  return swings.reduce<Swing | null>((best, swing) => (size(swing) > (best ? size(best) : 0) ? swing : best), null);
}

/** Who has won a board, and how many IMPs. */
export function wonOf({ imps, sides: [first, second] }: Swing): {
  readonly imps: number;
  readonly winners: readonly Contestant[];
} {
  const won = imps ?? 0;
  return { imps: Math.abs(won), winners: won > 0 ? first : second };
}
