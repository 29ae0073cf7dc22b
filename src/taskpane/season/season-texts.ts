import type { Basis } from "../../season/options";

/** Texts of the tab Season, which comes when it is first asked for: apart from those of the first load. */
export const seasonTexts = {
  hint:
    "Adds up the evenings of a season from their saved workbooks: a ladder by player and by pair, with handicaps. " +
    "Choose all of them at once; the season's own workbook among them tells who is who. " +
    "With a league's workbook among them, the matches of the others are entered into its table.",
  files: "Workbooks of the evenings",
  folder: "Or a folder of them",
  title: "Title",
  points: "What an evening counts for",
  bases: {
    scored: "its points as scored",
    above: "points above the average of the field",
    share: "the share of the field that is beaten",
  } satisfies Readonly<Record<Basis, string>>,
  best: "How many of the best evenings count",
  all: "all, if blank",
  missing: "Choose the workbooks of the evenings first.",
  reading: (file: number, files: number) => `Reading ${file} of ${files} …`,
  tooLarge: "It is larger than any workbook of ours.",
  unreadable: "The browser cannot read it.",
  counted: (evenings: number, files: number) =>
    `${evenings} ${evenings === 1 ? "evening" : "evenings"} of ${files} ${files === 1 ? "file" : "files"}`,
  ladder: (who: string, series: string) => `${who} · ${series}`,
  entered: "Entered",
  doubts: "Names that may be one",
  doubt: (first: string, second: string, reason: string) => `${first} – ${second} (${reason}) `,
  join: (name: string) => `Both are ${name}`,
  remarks: "To look at",
  more: (more: number) => `… and ${more} more in the workbook.`,
} as const;
