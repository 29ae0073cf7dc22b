import type { Basis } from "../../season/options";

/** Texts of the tab Season. Apart from the others, since they are loaded later. */
export const seasonTexts = {
  hint:
    "Adds up a season's evenings from their saved workbooks, in a ladder by player and one by pair, with handicaps. " +
    "Choose all the workbooks at once; add the season's own workbook for its table of names. " +
    "If you add a league's workbook, the matches in the others are entered into its table.",
  files: "The evenings' workbooks",
  folder: "Or a folder",
  title: "Title",
  points: "Points for each evening",
  bases: {
    scored: "points as scored",
    above: "points above the field's average",
    share: "share of the field beaten",
  } satisfies Readonly<Record<Basis, string>>,
  best: "Number of best evenings that count",
  all: "leave blank for all",
  missing: "First choose the evenings' workbooks.",
  reading: (file: number, files: number) => `Reading ${file} of ${files} …`,
  tooLarge: "This file is too large for an Overtrick workbook.",
  unreadable: "The browser cannot read this file.",
  counted: (evenings: number, files: number) =>
    `${evenings} ${evenings === 1 ? "evening" : "evenings"} from ${files} ${files === 1 ? "file" : "files"}`,
  ladder: (who: string, series: string) => `${who} · ${series}`,
  entered: "Entered",
  doubts: "Names that may be the same person",
  doubt: (first: string, second: string, reason: string) => `${first} – ${second} (${reason}) `,
  join: (name: string) => `Both are ${name}`,
  remarks: "Remarks",
  more: (more: number) => `… and ${more} more in the workbook.`,
} as const;
