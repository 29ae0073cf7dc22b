/** Texts of the preview of a league. */
export const fixturesTexts = {
  fixtures: "Fixtures: home – away",
  division: "Division",
  headings: ["Round", "Date", "Matches"],
} as const;
