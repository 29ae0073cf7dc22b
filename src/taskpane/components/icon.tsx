import "./icon.css";

/** The pane's icons, drawn with lines on a square of 24. */
const PATHS = {
  back: "M15 5l-7 7 7 7",
  play: "M5 4h14v16H5zM9 8h6M9 12h6M9 16h3",
  sheet: "M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14",
  standings: "M4 20V12h5v8zM9.5 20V5h5v15zM15 20V9h5v11z",
  phones: "M8 3h8v18H8zM11 18h2",
  change: "M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3",
  close: "M6 6l12 12M18 6L6 18",
  file: "M6 3h8l4 4v14H6zM14 3v4h4M12 18v-7M9 14l3-3 3 3",
  onward: "m9 5 7 7-7 7",
  more: "M12 5h.01M12 12h.01M12 19h.01",
  tick: "m5 12.5 4.5 4.5L19 7.5",
  warning: "M12 4 3 20h18zM12 10v4M12 17h.01",
  question: "M9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7M12 16.5h.01M12 3.5a8.5 8.5 0 1 0 .01 0z",
  evenings: "M4 5h16v15H4zM4 10h16M8.5 3v4M15.5 3v4",
  exchange: "M4 8h14l-4-4M20 16H6l4 4",
} as const;

export type IconName = keyof typeof PATHS;

/** An icon beside its words: those who do not see it miss nothing. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
