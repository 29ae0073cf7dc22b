/**
 * Texts of sheets that the pane shows too. They have a file of their own, since the pane loads the other texts of
 * sheets only when it makes a workbook.
 */
export const labelTexts = {
  /** Names of the sheets that show places. */
  sheets: {
    scoresheet: "Scoresheet",
    match: "Match",
    recap: "Recap",
    standings: "Standings",
    winners: "Winners",
    ranking: "Ranking",
    leagueTable: "League table",
  },
  half: (round: number, half: 1 | 2) => `${round}, ${half === 1 ? "1st" : "2nd"} half`,
  halfShort: (round: number, half: 1 | 2) => `${round}${half === 1 ? "a" : "b"}`,
} as const;
