import type { Basis } from "../../season/options";

/** Texts of the tab Season. Apart from the others, since they are loaded later. */
export const seasonTexts = {
  hint:
    "Adds up the evenings of a season from their saved workbooks: a ladder by player and by pair, with handicaps. " +
    "Choose all the workbooks at once; the season's own workbook, if included, says who is who. " +
    "If a league's workbook is included, the matches in the others are entered into its table.",
  files: "Workbooks of the evenings",
  folder: "Or a folder",
  title: "Title",
  points: "Points for each evening",
  bases: {
    scored: "points as scored",
    above: "points above the average of the field",
    share: "share of the field beaten",
  } satisfies Readonly<Record<Basis, string>>,
  best: "How many of the best evenings count",
  all: "leave blank for all",
  missing: "Choose the workbooks of the evenings first.",
  reading: (file: number, files: number) => `Reading ${file} of ${files} …`,
  tooLarge: "It is too large for an Overtrick workbook.",
  unreadable: "The browser cannot read it.",
  counted: (evenings: number, files: number) =>
    `${evenings} ${evenings === 1 ? "evening" : "evenings"} of ${files} ${files === 1 ? "file" : "files"}`,
  ladder: (who: string, series: string) => `${who} · ${series}`,
  entered: "Entered",
  doubts: "Names that may be the same person",
  doubt: (first: string, second: string, reason: string) => `${first} – ${second} (${reason}) `,
  join: (name: string) => `Both are ${name}`,
  remarks: "Remarks",
  more: (more: number) => `… and ${more} more in the workbook.`,
} as const;
