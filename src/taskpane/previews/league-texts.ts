/** What stands in the preview of a league. */
export const fixturesTexts = {
  fixtures: "The fixtures: home – away",
  headings: ["Round", "Date", "Matches"],
} as const;
