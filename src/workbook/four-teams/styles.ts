import { PALETTE, STYLES, type Style } from "../theme";

/** Styles of the cards, for a page that is scaled down: see score-cards-sheet.ts. */
export const CARD_STYLES = {
  title: { ...STYLES.status, size: 14, color: PALETTE.green },
  titleRight: { ...STYLES.status, size: 12, align: "right" },
  name: { ...STYLES.status, size: 12, bold: false },
  heading: { ...STYLES.smallHeading, size: 11, fill: PALETTE.mist },
  total: { ...STYLES.label, align: "left" },
  totalLabel: { ...STYLES.label, bold: false, align: "right" },
  scaleHeading: { ...STYLES.smallHeading, size: 9, fill: PALETTE.mist },
  scale: { ...STYLES.fixed, size: 9 },
  scaleBold: { ...STYLES.fixed, size: 9, bold: true },
  note: { ...STYLES.note, size: 11 },
} as const satisfies Record<string, Style>;
