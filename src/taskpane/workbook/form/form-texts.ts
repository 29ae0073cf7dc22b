const parts = (boards: number, sessions: number, part: string) =>
  `${boards} boards${sessions === 1 ? "" : `: ${sessions} ${part} of ${boards / sessions}`}`;

/**
 * Texts of the form for a workbook and of its previews, apart from other texts so that they are loaded with the form.
 */
export const formTexts = {
  make: "Make the workbook",
  playHere: "Play it here",
  done: "Done",
  /** Titles of the form's rows; each row opens a page with fields. */
  rows: { boards: "Boards", scoring: "Scoring", names: "Names", about: "Title and date", paper: "Paper" },
  toCorrect: "To correct",
  whoSitsWhere: "Who sits where",
  otherKinds: "Teams, Swiss event, league, others",
  games: "Games",
  /** Texts for the values that the rows show. */
  values: {
    rounds: (boards: number, rounds: number) => `${boards}: ${rounds} rounds of ${boards / rounds}`,
    matches: (boards: number, rounds: number) =>
      rounds === 0 ? "no rounds" : `${rounds} ${rounds === 1 ? "round" : "rounds"} of ${boards}`,
    scorings: {
      imps: "IMPs",
      vps: "VPs",
      matchpoints: "Matchpoints",
      "cross-imps": "Cross-IMPs",
      butler: "Butler",
      points: "Points",
    } as Readonly<Record<string, string>>,
    scale: (name: string) => `VPs by ${name}`,
    bam: "Boards won",
    named: (named: number, all: number, noun: string) => `${named} of ${all} ${noun}`,
    pairs: "pairs",
    teams: "teams",
    players: "players",
    noDate: "no date",
    formulas: "BRIDGE functions",
    noGuide: "no instructions",
    forms: (forms: number) => (forms === 1 ? "1 extra form" : `${forms} extra forms`),
  },
  matchesOf: (boards: number, matches: number) => `${boards} boards: ${matches} matches of ${boards / matches}`,
  sessionsOf: (boards: number, sessions: number) => parts(boards, sessions, "sessions"),
  stanzasOf: (boards: number, stanzas: number) => parts(boards, stanzas, "stanzas"),
  roundCount: (rounds: number, isDefault: boolean) =>
    rounds === 0 ? "None, knockout only" : isDefault ? `${rounds} (usual)` : String(rounds),
  matchSizes: {
    otherOfTwoSessions: "Other two-session matches",
    oneSession: "One session",
    twoSessions: "Two sessions",
    oneStanza: "One stanza",
    twoStanzas: "Two stanzas",
    threeStanzas: "Three stanzas",
    fourStanzas: "Four stanzas",
  },
  /**
   * Texts of the options whose fields are made from the allowed values: labels, examples, and names of listed values.
   */
  plainOptions: {
    fouled: {
      label: "Fouled boards",
      values: {
        "white-book": "Groups of up to three results: about 60 %",
        neuberg: "All groups by Neuberg's formula",
      },
    },
    partners: { label: "Partners", values: { change: "New ones each round", stay: "Two pairs that stay together" } },
    vulnerable: {
      label: "Vulnerable on deals 2 and 3",
      values: { dealer: "Dealer’s side", opponents: "Dealer’s opponents" },
    },
    expected: { label: "Expected scores", example: "21 50 50; 22 70 70; 23 110 110" },
    "passed-out": { label: "A passed-out deal", values: { again: "Is dealt again", counted: "Counts as 0" } },
    winners: { label: "Winners", values: { "": "As the results show", "1": "One", "2": "N-S and E-W apart" } },
    sections: {
      label: "Sections",
      values: { together: "Scored and ranked together", apart: "Each by itself" },
    },
    words: { label: "Own words in the cells", example: "NT UT; clubs K; East O" },
    carry: { label: "Carried forward", example: "Reds 12.5; Blues 8" },
    divisions: { label: "Divisions", example: "2, or Premier: 8; First: 6" },
    promoted: { label: "Teams promoted", values: {} },
    relegated: { label: "Teams relegated", values: { "": "As many as are promoted" } },
    penalties: { label: "Penalties", example: "Reds 0.5 VPs; Blues 1 VP" },
    walkover: {
      label: "Match not played",
      values: {
        "60": "60 % of the maximum victory points for the other team",
        average: "The other team's average, but at least 60 %",
        greatest: "Best of 60 %, the other team's average, and 100 % less the conceding team's average",
      },
    },
  },
  /** Examples of typed values, shown in blank fields. */
  examples: {
    handicap: "Reds 6 IMPs",
    sessions: "8+8+4",
    lineUp: "2 Reds: Eve, Flo, Cy, Di; 2 Blues: …",
    penaltiesOfMatch: "Reds 3 IMPs; Blues 0.5 VPs",
    penaltiesInImps: "Reds 3 IMPs",
    penaltiesInPoints: "Reds ½ point",
    ties: "match, net, quotient, opponents, wins",
    seeds: "4; Reds; …, first seed first",
  },
  /** A plan in a few words. */
  teamSummary: (teams: number, rounds: number) => `${teams} teams, ${rounds} rounds`,
  /** The next steps with a finished workbook. */
  next: {
    heading: "What to do next",
    print: ["Print it whole", "Its sheets fit the paper that you chose"],
    type: (isMatches: boolean) => [
      "Type the results into the yellow cells",
      isMatches ? "The IMPs of each match" : "Such as 4S N = or 420",
    ],
    ranking: (sheet: string) => ["See the ranking", `On the sheet ${sheet}, as results come in`],
  },
  change: "Change something",
  changeHint: "Names, boards, paper",
  playHint: "Enter results at the table",
  useGame: "Use this game tonight",
  hints: {
    teamCount: "Counted from the names below.",
    teamList: "One team per line; may be left blank.",
    odd: "A triangle takes two rounds (only one, if it is the last round). If no three teams are left that have not met, one team has a bye.",
    sessions: "For sessions with different numbers of boards; replaces the choice above.",
    lineUp: "Who plays in which session; a name left out stands for the usual player.",
    firstBoards: "Or the first board of each round: 1, 8, 15.",
  },
  teamListExample: "Reds\nBlues\n…",
  /** Texts for a club's evening. */
  club: {
    pairs: "Pairs",
    pairsHint: "A file of results brings its own pairs, boards and names.",
    scorings: {
      matchpoints: "Matchpoints, in %",
      "cross-imps": "Cross-IMPs: against each other result",
      butler: "Butler: IMPs against the mean result",
    },
  },
  pairNames: "Names (may be left blank)",
  teamNames: "Teams (may be left blank)",
  playerNames: "Players (may be left blank)",
  pair: (number: number, isDirectors: boolean) => `Pair ${number}${isDirectors ? " (the Director's)" : ""}`,
  /** Labels of a pair's players in a game where pairs change direction: the first player sits North or East. */
  pairPlayers: (pair: string) => [`Pair ${pair}, N or E`, `Pair ${pair}, S or W`] as const,
  substitute: (number: number) => `Substitute ${number}`,
  seats: ["North", "South", "East", "West"],
  player: (number: number) => `Player ${number}`,
  scorings: { imps: "IMPs", vps: "Victory points", matchpoints: "Matchpoints, in %" },
  matchForms: {
    league: "League: victory points",
    swiss: "Swiss: one short session, victory points",
    knockout: "Knockout: in stanzas, won on IMPs",
    bam: "Board-a-match: one point per board",
  },
  eventForms: {
    swiss: "Swiss: paired by the standings",
    "round-robin": "Round robin: all teams meet",
    bam: "Board-a-match: all teams meet",
  },
  shortRounds: "Not all teams meet",
  roundRobin: (double: boolean, rounds: number) => `${rounds}: all teams meet ${double ? "twice" : "once"}`,
  oddWays: { "three-teams": "Triangle of three teams", bye: "One team has a bye" },
  extraBoards: (boards: number) =>
    boards === 0 ? "No extra boards after a tie" : `${boards} extra boards after a tie`,
  meetings: { once: "All teams meet each other once", twice: "All teams meet twice, home and away" },
  everyDays: (days: number) =>
    days % 7 === 0 ? `Every ${days === 7 ? "week" : `${days / 7} weeks`}` : `Every ${days} days`,
  tieBreaks: { "head-to-head": "Broken by the matches between the tied teams", quotient: "Broken by IMP quotient" },
  formulas: {
    "add-in": "BRIDGE functions (Excel with this add-in)",
    "built-in": "Built-in functions (any spreadsheet)",
  },
  guide: { yes: "Yes, as the first sheet", no: "No" },
  evenings: { full: "Full evening", shorter: "Shorter", longer: "Longer" },
  crossTable: { no: "No", yes: "Yes, a sheet of all results" },
  thirdPlace: { no: "Not played", yes: "Played by the losing semi-finalists" },
  bracketOf: (size: number) => (size === 0 ? "None" : `The best ${size} teams`),
  previews: {
    table: (name: string) => `Table ${name}`,
    boards: "Boards",
    dealsAt: (deals: string) => `deals ${deals}`,
    boardsAt: (boards: string) => `boards ${boards}`,
    out: "Out",
    round: "Round",
    session: "Session",
    stanza: "Stanza",
    half: "Half",
    first: "1st",
    second: "2nd",
    home: "North-South – East-West at each table",
    players: "North & South – East & West at each table",
    match: "North-South – East-West at each table, and the boards it plays first",
    threeTeams: "North-South – East-West at each table, and its boards",
    fourTeams: "North-South – East-West at each table, and its boards",
  },
} as const;
