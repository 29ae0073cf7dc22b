import { STYLES, type Style } from "../theme";
import { hasDecimals, type VpScale } from "../../bridge/vp/scale";

const SIGNED = "+0;-0;0";

/** Styles of team events: what has a sign shows it. */
export const TEAM_STYLES = {
  signed: { ...STYLES.computed, format: SIGNED },
  signedSum: { ...STYLES.sum, format: SIGNED },
  who: { ...STYLES.block, size: 10 },
  left: { ...STYLES.computed, align: "left" },
  signature: { ...STYLES.subtitle, size: 10 },
  signatureLine: { ...STYLES.subtitle, border: "below" },
  entrySigned: { ...STYLES.entry, format: SIGNED },
} as const satisfies Record<string, Style>;

/** A style with two decimals throughout where the scale has them. */
export function vpStyle(style: Style, scale: VpScale | null): Style {
  return scale && hasDecimals(scale) ? { ...style, format: "0.00" } : style;
}
