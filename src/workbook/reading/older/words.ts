/**
 * What stands on the sheets that versions 0.1 to 0.3 made, by which they are known: workbooks that have left the house,
 * so that nothing of it is ever changed.
 */
export const SHEETS = {
  table: (name: string) => `Table ${name}`,
  scoresheet: "Scoresheet",
  match: "Match",
  recap: "Recap",
  standings: "Standings",
  /** Where an event has no rounds. */
  teams: "Teams",
  round: (round: number) => `Round ${round}`,
  bracket: "Bracket",
  scales: "Scales",
} as const;

/** The headings of the columns of boards, from the left; what a kind's tables lack is left out of its own. */
export const BOARD_HEADINGS = {
  home: {
    ...{ block: "Round", ns: "N-S", ew: "E-W", board: "Board", contract: "Contract", by: "By" },
    ...{ result: "Result", points: "N-S points", adjusted: "Adj. IMPs" },
  },
  teams: {
    ...{ ns: "N-S", ew: "E-W", board: "Board", contract: "Contract", by: "By" },
    ...{ plus: "N/S +", minus: "N/S −", adjustedNs: "Adj. N-S", adjustedEw: "Adj. E-W" },
  },
} as const;

/** A match of two teams: what heads its parts, and the other table's points, which each captain may write down. */
export const MATCH_HEADINGS = {
  ...{ session: "Session", stanza: "Stanza" },
  others: { plus: "N/S +", other: ["Table 1 N/S", "Table 2 N/S"] },
  names: { names: "Names", team: "Team", pair1: "Pair 1", pair2: "Pair 2" },
  penalties: { result: "Result", imps: ["Penalty, IMPs", "Penalty, points"], vps: "Penalty, victory points" },
} as const;

/** The names of teams and players, and the penalties. */
export const TEAM_HEADINGS = {
  three: {
    names: { team: "Team", name: "Name", player0: "North", player1: "South", player2: "East", player3: "West" },
    penalties: { team: "Team", name: "Name", penalty: "Penalty, VPs" },
  },
  four: {
    names: {
      ...{ team: "Team", name: "Name", player0: "Pair A: N or E", player1: "Pair A: S or W" },
      ...{ player2: "Pair B: N or E", player3: "Pair B: S or W" },
    },
    penalties: { team: "Victory points", penalty: "Penalty" },
  },
} as const;

export const PAIR_HEADINGS = { pair: "Pair", names: "Names" } as const;

export const SWISS_HEADINGS = {
  standings: { number: "No.", name: "Team" },
  round: {
    ...{ table: "Table", team: "No.", teamName: "Team", opponent: "No.", opponentName: "Against" },
    ...{ imps: "IMPs won by the first", vps: "VPs of the first", opponentVps: "VPs of the second" },
  },
  bracket: { seed: "Seed", final: "Final", winner: "Winner" },
} as const;

/** The victory-point table on the sheet Scales; of home duplicate it was typed over on the Scoresheet. */
export const SCALE_HEADINGS = {
  scales: { margins: "Margin, IMPs", from: "from", winner: "Winner", loser: "Loser" },
  scoresheet: { from: "IMPs from", winner: "Winner", loser: "Loser" },
} as const;

/** The line below a title, in parts: "24 boards · 6 rounds of 4 · victory points by HOME-4". */
export const SUBTITLE = {
  separator: " · ",
  victoryPoints: /^victory points by /,
  boardAMatch: "board-a-match",
  /** Of a Swiss event. */
  boardsOfMatch: /^\d+ rounds? of (\d+) boards$/,
} as const;
