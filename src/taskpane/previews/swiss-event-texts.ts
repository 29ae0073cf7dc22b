/** What stands in the preview of a Swiss event or a round robin. */
export const swissPreviewTexts = {
  firstRound: (first: number, last: number) =>
    `The first round, boards ${first}–${last}; each later one is paired from the results`,
  pairings: ["Table", "Team", "Opponents"],
  knockout: "The knockout, seeded by the teams' numbers: its first round",
  matches: ["Match", "Team", "Opponents"],
  three: "Three",
  allRounds: "All rounds: who meets whom, by number",
  allRoundsHeadings: ["Round", "Boards", "Matches"],
  bye: "Bye",
} as const;
