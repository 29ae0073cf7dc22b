/**
 * Every text that people read on sheets, those inside formulas included, by what it is for. What is put together
 * from several texts is a function; a formula quotes them (kit/text.ts).
 */
export const texts = {
  /** On the sheets of several kinds. */
  common: {
    board: "Board",
    dealer: "Dealer",
    vulnerability: "Vul.",
    contract: "Contract",
    by: "By",
    result: "Result",
    check: "Check",
    place: "Place",
    team: "Team",
    round: "Round",
    boards: "Boards",
    names: "Names",
    total: "Total",
    ns: "N-S",
    ew: "E-W",
    table: (name: string | number) => `Table ${name}`,
    boardsScored: (boards: number) => ` of ${boards} boards scored`,
  },

  /** The sheet of the scales. */
  scales: {
    name: "Scales",
    differenceFrom: "Difference from",
    to: "to",
    imps: "IMPs",
    andMore: "and more",
    margins: "Margin, IMPs",
    from: "from",
    winner: "Winner",
    loser: "Loser",
    toBeTypedOver: "to be typed over",
  },

  /** A victory-point table to be typed over. */
  vpTable: {
    headings: { from: "IMPs from", winner: "Winner", loser: "Loser" },
    entry: {
      title: "Victory points",
      text: "Type a number from 0. The margins start at 0 and rise from line to line, down each block and then on to the next; leave lines that are not used blank.",
    },
  },

  /** The Scoresheet of a home session. */
  scoresheet: {
    name: "Scoresheet",
    pair: "Pair",
    imps: "IMPs",
    pointsOfRound: "Points of the round",
    runningTotal: "Running total",
    asOnScoresheet: "as on the Scoresheet",
    vpTitle: (scale: string) => `Victory points, ${scale}. Type over it to use a table of your own.`,
    chartTitle: (isImps: boolean) => `Running total, ${isImps ? "IMPs" : "victory points"}`,
    chartDescription: "A line for each pair: its running total after each round.",
    subtitle: (boards: number, rounds: number, scale: string | null) =>
      `${boards} boards · ${rounds} rounds of ${boards / rounds} · ${scale === null ? "IMPs" : `victory points by ${scale}`}`,
    half: (round: number, half: 1 | 2) => `${round}, ${half === 1 ? "1st" : "2nd"} half`,
    halfShort: (round: number, half: 1 | 2) => `${round}${half === 1 ? "a" : "b"}`,
  },

  /** The Movement sheet of a home session. */
  homeMovement: {
    name: "Movement",
    note: (director: number) =>
      `The Director is in pair ${director}. The cards are to cut out: one for each table and each pair.`,
    seat: (table: number, side: string) => `Table ${table} ${side}`,
    sitsOut: "Sits out",
    sitOut: "sit out",
    pair: "Pair ",
    tableCard: { deals: "Deals" },
    guideCard: { sit: "Sit", against: "Against", mates: "In team with" },
  },

  /** The sheets of a home session's tables. */
  homeTable: {
    headings: {
      sitsOut: "Sits out",
      points: "N-S points",
      other: "Table 2",
      difference: "Diff.",
      imps: "IMPs",
      adjusted: "Adj. IMPs",
      sum: "Round's IMPs",
    },
    notes: {
      points: "N-S points follow from contract, by and result, or may be typed.",
      lowerFirst: "Play the lower-numbered boards first; the pair sitting out comes in for the others.",
      sameOpponents: "Play all boards of a round with the same opponents.",
    },
    out: (pair: number) => `${pair} out`,
    comesIn: (pair: number) => `${pair} in`,
    entry: {
      points: {
        title: "N-S points",
        text: "Type the points for North-South as a whole number, such as 420 or -50; 0 for a board passed out.",
      },
      adjusted: {
        title: "Adjusted IMPs",
        text: "Type the IMPs for North-South at Table 1 that stand in place of this board's, such as 3 or -3.",
      },
    },
  },

  /** The sheets of the tables of team events. */
  teamTable: {
    headings: {
      plus: "N/S +",
      minus: "N/S −",
      other: (tables: readonly string[]) => `${tables.length === 1 ? tables[0] : "Other table"} N/S`,
      net: "Net N/S score",
      imps: (scoring: "imps" | "bam") => (scoring === "bam" ? "Points" : "IMPs"),
      adjustedNs: "Adj.\nN-S",
      adjustedEw: "Adj.\nE-W",
      wonNs: "N/S total +",
      wonEw: "E/W total −",
    },
    check: {
      halfAdjusted: "Adjust both sides",
      isMissing: "is missing",
      missing: (sheet: string) => `${sheet} is missing`,
    },
    entry: {
      plus: {
        title: "N/S +",
        text: "Type what North-South won as a whole number, such as 420; 0 for a board passed out.",
      },
      minus: {
        title: "N/S −",
        text: "Type what North-South lost as a whole number without a sign, such as 50.",
      },
      other: {
        title: "The other table",
        text: "Type the N/S score of the other table as your side has it, such as 420 or -50.",
      },
      adjusted: {
        title: "Adjusted score",
        text: "Type what the Director gave each side in place of the board's score: both, such as 3 and -3, or 3 and 3.",
      },
    },
  },

  /** The sheets of a Swiss event. */
  swissEvent: {
    subtitle: (teams: number, rounds: number, boards: number, scale: string, bracket: number | null) =>
      [
        `${teams} teams`,
        ...(rounds > 0 ? [`${rounds} ${rounds === 1 ? "round" : "rounds"} of ${boards} boards`, scale] : []),
        ...(bracket === null ? [] : [`knockout of ${bracket}`]),
      ].join(" · "),
    number: "No.",
    vps: "VPs",
    /** Typed in the place of an opponent where a team sits out. */
    bye: "bye",
    standings: {
      name: "Standings",
      second: "Standings 2",
      part: (first: number, last: number) => `Standings, rounds ${first} to ${last}`,
      teams: "Teams",
      note: "Type the teams' names here; every sheet shows them.",
      against: "v.",
    },
    ranking: {
      name: "Ranking",
      note: "Equal totals share a place and stand in the order of their numbers.",
    },
    round: {
      name: (round: number) => `Round ${round}`,
      table: "Table",
      against: "Against",
      imps: "IMPs won by the first",
      vps: "VPs of the first",
      opponentVps: "VPs of the second",
      met: "Met in round",
      note: "Type the IMPs that the first team won by, with a minus if it lost. The victory points follow; type over them what the Director gives instead.",
      noteOnBye: " Against a team that sits out stands bye.",
      noteOnThree: " Three teams that play each other enter their three matches in the second of their rounds.",
      notPaired: "Not yet paired",
      scored: <T>(scored: T, matches: T) => [scored, " of ", matches, " matches scored"] as const,
      threeTeams: <T>(round: number, [a, b, c]: readonly [T, T, T]) =>
        [
          `Three teams play each other over rounds ${round} and ${round + 1} (results in round ${round + 1}): `,
          ...[a, ", ", b, ", ", c],
        ] as const,
    },
    check: {
      noTeams: "Teams missing",
      noFirst: "First team unknown",
      noSecond: "Second team unknown",
      itself: "Team against itself",
      twice: <T>(team: T) => ["Team ", team, " twice in this round"] as const,
      pairTwice: "Match twice in this round",
      met: <T>(round: T) => ["Met in round ", round] as const,
      noImps: "IMPs missing",
    },
    bracket: {
      name: "Bracket",
      note: "Type in each match the IMPs that the upper team won by, with a minus if the lower team won.",
      seed: "Seed",
      rounds: { R32: "Round of 32", R16: "Round of 16", QF: "Quarter-finals", SF: "Semi-finals", F: "Final" },
      winner: "Winner",
      waits: "The seeds stand here when every match of the Swiss rounds has its result.",
      tied: "A knockout match needs a winner: play extra boards.",
    },
    entry: {
      imps: {
        title: "IMPs",
        text: "Type the IMPs that the first team won by as a whole number, such as 9; -9 if it lost by 9, 0 for a tie.",
      },
      vps: {
        title: "Victory points",
        text: "Type the victory points that the Director gives in place of the scale's, such as 12 or 9.5.",
      },
      knockoutImps: {
        title: "IMPs",
        text: "Type the IMPs that the upper team won by as a whole number, such as 9; -9 if the lower team won by 9.",
      },
    },
  },
} as const;
