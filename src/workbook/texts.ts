import { shortFaults } from "../bridge/board-fault-texts";
import type { FieldScoring } from "../sessions/field/plan";
import type { Scoring } from "../sessions/home/plan";
import type { TextPart } from "./kit/content";
import { labelTexts } from "./label-texts";

const { sheets: SHEETS } = labelTexts;

const SEATS = { N: "North", S: "South", E: "East", W: "West" } as const;

const DECIDES = { imps: "IMPs", vps: "victory points", matchpoints: "matchpoints" } satisfies Record<Scoring, string>;

/** First words of a ranking's rule, keyed by scoring. */
const WINS = {
  imps: "Most IMPs wins",
  vps: "Most victory points wins",
  matchpoints: "The highest percentage of matchpoints wins",
  "cross-imps": "Most cross-IMPs wins",
} satisfies Record<Scoring | FieldScoring, string>;

/** In words, the points that a team gets if its opponents concede a match. */
const WALKOVER = {
  "60": (share: number) => `${share} % of the maximum VPs`,
  average: (share: number) => `its average over the matches played, but at least ${share} % of the maximum VPs,`,
  greatest: (share: number) =>
    `the best of ${share} % of the maximum VPs, its average, and the maximum less the conceding team's average,`,
};

/**
 * All texts of the sheets by purpose, including those inside formulas. Texts with variable parts are functions;
 * formulas quote them (`textLiteral`).
 */
