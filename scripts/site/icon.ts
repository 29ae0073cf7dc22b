// The signs of the site: those that the pane has for the same things.
/** Lines on a square of 24. */
export const SIGNS = {
  back: "M15 5l-7 7 7 7",
  onward: "M9 5l7 7-7 7",
  more: "M12 5v1M12 11.500v1M12 18v1",
  download: "M12 4v11M7.500 11l4.500 4 4.500-4M5 20h14",
  phone: "M8 3h8v18H8zM11 18h2",
  sheet: "M4 4h16v16H4zM4 9.500h16M10 9.500V20",
  functions:
    "M5 19c3 0 3-2.500 3.600-6L10 7.500C10.500 5 11.500 4.500 13 4.500M5.500 10.500h6M13.500 12.500l6 6.500M19.500 12.500l-6 6.500",
} as const;

/** An icon beside its words. */
export function icon(name: keyof typeof SIGNS): string {
  return `<svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="${SIGNS[name]}"/></svg>`;
}
