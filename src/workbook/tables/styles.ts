import { SIGNED, STYLES, type Style } from "../theme";

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
