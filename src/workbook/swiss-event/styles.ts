import type { SwissEventPlan } from "../../sessions/swiss-event/plan";
import { STYLES, type Style } from "../theme";
import { hasDecimals } from "./swiss-sheets";

const DECIMALS = "0.00";
/** A margin with its sign, as captains write it on a slip. */
const SIGNED = "+0;-0;0";

/** The styles that the sheets of an event have besides the common ones. */
export const SWISS_STYLES = {
  name: { ...STYLES.fixed, align: "left" },
  nameStrong: { ...STYLES.label, align: "left" },
  imps: { ...STYLES.entry, format: SIGNED },
  points: { whole: STYLES.fixed, decimals: { ...STYLES.fixed, format: DECIMALS } },
  entryPoints: { whole: STYLES.entry, decimals: { ...STYLES.entry, format: DECIMALS } },
  running: { whole: STYLES.computed, decimals: STYLES.computedDecimals },
  total: { whole: STYLES.label, decimals: { ...STYLES.label, format: DECIMALS } },
} as const satisfies Record<string, Style | { readonly whole: Style; readonly decimals: Style }>;

/** A style of victory points: with two decimals throughout where the scale has them. */
export function pointsStyle(
  plan: SwissEventPlan,
  key: "points" | "entryPoints" | "running" | "total"
): Style {
  const { whole, decimals } = SWISS_STYLES[key];
  return hasDecimals(plan) ? decimals : whole;
}
