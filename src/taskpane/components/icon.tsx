import "./icon.css";

/** SVG paths of the pane's icons, in a square of 24 by 24 units. */
const PATHS = {
  back: "M15 5l-7 7 7 7",
  play: "M5 4h14v16H5zM9 8h6M9 12h6M9 16h3",
  sheet: "M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14",
  standings: "M4 20V12h5v8zM9.5 20V5h5v15zM15 20V9h5v11z",
  phones: "M8 3h8v18H8zM11 18h2",
  change: "M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3",
  close: "M6 6l12 12M18 6L6 18",
  file: "M6 3h8l4 4v14H6zM14 3v4h4M12 18v-7M9 14l3-3 3 3",
  people:
    "M9 5.500a3 3 0 1 0 .01 0zM3.500 19a5.500 5.500 0 0 1 11 0M15 6a3 3 0 0 1 0 5.500M17 14.500a5 5 0 0 1 3.500 4.500",
  share: "M12 15V4M8 7.500 12 3.500l4 4M6 11H5v9h14v-9h-1",
  onward: "m9 5 7 7-7 7",
  more: "M12 5v1M12 11.5v1M12 18v1",
  tick: "m5 12.5 4.5 4.5L19 7.5",
  warning: "M12 4 3 20h18zM12 10v4M12 17h.01",
  question: "M9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7M12 16.5h.01M12 3.5a8.5 8.5 0 1 0 .01 0z",
  evenings: "M4 5h16v15H4zM4 10h16M8.5 3v4M15.5 3v4",
  dots: "M5 12h1M11.5 12h1M18 12h1",
  info: "M12 3.5a8.5 8.5 0 1 0 .01 0zM12 11v5.5M12 7.7h.01",
  clock: "M12 3.5a8.5 8.5 0 1 0 .01 0zM12 7v5.5l3.5 2",
  director: "M12 4v15M7 19h10M5 7h14M5 7l-2.500 6h5zM19 7l-2.500 6h5z",
  join: "M4 3h9v18H4zM17 8v8M13 12h8",
  workbook: "M4 4h16v16H4zM4 9.5h16M10 9.5V20",
  folder: "M4 19V6h5l2 2.5h9V19zM4 12h16",
  lookup: "M5 3.5h14v17H5zM8.5 7.5h7M8.5 12h.01M12 12h.01M15.5 12h.01M8.5 16h.01M12 16h.01M15.5 16h.01",
  functions: "M5 19c3 0 3-2.5 3.6-6L10 7.5C10.5 5 11.5 4.5 13 4.5M5.5 10.5h6M13.5 12.5l6 6.5M19.5 12.5l-6 6.5",
  settings:
    "M12 9a3 3 0 1 0 .01 0zM12 3.5V6M12 18v2.5M3.5 12H6M18 12h2.5M6 6l1.8 1.8M16.2 16.2 18 18M18 6l-1.8 1.8M7.8 16.2 6 18",
  download: "M12 4v11M7.5 11l4.5 4 4.5-4M5 20h14",
  cup: "M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.500v1.500A3.500 3.500 0 0 0 8 11M16 6h3.500v1.500A3.500 3.500 0 0 1 16 11M12 14v3M8.500 20h7M10 17h4v3h-4z",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  link: "M10 13.500a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10.500a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 2.500-2.500L20 17M15.500 9h.01",
  exchange: "M4 8h14l-4-4M20 16H6l4 4",
  again: "M19.500 12a7.500 7.500 0 1 1-2.300-5.400M19.500 3.500v4h-4",
} as const;

export type IconName = keyof typeof PATHS;

/** An icon beside a text with the same meaning; screen readers skip the icon. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
