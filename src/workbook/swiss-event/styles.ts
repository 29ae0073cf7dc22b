import { SIGNED, STYLES, type Style } from "../theme";

/** The styles that the sheets of an event have besides the common ones. */
export const SWISS_STYLES = {
  name: { ...STYLES.fixed, align: "left" },
  imps: { ...STYLES.entry, format: SIGNED },
} as const satisfies Record<string, Style>;
