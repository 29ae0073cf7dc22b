import { hasDecimals, type VpScale } from "../bridge/vp/scale";
import type { Style } from "./theme";

/** Made once for each style, so that a writer knows it again. */
const WITH_DECIMALS = new WeakMap<Style, Style>();

/** A style of points: with two decimals throughout where they are victory points that have them. */
export function vpStyle(style: Style, scale: VpScale | null): Style {
  if (!scale || !hasDecimals(scale)) return style;
  let decimals = WITH_DECIMALS.get(style);
  if (!decimals) WITH_DECIMALS.set(style, (decimals = { ...style, format: "0.00" }));
  return decimals;
}
