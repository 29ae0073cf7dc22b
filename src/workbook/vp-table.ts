import { hasDecimals, type VpBand, type VpScale } from "../bridge/vp/scale";
import { numbers, type RowContents } from "./kit/list";
import { texts } from "./texts";
import type { Style } from "./theme";

/** The columns of a victory-point table. */
export type VpColumn = "from" | "winner" | "loser";

/** What may be typed into a victory-point table. */
export const VP_RULE = numbers("decimal", [0, 1000], texts.vpTable.entry);

/** A line of a victory-point table to be typed over; without a band it is left blank. */
export function vpLine(band: VpBand | undefined): RowContents<VpColumn> {
  return { from: band?.from ?? null, winner: band?.winner ?? null, loser: band?.loser ?? null };
}

/** Made once for each style, so that a writer knows it again. */
const WITH_DECIMALS = new WeakMap<Style, Style>();

/** A style of points: with two decimals throughout where they are victory points that have them. */
export function vpStyle(style: Style, scale: VpScale | null): Style {
  if (!scale || !hasDecimals(scale)) return style;
  let decimals = WITH_DECIMALS.get(style);
  if (!decimals) WITH_DECIMALS.set(style, (decimals = { ...style, format: "0.00" }));
  return decimals;
}
