/** Texts that the pane shows too: apart from those of the sheets, which it loads when it makes some. */
export const labelTexts = {
  /** The sheets on which places stand. */
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
