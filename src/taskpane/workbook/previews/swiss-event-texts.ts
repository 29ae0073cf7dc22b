/** Texts of the preview of a Swiss event or a round robin. */
export const swissPreviewTexts = {
  firstRound: (first: number, last: number) =>
    `Round 1, boards ${first}–${last}; later rounds are paired from the results`,
  pairings: ["Table", "Team", "Opponents"],
  knockout: "First round of the knockout, seeded by team number",
  matches: ["Match", "Team", "Opponents"],
  three: "Triangle",
  allRounds: "Pairings of all rounds, by team number",
  allRoundsHeadings: ["Round", "Boards", "Matches"],
  bye: "Bye",
} as const;
