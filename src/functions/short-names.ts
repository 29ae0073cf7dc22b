import { vps } from "./vp";

// Functions with names of two letters, from the first release: Excel accepts such names with the XML manifest and
// refuses them with the unified one. A build with `--env names=strict` leaves this file out.

/**
 * Does the same as BRIDGE.VPS, whose former name it is.
 * @customfunction VP
 * @excludeFromAutoComplete
 * @helpurl https://localhost:3000/functions-help.html#VPS
 * @param imps is the margin in IMPs, or a range of margins, as for BRIDGE.VPS.
 * @param scale is a number of boards, the name of a scale or a range, as for BRIDGE.VPS.
 * @returns Victory points.
 */
export function vp(imps: unknown[][], scale: unknown[][]): unknown[][] {
  return vps(imps, scale);
}
