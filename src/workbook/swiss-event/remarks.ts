/** What the Check column of a round says. */
export const REMARKS = {
  noTeams: "Teams missing",
  noFirst: "First team unknown",
  noSecond: "Second team unknown",
  itself: "Team against itself",
  /** Before and after the team's number. */
  twice: ["Team ", " twice in this round"],
  pairTwice: "Match twice in this round",
  /** Before the round. */
  met: "Met in round ",
  noImps: "IMPs missing",
} as const;