export const texts = {
  /** Texts on the sheets of several kinds of session. */
  common: {
    board: "Board",
    dealer: "Dlr",
    vulnerability: "Vul.",
    vulnerable: { None: "None", "N-S": "N-S", "E-W": "E-W", Both: "Both" },
    contract: "Contract",
    by: "By",
    result: "Result",
    doubled: "X",
    typedPoints: "Score only, N-S",
    check: "Check",
    place: "Place",
    team: "Team",
    round: "Round",
    roundNumber: (round: number) => `Round ${round}`,
    boards: "Boards",
    boardCount: <T>(boards: T) => [boards, " boards"] as const,
    names: "Names",
    total: "Total",
    ns: "N-S",
    ew: "E-W",
    seats: SEATS,
    name: "Name",
    tableHeading: "Table",
    /** On a card: heading of the boards with which its table starts, and a short heading for a narrow column. */
    startsWith: "Starts with",
    starts: "Starts",
    /**
     * Text after the pairs at a table, such as "start with 1–4 · Pair 9 sits out": the boards of the round with which
     * the table starts, and who sits out; `out` is "" if nobody sits out.
     */
    startsThere: (boards: string, out: TextPart): TextPart[] => [
      `start with ${boards}`,
      ...(out === "" ? [] : [" · ", out]),
    ],
    /** On a card: heading of "1 N-S" or "1 North". */
    sit: "Table, seat",
    /** On a card: the dealer of the first board. */
    firstDealer: { heading: "Dealer", said: (seat: string) => `${seat} first` },
    against: "Against",
    imps: "IMPs",
    vps: "VPs",
    impsWon: "IMPs won",
    margin: "Margin",
    netImps: "Net IMPs",
    penalty: "Penalty",
    victoryPoints: "Victory points",
    impsPlus: "IMPs +",
    impsMinus: "IMPs −",
    then: "Then",
    /** Text of a cell that has no value. */
    dash: "–",
    /** A line on which a number is written. */
    sumLine: "_________",
    table: (name: string | number) => `Table ${name}`,
    seat: (table: number, side: string) => `Table ${table} ${side}`,
    /** Text between a team and the players of its pair. */
    beforePlayers: ": ",
    boardsScored: (boards: TextPart) => [" of ", boards, " boards scored"] as const,
    resultsIn: (results: TextPart) => [" of ", results, " results"] as const,
    /** Text after the number of boards scored. */
    cancelled: (boards: TextPart) => [", ", boards, " cancelled"] as const,
    /** Name of a file whose session has no usable title. */
    file: "Bridge",
  },

  /** The sheet Winners: the ranking on a page, and below it the best board. */
  result: {
    name: SHEETS.winners,
    withHandicap: "With handicap",
    /** Heading of a ranking that may still change. */
    unfinished: "Not finished: standings so far",
    unfinishedAfter: <T>(rounds: T, all: T) =>
      ["Not finished: standings after ", rounds, " of ", all, " rounds"] as const,
    /** Text after `unfinishedAfter` if boards of unfinished rounds count too. */
    andLater: ", with some later boards",
    /** Text with the number of boards to check, after the number of boards scored. */
    toCheck: (boards: TextPart) => [" · ", boards, " to check"] as const,
    best: "Best board: ",
    site: {
      words: (address: string) => `Score your own game, on a phone or on paper: ${address}`,
      description: "A code that opens the Overtrick website: point a phone's camera at it.",
    },
  },

  /** The hidden sheet. */
  working: { name: "Working" },

  /** Texts after the label of a typed number; `range` is the message on a number that does not count. */
  typedAmounts: {
    range: ({ kind, least, most }: { readonly kind: string; readonly least: number; readonly most: number }) =>
      `: type a ${kind === "whole" ? "whole number" : "number"} from ${least} to ${most}. `,
    /** The owner of a typed number, such as a team, in brackets after the number's label. */
    whose: <T>(owner: T) => [" (", owner, ")"] as const,
  },

  /** Texts of the column Check of a table's sheet. */
  remarks: {
    formulaTyped: "Formula in a yellow cell: type a value",
    faults: shortFaults,
    /** Faults of averages, of the group of a fouled board, of seats, or of a ruling. */
    wrong: {
      badAverages: "Adjusted: both sides, as 60/40",
      badRuled: "R: type it like 57.50/37.25 R",
      badGroup: "Fouled group: type a letter",
      badSeats: "Seats: type turned or nothing",
      staleRuling: "Ruling not worked out yet",
      averagesDiffer: "Adjusted twice: Table 1 counts",
    },
    questions: {
      sevenDown: "Seven or more down: sure?",
      otherVulnerability: "Not at this vulnerability?",
      doubledOnly: "Doubled only here: check X",
      far: "Far from other tables: check",
    },
    others: {
      halfAdjusted: "Adjusted: both sides, or none",
      noAdjustment: "Adjusted: a number per side",
      noAdjustedImps: "Adj. IMPs: type them like -3",
      noOther: "Other table: type it like -50",
      /** Remark on a board without a score, once the table has a score of a later round. */
      skipped: "No score: type it, or np",
      dealAgain: "Passed out: deal it again",
      hcpMissing: "Type N-S's high-card points",
    },
    /** Remark if one table of a match has points and the other table does not. */
    missing: (table: string) => `No score from ${table} yet`,
    /**
     * Texts such as "3 to check · Table 1: 2 (first board 7) · Table 2: 1 (board 9)": the number of boards to check at
     * all tables, then for each table the number of its boards to check and the first of these boards.
     */
    lookAt: (count: TextPart) => [count, " to check"] as const,
    boardsAt: (table: string, count: TextPart, first: TextPart, board: TextPart) =>
      [` · ${table}: `, count, " (", first, board, ")"] as const,
    boardAt: { one: "board ", first: "first board " },
    /** Introduces one of the two remarks on the rows of a table's sheet. */
    rowsAt: (table: string, remark: TextPart) => [` · ${table}: `, remark] as const,
    rowsMoved: "Rows sorted: undo it (Ctrl+Z)",
    rowsBelow: "Rows below do not count",
    /** Text before a fault at the other table, on the sheet of this table. */
    atTable: (table: string) => `${table}: `,
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
    toBeTypedOver: ", type over these",
    printed: <T>(scale: T) => ["Victory points, ", scale] as const,
    ownWords: {
      title: "Your own words, for the cells of boards",
      meaning: "Meaning",
      word: "Also",
      clash: "One of these does not count",
      meanings: {
        clubs: "clubs",
        diamonds: "diamonds",
        hearts: "hearts",
        spades: "spades",
        NT: "NT",
        pass: "passed out",
        np: "not played",
        cancelled: "cancelled",
        North: "North",
        East: "East",
        South: "South",
        West: "West",
        "=": "just made",
        X: "doubled",
        R: "redoubled",
      },
    },
    contractScores: {
      made: "Made",
      down: "Down",
      undoubled: "Undoubled",
      doubled: "Doubled",
      redoubled: "Redoubled",
      overtrick: "Each +1",
      /** @param down points for one down, redoubled and not vulnerable; `vulnerable` has the points if vulnerable. */
      redoubledDown: (down: number, vulnerable: number) => `Redoubled: 2 × doubled (${down}, vul. ${vulnerable}, …)`,
      notVulnerable: "Not vul.",
      vulnerable: "Vul.",
    },
  },

  /** A victory-point table to be typed over. */
  vpTable: {
    headings: { from: "IMPs from", winner: "Winner", loser: "Loser" },
    entry: {
      title: "Victory points",
      text: "Type a number, 0 or more. Margins start at 0 and increase row by row; leave unused rows blank.",
    },
    /** Heading of hidden columns. */
    read: "read",
    /** Faults of a line. */
    check: {
      first: "The first margin must be 0",
      margin: "Margin: above the previous one",
      noMargin: "Margin missing: type it",
      missing: "Points: type both sides'",
      points: (least: number, most: number) => `Points: type from ${least} to ${most}`,
      order: "Loser has more than the winner",
    },
  },

  /** The Scoresheet of a home session. */
  scoresheet: {
    name: SHEETS.scoresheet,
    pair: "Pair",
    margin: "N-S at Table 1 won by (IMPs)",
    rule: (scoring: Scoring | FieldScoring, withHandicap = false, areTwoWinners = false) =>
      `${WINS[scoring]}${areTwoWinners ? " in each direction" : ""}${withHandicap ? ", including handicap" : ""}; equal totals share a place.`,
    roundsPlayed: {
      label: "Rounds played (blank for all)",
      entry: {
        title: "Rounds played",
        text: "If the evening ended early, type how many rounds were played; otherwise leave it blank.",
      },
    },
    pointsOfRound: "Points by round",
    runningTotal: "Running total",
    percentage: "Matchpoints %",
    perCent: "%",
    alsoMatchpoints: "MPs %",
    chartTitle: (scoring: Scoring) => `Running total, ${DECIDES[scoring]}`,
    chartDescription: "A line for each pair: its running total after each round.",
    subtitle: <T>(boards: number, rounds: number, scoring: Scoring, scale: T | null) => [
      `${boards} boards · ${rounds} rounds of ${boards / rounds} · ${DECIDES[scoring]}`,
      ...(scale === null ? [] : [" by ", scale]),
    ],
  },

  /** The Movement sheet of a home session. */
  homeMovement: {
    name: "Movement",
    note: (director: number) =>
      `The Director is in pair ${director}. Cut out the cards: one for each table and each pair.`,
    sitsOut: "Sits out",
    sitOut: "sit out",
    mates: "Team-mates",
  },

  /** The code beside a table's card, for the cameras of phones. */
  cardCode: {
    heading: "Score by phone",
    description: (table: string) => `A code that opens ${table} for scoring: point a phone's camera at it.`,
    note: "To score on a phone, point its camera at the code.",
  },

  /** Texts on the sheets of tables, in sessions of all kinds. */
  tables: {
    /** Message beside the page until a name is typed. */
    names: (sheet: string) => `→ Names: ${sheet}`,
    /**
     * Mark beside the number of a board that the Director has adjusted or cancelled, and beside a count of such boards;
     * its meaning.
     */
    ruled: "*",
    ruling: "* Adjusted or cancelled by the Director.",
    toCheck: "  ? To check (blue). ! Wrong (red).",
    /** Message for somebody who types below the last board. */
    noMoreBoards: {
      title: "No more boards",
      text: "This table's last board is above. Type nothing down here.",
    },
    /** Examples below the headings, in small letters. */
    examples: { contract: "4h", by: "n", result: "+1", check: "← yellow: type here" },
    entry: {
      contract: {
        title: "Contract",
        text: "Type the contract alone, such as 4H or 3NT. By, Result and X go in their own columns.",
      },
      doubled: { title: "X", text: "Type X for doubled or R for redoubled; otherwise leave it blank." },
      points: {
        title: "Score only, N-S",
        text: "If you know only the score, or it differs from what the contract gives, type it here from North-South's side, such as 420 or -50.",
      },
    },
  },

  /** The sheet with the large forms of all tables. */
  pencilForms: "Pencil forms",

  /** The sheets of a home session's tables. */
  homeTable: {
    headings: {
      points: "N-S points",
      other: "Table 2",
      difference: "Diff.",
      imps: "IMPs",
      sum: "Round",
      adjusted: "Adj. IMPs",
    },
    notes: {
      lowerFirst: "Play the lower-numbered boards first; the pair sitting out then comes in for the rest.",
      higherFirst:
        "Play a round's higher-numbered boards first, since Table 1 needs the lower ones; opponents stay the same.",
    },
    /** A round or half with its North-South and East-West pairs, and the pair that sits out. */
    band: (round: string, ns: TextPart, ew: TextPart, out: TextPart): TextPart[] => [
      `${round}   N-S `,
      ns,
      " · E-W ",
      ew,
      ...(out === "" ? [] : [" · ", out]),
    ],
    /** Beside a round or half: what each side has won. */
    sums: (separator: string, ns: TextPart, ew: TextPart, lead: TextPart) =>
      ["N-S ", ns, `${separator}E-W `, ew, `${separator}Net `, lead] as const,
    secondHalf: "2nd half",
    out: (pair: TextPart): TextPart[] => [pair, " sits out"],
    comesIn: (pair: number) => `${pair} comes in · `,
    entry: {
      adjusted: {
        title: "Adjusted IMPs",
        text: "Type the IMPs that North-South at Table 1 are awarded for this board: 3 for average plus, -3 for average minus, 0 for average.",
      },
    },
  },

  /** The sheets of the tables of team events. */
  teamTable: {
    headings: {
      plus: "N-S +",
      minus: "N-S −",
      other: (tables: readonly string[]) => `${tables.length === 1 ? tables[0] : "Other table"} N-S`,
      typedOther: (tables: readonly string[]) => `Typed: ${tables.length === 1 ? tables[0] : "other table"}`,
      net: "Net N-S score",
      imps: (scoring: "imps" | "bam") => (scoring === "bam" ? "Points" : "IMPs"),
      adjustedNs: "Adj.\nN-S",
      adjustedEw: "Adj.\nE-W",
    },
    /** A session, round or half with its North-South pair; below it, the East-West pair. */
    band: (block: string, label: TextPart, ns: TextPart) => [`${block} `, label, "   N-S ", ns] as const,
    bandEw: (ew: TextPart) => ["E-W ", ew] as const,
    /** Below a block: what each side has won on its boards. */
    sums: (ns: TextPart, ew: TextPart) => ["N-S total ", ns, "     E-W total ", ew] as const,
    entry: {
      other: {
        title: "The other table",
        text: "If your team-mates wrote a different N-S score for the other table, type it here, such as 420 or -50.",
      },
      adjusted: {
        title: "Adjusted score",
        text: "Type the IMPs that the Director awarded each side for this board, such as 3 and -3, or 0 and 0 for average.",
      },
      adjustedPoints: {
        title: "Adjusted score",
        text: "Type the points that the Director awarded each side for this board, such as 0.6 and 0.4, or ½ and ½.",
      },
    },
  },

  /** The list of penalties of Swiss events and leagues. */
  eventPenalties: {
    name: "Director",
    caption: "Penalties",
    note: "Type each penalty on a line of its own: round, team number, amount, reason. IMPs come off the team's margin in that round, points off its points for that match. If you leave Round blank, points come off its total.",
    headings: {
      line: "Line",
      round: "Round",
      penalty: "Penalty",
      unit: "Unit",
      unitOf: (units: readonly string[]) => `Unit (${units.join(" or ")})`,
      reason: "Reason",
    },
    heading: "Penalties",
    entry: {
      round: (rounds: number) => `Type the round, 1 to ${rounds}; leave it blank to take the penalty from the total.`,
      team: (teams: number) => `Type the number of the team, 1 to ${teams}.`,
      penalty: "Type a number above 0, such as 3 or 0.5, without a sign.",
      unit: (units: readonly string[]) => `Type ${units.join(" or ")}.`,
    },
    /** Faults of a line, and why it does not count yet. */
    told: {
      round: "Round: no such round",
      team: "Team: type a team's number",
      penalty: "Penalty: 3; half points: 0.5",
      unit: "Unit: type VPs or IMPs",
      roundOfImps: "IMPs: type the match's round",
      twoMatches: "Two matches: points, no round",
      reason: "Reason: 60 letters at most",
      waits: "Counts once there is a result",
      noImps: "No margin: use points instead",
    },
  },

  /** The sheets of a Swiss event. */
  swissEvent: {
    subtitle: <T>(
      teams: number,
      rounds: number,
      boards: number,
      scale: T,
      bracket: number | null,
      meetings: 0 | 1 | 2
    ) => [
      `${teams} teams`,
      ...(meetings === 0 ? [] : [meetings === 2 ? " · all play all twice" : " · all play all"]),
      ...(rounds > 0 ? [` · ${rounds} ${rounds === 1 ? "round" : "rounds"} of ${boards} boards · `, scale] : []),
      ...(bracket === null ? [] : [` · knockout of ${bracket}`]),
    ],
    number: "No.",
    /** Pairs ranked over all boards of the matches. */
    butler: {
      name: "Butler",
      subtitle: "Pairs by IMPs against the datum of each board",
      note: "The datum is the average of a board's scores without the best and the worst, to the nearest ten. Pairs are ranked by IMPs per board.",
      pair: "Pair",
      average: "IMPs a board",
      datums: "Datums",
      datum: "Datum, N-S",
      scores: "Scores",
    },
    /** Forms that are printed for a whole round. */
    paper: {
      nonePaired: "No round is paired yet, so there is nothing to print.",
      noRoutes: "Routes can be printed only where all opponents are known beforehand, in a round robin.",
      slips: "Result slips",
      slip: (round: number, table: number, first: number, last: number) =>
        `Round ${round} · Table ${table} · Boards ${first}–${last}`,
      impsWon: "IMPs won",
      boardsWon: "Boards won",
      total: "Total",
      signed: "Signed",
      routes: "Routes",
      side: "Home or away",
      home: "home",
      away: "away",
      sitsOut: "sits out",
    },
    /** Typed in place of an opponent if a team sits out. */
    bye: "bye",
    boardAMatch: "board-a-match",
    percentage: "%",
    fixtures: {
      name: "Fixtures",
      round: (round: number, first: number, last: number) => `Round ${round} · Boards ${first}–${last}`,
      note: "Who meets whom in each round, with the points of finished matches, as entered on the rounds' sheets.",
    },
    crossTable: {
      name: "Cross-table",
      itself: "×",
      note: "Each row shows what the team won from each other team, after penalties. The total also has byes and everything else that counts.",
      noteOnTwo:
        "Each row shows what the team won from each other team, both matches together, after penalties. The total also has everything else that counts.",
    },
    standings: {
      name: SHEETS.standings,
      second: "Standings 2",
      part: (first: number, last: number) => `Standings, rounds ${first} to ${last}`,
      teams: "Teams",
      note: "Type the teams' names here; every sheet shows them. To the right of the printed page, type the round in which a team enters late or withdraws.",
      against: "Opp.",
      carry: "Carried forward",
      handicap: "Handicap in IMPs",
    },
    ranking: {
      played: <T>(played: T, rounds: number) => [played, ` of ${rounds} rounds played`] as const,
      matches: "Played",
      knockout: "The knockout",
      before: "Before the knockout",
      points: "Points",
      tieOnPoints: "Tied on points with the team above",
      note: "Teams with equal totals share a place and are listed by number.",
      noteOnTies: (ways: readonly string[]) =>
        `Tied teams are ranked by ${ways.join(", then ")}; teams still tied share a place.`,
      tie: "Tied on VPs with the team above",
      /** Tie-break by which a team is below a team with the same total. */
      parted: (way: string) => `Behind on ${way}`,
      level: "Tied: place shared",
    },
    /** The sheet of the Director's orders for pairings, and of corrected results. */
    director: {
      byHand: {
        caption: "Pairings by hand: before a round is paired, type its number, one of these words and the teams",
        /** Two notes side by side. */
        notes: [
          "lock: these two teams play each other\nforbid: these two teams do not meet in this round;\nin no round at all if you leave Round blank\nswap: these two teams exchange opponents",
          "bye: this team sits out\ntriangle: these three play each other in this round\nlong-triangle: the same, over this round and the next\nbye or triangle without teams: Overtrick chooses them",
        ],
      },
      log: {
        caption: "Corrected results",
        note: "Nothing to type here. When Overtrick pairs a round, it lists results that were changed after they had been used for earlier pairings; those pairings stay as they are.",
      },
      headings: {
        round: "Round",
        what: "Word",
        second: "Second",
        third: "Third",
        others: "Second and third team",
        before: "Before",
        after: "Corrected",
      },
      /** Words of the orders, as typed. */
      words: {
        lock: "lock",
        forbid: "forbid",
        swap: "swap",
        bye: "bye",
        triangle: "triangle",
        "long-triangle": "long-triangle",
      },
      entry: {
        round: (rounds: number) => `Type the round that is to be paired, 1 to ${rounds}.`,
        what: {
          title: "Word",
          text: "Type lock, forbid, swap, bye, triangle (in this round) or long-triangle (over two rounds).",
        },
        team: (teams: number) => `Type a team's number, 1 to ${teams}.`,
      },
      check: {
        what: "Word: choose it from the list",
        round: "Round: type its number",
        team: "Type the teams’ numbers",
        count: "Wrong number of teams for this",
        same: "The same team twice",
      },
    },
    netImps: "Net IMPs",
    ways: {
      match: "the match between them",
      net: "net IMPs",
      quotient: "IMP quotient",
      opponents: "opponents' VPs",
      wins: "matches won",
    },
    /** Replaces `ways.opponents` in an event without victory points. */
    opponentsPoints: "opponents' points",
    round: {
      name: (round: number) => `Round ${round}`,
      boards: (first: number, last: number) => `Boards ${first}–${last}`,
      imps: "IMPs (− if the second team won)",
      won: "Boards won, first",
      opponentWon: "Boards won, second",
      points: "Points, first",
      opponentPoints: "Points, second",
      standingsPoints: "Pts",
      noteOnBoards: (boards: number) =>
        `Type how many boards each team won; a tied board counts ½, as in 2.5. The two numbers must add up to ${boards}, unless the Director has adjusted a score.`,
      noteOnAbsence: " The opponents of a late or withdrawn team get a walkover once the round has been played.",
      vps: "VPs, first",
      opponentVps: "VPs, second",
      typedVps: "Adj. VPs, first",
      typedOpponentVps: "Adj. VPs, second",
      state: "Not played, provisional, fewer boards",
      pairedBy: "Later rounds paired by",
      met: "Met in round",
      note: "Type the IMPs that the first team won by, with a minus if it lost; the victory points follow. Points that the Director awards go under Adj. VPs.",
      noteOnWithdrawal: {
        bye: " After a withdrawal the number of teams may be odd.",
        "three-teams": " After a withdrawal the number of teams may be odd: one row then stays blank.",
      },
      noteOnBye: " A team without a match has bye as its opponent.",
      noteOnThree:
        " If a triangle takes two rounds, enter its three matches in the second round; if it takes one, each match has half the boards and half the victory points.",
      notPaired: "Not yet paired",
      scored: <T>(scored: T, matches: T) => [scored, " of ", matches, " matches scored"] as const,
      halfMatches: <T>([a, b, c]: readonly [T, T, T]) =>
        ["Triangle, half the boards in each match: ", a, ", ", b, ", ", c] as const,
      threeTeams: <T>(round: number, [a, b, c]: readonly [T, T, T]) =>
        [
          `Triangle in rounds ${round} and ${round + 1}, with its results in round ${round + 1}: `,
          ...[a, ", ", b, ", ", c],
        ] as const,
    },
    /** Typed states of a match beside its result. */
    states: { walkover: "walkover", conceded: "conceded", provisional: "provisional" },
    /**
     * The word after a number of boards, in capitals because typed words are compared in capitals; and the mark of a
     * provisional result. The mark is before the number, because "6?" would begin with "6", so that a spreadsheet could
     * complete one of these entries to the other.
     */
    fewerWord: "BOARDS",
    fewerProvisional: "?",
    presence: {
      enters: "First round",
      withdrawn: "Withdrawn from round",
      noRound: (rounds: number) => `Type a round from 1 to ${rounds}`,
    },
    check: {
      gone: <T>(team: T) => ["Team ", team, " has withdrawn"] as const,
      notYet: <T>(team: T) => ["Team ", team, " has not entered yet"] as const,
      provisional: "Provisional",
      turned: "Turned by the handicap",
      corrected: <T>(before: T) => ["Corrected; pairings used ", before] as const,
      absent: "Not played: a team is absent",
      noPoints: "Points missing",
      fewPoints: ["Points below 0"] as const,
      tooManyPoints: <T>(most: T) => ["More than ", most, " points"] as const,
      sumOfPoints: <T>(sum: T, boards: number) => ["Points add up to ", sum, `, not ${boards}`] as const,
      noTeams: "Teams missing",
      unknownState: "State: choose it from the list",
      noNumber: "IMPs: type them like -9",
      noVps: "Adj. VPs: type them like 9.5",
      noBoardsWon: "Boards won: type it like 2.5",
      unplayedImps: "Not played: clear the IMPs",
      byeImps: "Bye: clear IMPs and points",
      noFirst: "First team: no such team",
      noSecond: "Second team: no such team",
      itself: "Team plays itself",
      twice: <T>(team: T) => ["Team ", team, " is listed twice"] as const,
      pairTwice: "Match is listed twice",
      met: <T>(round: T) => ["Rematch: met in round ", round] as const,
      noImps: "IMPs missing",
      tooManyImps: <T>(most: T) => ["More than ", most, " IMPs"] as const,
      tooManyVps: <T>(most: T) => ["More than ", most, " VPs"] as const,
      sumOfVps: <T>(sum: T) => ["VPs add up to ", sum] as const,
    },
    bracket: {
      name: "Bracket",
      note: "For each match, type the IMPs that the upper team won by, with a minus if the lower team won; if not all boards were played, type how many under Boards, such as 20 of 24. To change a seed, type a team's number beside it.",
      boards: "Boards",
      boardsPlayed: (played: number, all: number) => `${played} of ${all}`,
      seed: "Seed",
      typedSeed: "Replace with",
      levelAtTheCut: "Teams tied at the cut are separated only by team number: type the seeds, or choose tie-breaks.",
      levelSeeds: "Tied teams are seeded only by team number: type the seeds, or choose tie-breaks.",
      rounds: { R32: "Round of 32", R16: "Round of 16", QF: "Quarter-finals", SF: "Semi-finals", F: "Final" },
      winner: "Winner",
      third: "Third place",
      waits: "The seeds appear once all matches before the knockout have results.",
      tied: "A knockout match needs a winner: play extra boards.",
      uncountedSeed: <T>(seed: T) => ["Replacement for seed ", seed, ": no such team, or already seeded"] as const,
      uncountedImps: "IMPs in red do not count: type a whole number, and only once both teams are known.",
    },
    entry: {
      state: {
        title: "Not played, or fewer boards",
        text: "Type walkover if the second team did not play, conceded if the first conceded, or provisional if the result may still change. If some boards were not played, type how many were, such as 6 boards.",
      },
      presence: {
        title: "Round",
        text: "For a late team, type the first round that it plays; for a withdrawn team, the first that it does not play.",
      },
      imps: {
        title: "IMPs",
        text: "Type the first team's margin in whole IMPs: 9 if it won by 9, -9 if it lost by 9, 0 for a tie.",
      },
      vps: {
        title: "Victory points",
        text: "Type the victory points that the Director awards in place of the scale's, such as 12 or 9.5.",
      },
      points: (boards: number) => ({
        title: "Boards won",
        text: `Type how many of the ${boards} boards this team won; a tied board counts ½, as in 2.5.`,
      }),
      seed: {
        title: "Seed",
        text: "Type the number of the team that gets this seed; leave it blank to seed by the standings.",
      },
      carry: {
        title: "Carried forward",
        text: "Type the victory points that the team brings from an earlier stage, such as 12 or 9.5.",
      },
      handicap: {
        title: "Handicap",
        text: "Type the IMPs that the team is given in a match of all its boards: a whole number, such as 6 or -6.",
      },
      knockoutImps: {
        title: "IMPs",
        text: "Type the upper team's margin in whole IMPs: 9 if it won by 9, -9 if the lower team won by 9.",
      },
    },
  },

  /** The sheets of a league's season. */
  league: {
    subtitle: <T>(teams: number, divisions: number, double: boolean, boards: number, scale: T) =>
      [
        `${teams} teams · ${divisions > 1 ? `${divisions} divisions · ` : ""}all play all${double ? " twice" : ""} · matches of ${boards} boards · `,
        scale,
      ] as const,
    number: "No.",
    played: <T>(played: T, matches: T) => [played, " of ", matches, " matches played"] as const,
    fixtures: {
      name: "Fixtures",
      date: "Date",
      home: "Home",
      away: "Away",
      homeImps: "IMPs home",
      awayImps: "IMPs away",
      homeVps: "VPs home",
      awayVps: "VPs away",
      state: "Status",
      typedHomeVps: "Adj. VPs, home",
      typedAwayVps: "Adj. VPs, away",
      conceded: "Conceded by, provisional",
      venue: "Venue",
      boards: "Boards played",
      /** Text after the name of the away team if the match is played at the away team's home. */
      atHome: " (at home)",
      round: (division: string, round: number) => (division === "" ? "" : `${division} · `) + `Round ${round}`,
      sitsOut: "Bye: ",
      /** @param share minimum points of a team whose opponents concede, in per cent of the maximum. */
      note: (share: number, walkover: "60" | "average" | "greatest") =>
        `Type the IMPs that each team won; the victory points, the league table and each team's form are updated. If a match is moved, change or clear its date. If a team concedes, the other gets ${WALKOVER[walkover](share)} and no IMPs; a void match does not count. Other rulings go under Adj. VPs.`,
    },
    /** States of a match. */
    states: {
      open: "",
      moved: "Moved",
      played: "Played",
      adjusted: "Adjusted",
      conceded: "Conceded",
      void: "Void",
      provisional: "Provisional",
    },
    /** Typed words for a match that is played at the away team's home: this match alone, or its return match too. */
    venues: { fixture: "Swapped", both: "Both swapped" },
    /** Words for a match that is conceded, does not count, or has a provisional result. */
    conceded: { home: "Home", away: "Away", void: "Void", provisional: "Provisional" },
    check: {
      conceded: "Conceded: choose from the list",
      venue: "Type Swapped or Both swapped",
      boards: (least: number, all: number) => `Boards played: type ${least} to ${all}`,
      turned: "Won or lost by the handicaps",
      swapped: "Venue swapped: IMPs by column",
      bothThere: "Both matches at the same home",
      date: "Type a date",
      noNumber: "IMPs: type a whole number",
      noVps: "Adj. VPs: type them like 9.5",
      oneImps: "One team's IMPs are missing",
      oneVps: "One team's VPs are missing",
      impsOfUnplayed: "Not played: clear the IMPs",
      noScore: "Provisional: result missing",
      provisional: "Provisional",
      late: "Late: others of round played",
    },
    table: {
      name: SHEETS.leagueTable,
      played: "Played",
      won: "Won",
      drawn: "Drawn",
      lost: "Lost",
      deducted: "Deducted",
      remark: "Remark",
      penalties: <T>(amounts: T) => ["Penalties: ", amounts] as const,
      /** For each zone, the text after all matches of the division are played, and the text before that. */
      zones: {
        up: ["Promoted", "Promotion place"],
        down: ["Relegated", "Relegation place"],
        tied: "Tied across the line",
      },
      /** Lines between the teams that are promoted, stay and are relegated. */
      above: (to: string, last: number) =>
        `▲ Promotion${to === "" ? "" : ` to ${to}`}: ${last === 1 ? "place 1" : `places 1 to ${last}`}`,
      below: (to: string, first: number, last: number) =>
        `▼ Relegation${to === "" ? "" : ` to ${to}`}: ${first === last ? `place ${last}` : `places ${first} to ${last}`}`,
      note: {
        "head-to-head":
          "Teams tied on VPs are ranked by the VPs from the matches between them, once all of these have been played; teams still tied share a place.",
        quotient:
          "Teams tied on VPs are ranked by IMP quotient (IMPs won divided by IMPs lost); teams still tied share a place.",
      },
      handicap: (team: number, imps: number) => `no. ${team} ${imps} IMPs`,
      handicaps: (each: readonly string[]) => ` Handicaps per match: ${each.join(", ")}.`,
      waits: "Match between them not yet played",
      between: <T>(points: T) => ["Head to head: ", points] as const,
      again: <T>(points: T) => [", then ", points] as const,
      quotient: <T>(quotient: T) => ["IMP quotient ", quotient] as const,
      noneLost: "no IMPs lost",
      noImps: <T>(quotient: T) => ["IMP quotient ", quotient, " (no IMPs)"] as const,
    },
    form: {
      name: "Form",
      second: "Form 2",
      ofDivision: (division: number) => `Form, division ${division}`,
      secondOfDivision: (division: number) => `Form 2, division ${division}`,
      vps: "VPs round by round",
      running: "Running total",
      inDivision: (division: string, heading: string) => `${division}: ${heading}`,
      note: "Type the teams' names here; every sheet shows them.",
      chartTitle: "Victory points above or below average",
      chartDescription:
        "A line for each team: its victory points after each round, above or below half of the maximum for its matches so far.",
      start: "Start",
    },
    /** A page for each team, to be sent to the team. */
    teamPages: {
      name: "Team pages",
      venue: "Venue",
      opponents: "Opponents",
      atHome: "Home",
      away: "Away",
      bye: "Bye",
      impsFor: "IMPs +",
      impsAgainst: "IMPs −",
      vps: "VPs",
      noResult: "no result yet",
      /** Place, points and number of matches of a team: "place 2 with 31.20 VPs; matches played: 3". */
      placeLine: <T>(place: T, points: T, played: T) =>
        ["place ", place, " with ", points, " VPs; matches played: ", played] as const,
      ofDivision: (division: string) => `, ${division}: `,
      alone: ": ",
    },
    outstanding: {
      name: "Outstanding",
      division: "Division",
      listed: "Original date",
      remark: "Remark",
      late: "Late",
      moved: "Moved",
      swapped: "Venue swapped",
      movedAndSwapped: "Moved, swapped",
      lateAndSwapped: "Late, swapped",
      open: <T>(open: T, moved: T, late: T) => [open, " still to play, ", moved, " moved, ", late, " late"] as const,
      /** Text after `open` if matches are late. */
      lateMeans: " (others of their round have been played)",
      note: "Matches still to be played, earliest first; moved matches without a new date come last.",
      more: <T>(shown: number, more: T) => [`The first ${shown} are listed; there are `, more, " more."] as const,
    },
    entry: {
      date: {
        title: "Date",
        text: "Type the date of the match, such as 5 Dec 2026, or leave it blank.",
      },
      imps: { title: "IMPs", text: "Type the total IMPs that this team won: a whole number, 0 or more." },
      vps: {
        title: "Victory points",
        text: "Type the victory points that count in place of the scale's, such as 12 or 9.5.",
      },
      boards: (least: number, boards: number) => ({
        title: "Boards played",
        text: `Type how many of the ${boards} boards were played, if not all: ${least} or more. If fewer were, type victory points instead.`,
      }),
      venue: {
        title: "Venue",
        text: "Type Swapped if the away team plays this match at home; Both swapped if the return is swapped too.",
      },
      conceded: {
        title: "Conceded",
        text: "Type Home or Away for the team that conceded, Void if the match does not count, or Provisional if the result may still change.",
      },
    },
  },

  /** The sheets of three teams. */
  threeTeams: {
    half: "Half",
    headings: {
      home: "N-S at",
      impsLost: "IMPs lost",
      vpsAgainst: (team: string) => `VPs v ${team}`,
      penalty: "Penalty, VPs",
      match: (first: string, second: string) => `${first} v ${second}`,
      net: (team: string) => `Net to ${team}`,
      imps: (team: string) => `IMPs ${team}`,
    },
    subtitle: <T>(boards: number, matches: number, scale: T) =>
      [`${boards} boards · three matches of ${boards / matches} · victory points by `, scale] as const,
    tableInHalf: (table: string, half: 1 | 2) => `Table ${table}, ${half === 1 ? "1st" : "2nd"} half`,
    betweenPlayers: " & ",
    penalty: {
      title: "Penalty",
      text: "Type the victory points taken from the team, without a sign, such as 1 or 0.5.",
    },
    netNote: "Net: the scores at both tables added up, from the first team's point of view.",
    tableNote: "Scores are compared after both halves; keep this sheet from the players until then.",
    movementNote:
      "North-South stay at home; East-West move from A to B, B to C, C to A. Cut out the cards for pairs and tables, and the result slips.",
    boardsAgainst: (boards: string) => `${boards} against `,
    resultSlips: "Result slips",
    cards: {
      eastWestOf: "East-West of ",
      northSouthOf: (table: string) => `Table ${table}: North-South of `,
      resultsOf: "Results of ",
      source: "Deal",
      signed: "Signed by the opponents",
      carry: (home: string, next: string) => `Carry them unshuffled to ${home}, then go to ${next}.`,
      goHome: (home: string) => `Go home to Table ${home} and compare.`,
      dealHere: "Shuffle and deal them here.",
      bringsFrom: (table: string) => `Your East-West pair brings them from ${table}: don't deal.`,
    },
  },

  /** The sheets of an event of four teams. */
  fourTeams: {
    recap: SHEETS.recap,
    matches: "Matches",
    master: "Master",
    players: ["Pair A: N or E", "Pair A: S or W", "Pair B: N or E", "Pair B: S or W"],
    betweenPlayers: " – ",
    /**
     * For each round: heading of its column; heading of the total up to this round, null for the first round; label of
     * the totals on a score card.
     */
    rounds: [
      { heading: "Rd 1", upTo: null, total: "After round 1" },
      { heading: "Rd 2", upTo: "After 2", total: "After round 2" },
      { heading: "Rd 3", upTo: "After 3", total: "After round 3" },
      { heading: "Rd 4", upTo: "After 4", total: "After round 4" },
      { heading: "Rd 5", upTo: "After 5", total: "After round 5" },
      { heading: "Rd 6", upTo: "Final", total: "Final total" },
    ],
    headings: {
      tieReason: "How a tie was broken",
      firstTeam: "1st team",
      secondTeam: "2nd team",
      tables: "Tables",
      scored: "Scored",
      victoryPoints: "Victory points by team",
      wonFrom: "IMPs won from",
      won: "Won",
      lost: "Lost",
    },
    subtitle: <T>(boards: number, perMatch: number, scale: T) =>
      [
        `Four teams · ${boards} boards · ${boards / perMatch} matches of ${perMatch} · victory points by `,
        scale,
      ] as const,
    penalty: {
      title: "Penalty",
      text: "Type the victory points taken from the team, 0 or more.",
    },
    rules: (boards: string) =>
      `Most victory points wins. If two teams tie, the IMPs on the ${boards} boards between them decide. ` +
      "If three or four tie, net IMPs decide. Teams still tied share a place.",
    matchesNote: "Each match is scored separately. The first team sits N-S at the lower-numbered table.",
    bothTables: (first: number, second: number) => `${first} and ${second}`,
    ofBoards: (boards: number) => ` of ${boards}`,
    tableNote: "Do not shuffle the boards of rounds 4 to 6.",
    masterNote: "The whole movement, for the Director or to put on the wall.",
    masterNotes: [
      "Each team has two pairs, A and B. In a team of more than four, a pair keeps its letter while it stays together.",
      "Both tables of a match play the same boards. Each table plays the boards it starts with, then exchanges boards with the other; the round ends when both tables have played them all.",
      "Rounds 4 to 6 use the boards of rounds 1 to 3 as they are, so that all teams play the same deals: put the cards back as they were dealt, and do not discuss boards that others still have to play.",
    ],
    pair: (letter: string) => `Pair ${letter}`,
    /** Boards that come from another table, on a card and in a narrow column. */
    from: (boards: string, table: number) => `${boards} from Table ${table}`,
    deal: {
      heading: "Deal",
      shuffle: "Shuffle",
      keep: "Do not shuffle",
      new: "new",
      asPlayed: "as last played",
    },
    tableCards: {
      name: "Table cards",
      note: "Cut out the cards: one for each table.",
    },
    scoreCards: {
      name: "Score cards",
      title: (team: number, pair: string) => `Team ${team} Pair ${pair}`,
      titleWithSeats: (title: string, seats: string) => `${title} · ${seats}`,
      and: " and ",
      playersName: "Name: ",
      headings: {
        board: "Bd",
        vulnerability: "Vul",
        vs: "Vs",
        plus: "Plus",
        minus: "Minus",
        won: "W",
        lost: "L",
        sit: "Sit",
      },
      seat: (table: number, seat: string) => `${table}-${seat}`,
      impScale: { difference: "Diff.", gives: "IMPs" },
      vpScale: { difference: "IMPs", gives: "VPs" },
      vpsOn: <T>(scale: T) => ["Victory points by ", scale, ": see the Scales sheet."] as const,
      note: "Plus and Minus are your side's scores; W and L are IMPs won and lost. Do not shuffle the boards of rounds 4 to 6.",
    },
  },

  /** The sheets of a match of two teams. Words for IMPs have a second version for board-a-match. */
  teamMatch: {
    parts: {
      session: { heading: "Session", singular: "session", plural: "sessions" },
      stanza: { heading: "Stanza", singular: "stanza", plural: "stanzas" },
    },
    subtitle: {
      boards: (boards: number) => `${boards} boards`,
      parts: (plural: string, sizes: readonly number[]) =>
        `${sizes.length} ${plural} of ${new Set(sizes).size === 1 ? sizes[0] : sizes.join("+")}`,
      extra: (boards: number) => `${boards} more if tied`,
      scoring: { imps: "IMPs", bam: "board-a-match" },
      scale: "victory points by ",
      separator: " · ",
    },
    /** Before the names of the players at a table. */
    seats: {
      "N-S": ["   N: ", "   S: "],
      "E-W": ["   E: ", "   W: "],
    },
    /** A line on which a player's name is written. */
    nameLine: "______________________",

    match: {
      name: SHEETS.match,
      competition: "Competition",
      players: "Players",
      /** Heading above a player's name. */
      seatOf: (pair: number, seat: string) => `Pair ${pair}: ${seat}`,
      /** Number of a pair, after the name of the pair's team. */
      ofTeam: (pair: number) => `, pair\u00a0${pair}`,
      starts: (table: number) => `Table ${table} plays first`,
      aheadBy: " ahead so far",
      rule: {
        vps: "Most victory points wins: those for the margin (see the Scales sheet), less penalties.",
        imps: "Most IMPs wins.",
        bam: "Most points wins: 1 for each board won, ½ for a tied one.",
      },
      marginsDiffer: " An adjusted score counts differently for the two teams, so their margins differ.",
      extra: (stanza: number) => `${stanza}, if tied`,
      won: { imps: "IMPs won", bam: "Points won" },
      penaltyImps: { imps: "Penalty, IMPs", bam: "Penalty, points" },
      scaleVps: "VPs for the margin",
      penaltyVps: "Penalty,\nVPs",
      penalty: { title: "Penalty", text: "Type the penalty, 0 or more." },
      withHandicap: "With handicap",
      handicap: "Handicap, IMPs per match",
      share: "Handicap for boards played",
      handicapEntry: {
        title: "Handicap",
        text: "Type the IMPs that the team gets for the whole match: a whole number, such as 6 or -6.",
      },
      penaltyEntry: {
        imps: { title: "Penalty", text: "Type the IMPs taken from the team: a whole number, 0 or more." },
        bam: { title: "Penalty", text: "Type the penalty in points, such as 1, 0.5 or ½." },
      },
    },

    lineUps: {
      name: "Line-ups",
      note: {
        sessions: "Choose or type who plays instead; leave blank if those named on the Match sheet play.",
        single: "Those named on the Match sheet play; type the teams' other players here.",
      },
      pair: (pair: number) => `Pair ${pair}`,
      team: "Team",
      further: "Reserves",
      player: (number: number) => `Player ${number}`,
    },

    slipHandicap: "With handicap: ",

    /** The result in words: "Reds win by 20 IMPs, 14.26 – 5.74 victory points". */
    sentence: {
      tied: "Tied",
      tiedExtra: "Tied: extra boards will decide",
      leadsBy: " lead by ",
      winsBy: " win by ",
      /** For a result in which the victory points and the lead in IMPs disagree. */
      level: "Level",
      leads: " lead",
      wins: " win",
      afterPenalties: " after penalties",
      besides: "; ",
      ahead: " are ahead by ",
      levelImps: "; level in IMPs",
      unit: { imps: " IMP", bam: " point" },
      plural: "s",
      before: ", ",
      between: " – ",
      victoryPoints: " victory points",
    },

    tables: {
      note: (side: 0 | 1, starts: readonly string[]) =>
        [
          `The ${side === 0 ? "home" : "away"} side's sheet.`,
          ...(starts.length > 0
            ? [`This table starts with ${/^\d+$/.test(starts.join()) ? "board" : "boards"} ${starts.join(", ")}.`]
            : []),
        ].join(" "),
      changes: (part: string) => `After each ${part}, the away pairs change tables and directions.`,
      homeCaptain: "Home captain",
      awayCaptain: "Away captain",
    },

    check: {
      name: "Check",
      nothing: "Nothing to compare yet.",
      agree: "The two sides' sheets agree.",
      boardDiffers: " board differs",
      boardsDiffer: " boards differ",
      lookInto: " between the two sides' sheets: settle this before you sign.",
      bySheetOf: "According to",
      sheets: ["Table 1, home", "Table 2, away"],
      total: ", total",
      vps: ", VPs",
      headings: {
        /** Heading above two columns: the scores of a table on the home team's sheet, and on the away team's sheet. */
        table: (table: number) => `Table ${table}, N-S score`,
        worth: { imps: "Home's IMPs", bam: "Home's points" },
        sides: ["home says", "away says"],
        what: "What differs",
      },
      score: (table: number) => `score at Table ${table}`,
      bothScores: "scores at both tables",
    },

    scoreCard: {
      name: "Score card",
      ourNs: "Our North-South",
      ourEw: "Our East-West",
      together: "Together",
      points: "Points",
      net: "Net",
      marginAndVps: "Margin and victory points",
    },

    slip: {
      name: "Result slip",
      winners: "Winners",
      opponents: "Opponents",
      wonBy: "Won by, IMPs",
      scored: "Boards scored",
      scoredOf: " of ",
      /** Heading of each copy, which names the copy's recipient. */
      copies: { desk: "For the results desk", team: "For " },
      tied: "Tied.",
      /** Text that is shown if a penalty, or adjusted scores of both sides, change the victory points. */
      givenVps:
        "When you enter this match's result, enter these victory points too: they cannot be calculated from the margin alone.",
      signedWinners: "Signed, winners",
      signedOpponents: "Signed, opponents",
    },
  },
  /** Messages about saved workbooks that are read back. */
  reading: {
    noSession: "This workbook has no Overtrick session: open a workbook that Overtrick made, saved as .xlsx.",
    calls: (cells: number, wrong: readonly string[], more: number) =>
      [
        `This workbook has no Overtrick session, but ${cells === 1 ? "a cell calls" : `${cells} cells call`} BRIDGE functions`,
        wrong.length === 0
          ? ", none of which showed an error when the workbook was saved."
          : `. When the workbook was saved, these cells showed an error: ${wrong.join(", ")}${more > 0 ? ` and ${more} more` : ""}. Open it in Excel with Overtrick and use “Check this workbook’s functions” to correct them.`,
      ].join(""),
    older:
      "This workbook was made before version 0.4 and cannot be read back. Make a new one, and paste the columns of the old tables into it as results.",
    later: "This workbook was made by a later version of Overtrick: update Overtrick to read it.",
    damaged: (sheet: string) =>
      `The hidden sheet ${sheet} has been changed, so this workbook cannot be read back: use an earlier copy.`,
    tooMany: (sessions: number) =>
      `This workbook has more than ${sessions} sessions: move some of them, each with all its sheets, to another workbook.`,
    sheetTwice:
      "Several sheets have this sheet's title, and none of them counts: delete the copies, or give the right sheet its old name.",
    columnInserted: (sheet: string, before: string) =>
      `A column was inserted on ${sheet} before ${before}: delete it, or copy the entries into a new workbook.`,
    rowInserted: (sheet: string, before: number) =>
      `A row was inserted on ${sheet} above row ${before}: delete it, or copy the entries into a new workbook.`,
    rowDeleted: (sheet: string, before: number) =>
      `A row was deleted on ${sheet} above row ${before}: undo that, or copy the entries into a new workbook.`,
    moved: (sheet: string) =>
      `Columns, rows or cells were inserted, deleted, moved or sorted on ${sheet}: undo that, or copy the entries into a new workbook.`,
    rowsWithin:
      "Rows were inserted or deleted among the yellow cells, so this workbook counts other rows than those typed: undo that, or make the workbook again.",
    sheetMissing: "This sheet was deleted, or changed too much to be recognised: what was typed on it does not count.",
    rowsMissing: (line: string, more: number) =>
      more === 0
        ? `The row for ${line} was deleted, or its fixed cells were changed: it does not count.`
        : `The rows for ${line} and ${more} more were deleted, or their fixed cells were changed: they do not count.`,
    notWritten: (typed: string) => `"${typed}" does not count: type just a number, such as 5 or 2.5.`,
    noTeams: "The teams in this match are not known yet, so it does not count.",
    notRebuilt: "The results so far do not fit these options:",
    more: (reasons: number) => `… and ${reasons} more.`,
    otherOpponents: (board: number, table: number, sat: string, sit: string | undefined) =>
      sit === undefined
        ? `Board ${board} was played at Table ${table} by ${sat}, but with these options nobody would play it there.`
        : `Board ${board} was played at Table ${table} by ${sat}, but with these options ${sit} would play it there.`,
    optionDropped: "This option does not fit the others and is left at its usual value.",
    lateTeam: {
      notHere: "A team can join only a Swiss event: in the other forms all rounds are paired from the start.",
      noName: "Type the name of the team that joins.",
      tooLate: "Every round has results already, so no team can join any more.",
      round: (first: number, last: number) =>
        first === last
          ? `The team can join only for round ${first}: the rounds before it have results already.`
          : `The team can join for rounds ${first} to ${last}: the rounds before have results already.`,
    },
    belowList: (typed: string) =>
      `"${typed}" is typed below the last line of the list, where nothing is read: move it into a yellow cell.`,
    notCarried: (typed: string) => `"${typed}" was typed there; it is not copied.`,
    ownSheet: "A sheet of your own: it would be missing from a workbook made by Overtrick.",
    otherSession: (title: string) =>
      `Another session, ${title}: it would be missing from a new workbook, which holds one session only.`,
    spoilt: (formulas: number) =>
      `${formulas} formula${formulas === 1 ? " has" : "s have"} been typed over or lost: make the workbook again.`,
  },
} as const;
