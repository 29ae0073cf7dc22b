/** A number of bytes: "200 KB", "5.3 MB". */
const size = (bytes: number) => (bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`);

const parts = (boards: number, sessions: number, part: string) =>
  `${boards} boards${sessions === 1 ? "" : `: ${sessions} ${part} of ${boards / sessions}`}`;

/** Texts of a pane that cannot start. They stand alone: what says them is loaded before all else. */
export const startTexts = {
  failed: (why: string) =>
    `Overtrick could not start. What it remembered on this device has been forgotten: open it again. The error was "${why}".`,
  notLoaded: "Overtrick could not be loaded. Check the connection and open it again.",
  again: "Open again",
} as const;

/** All other texts of the pane that people read; what the rooms below say comes from theirs. */
export const texts = {
  tabs: {
    tonight: "Tonight",
    session: "Session",
    results: "Results",
    open: "Open",
    season: "Season",
    functions: "Functions",
    scores: "Scores",
  },
  kindGroups: { home: "Home duplicate", teams: "Teams" },
  kinds: {
    "four-pairs": "Four pairs",
    "five-pairs": "Five pairs",
    "team-match": "Match of two teams",
    "three-teams": "Three teams",
    "four-teams": "Four teams",
    "swiss-event": "Swiss event",
    league: "League season",
  },
  /** What stands at a field. */
  fields: {
    kind: "Session",
    boards: "Boards",
    "first-board": "First board",
    rounds: "Rounds",
    boardsPerMatch: "Boards a match",
    form: "Form",
    scoring: "Scoring",
    scale: "Victory-point scale",
    title: "Title",
    competition: "Competition",
    handicap: "Handicap",
    sessions: "Boards of each session",
    "extra-boards": "Extra boards",
    "line-up": "Line-ups",
    penalties: "Penalties",
    walkover: "Match not played",
    date: "Date",
    home: "Home team",
    away: "Away team",
    teamCount: "Number of teams",
    teamList: "Names of the teams",
    odd: "Odd number of teams",
    bracket: "Knockout afterwards",
    ties: "Level on victory points",
    tiesOnPoints: "Level on points",
    seeds: "Seeds of the knockout",
    double: "Matches",
    every: "Rounds",
    paper: "Paper",
    formulas: "Formulas",
    file: "Choose a file of results",
    paste: "or paste the results",
    contract: "Contract",
    declarer: "By",
    board: "Board",
    points: (table: 1 | 2) => `N-S points, Table ${table}`,
    margin: "Margin, IMPs",
    scaleName: "Scale",
  },
  examples: {
    handicap: "Reds 6 IMPs",
    sessions: "8+8+4",
    lineUp: "2 Reds: Eve, Flo, Cy, Di; 2 Blues: …",
    penalties: "Reds 3 IMPs; Blues 0.5 VPs",
    penaltiesInVps: "Reds 0.5 VPs; Blues 1 VP",
    penaltiesInImps: "Reds 3 IMPs",
    penaltiesInPoints: "Reds ½ point",
    ties: "match, net, quotient, opponents, wins",
    seeds: "4; Reds; …, first seed first",
  },
  moreFields: "More",
  otherLinesOf: "Lines for what else happens",
  /** Lines of results with what they say. */
  otherLines: {
    swiss: [
      ["3,4,withdrawn,,,", "Team 4 is not paired any more from round 3 on"],
      ["2,13,enters,,,", "Team 13 comes late: it is paired from round 2 on"],
      ["2,9,bye,,,", "Team 9 sits out in round 2"],
      ["2,7,3,walkover,,", "Team 3 did not play team 7 in round 2"],
      ["2,7,3,conceded,,", "Team 7 gave that match up"],
      ["2,6,2,9?,,", "A result that may still change; the next round is paired by it"],
      ["1,3,7,,12,12", "Victory points that the Director gave instead"],
    ],
    league: [
      [",Golds,Blues,,,,,away,,,", "Blues conceded the match"],
      [",Golds,Blues,,,,,void,,,", "The match counts for nobody"],
      [",Whites,Reds,,,,,,2026-12-14,,", "The match is moved to that day"],
      [",Whites,Golds,62,27,12,7,,,,", "Victory points that were given instead of the scale's"],
      [",Blues,,,,,,,,2,Late team sheet", "Two victory points are taken from Blues"],
    ],
  },
  hints: {
    teamCount: "As many as are named below.",
    teamList: "A line a team, pasted or typed; may be left blank.",
    odd: "The three do so over two rounds; where that cannot be, one team has a bye.",
    sessions: "Where they are not alike; instead of the list above.",
    lineUp: "Who plays a session instead of the players below; a blank plays as usual.",
    firstBoards: "Each round has the next boards; or give the first of each: 1, 8, 15.",
    boardLine:
      "A line for each board at each table; or messages, such as “T2 Bd 7 3NT W -2”, or a table copied from a sheet.",
    swissLine: "A line for each match: the round, the two teams, the first team's margin in IMPs.",
    bamLine:
      "A line for each match: the boards that each team won, such as 2.5 and 0.5; walkover or conceded where it is not played.",
    leagueLine: "A line for each match: the two teams, and the IMPs that each of them won.",
    functions: "Open a function to try it; what it gives is calculated here, by the same code as in Excel.",
  },
  teamListExample: "Reds\nBlues\n…",
  pairNames: "Names (may be left blank)",
  teamNames: "Teams (may be left blank)",
  playerNames: "Players (may be left blank)",
  pair: (number: number) => `Pair ${number}`,
  /** Players of pairs that change direction: a pair's first player sits North or East. */
  pairPlayers: (pair: string) => [`Pair ${pair}, N or E`, `Pair ${pair}, S or W`] as const,
  substitutes: ["Substitute 1", "Substitute 2"],
  seats: ["North", "South", "East", "West"],
  scorings: { imps: "IMPs", vps: "Victory points" },
  matchForms: {
    league: "League: victory points",
    swiss: "Swiss: one short session, victory points",
    knockout: "Knockout: in stanzas, more IMPs win",
    bam: "Board-a-match: a point a board",
  },
  eventForms: {
    swiss: "Swiss: paired by the scores",
    "round-robin": "Round robin: all meet all",
    bam: "Board-a-match: all meet all",
  },
  roundRobin: (double: boolean, rounds: number) => `${rounds}: everybody meets ${double ? "twice" : "once"}`,
  oddWays: { "three-teams": "Three teams play each other", bye: "One team has a bye" },
  walkovers: {
    "60": "60 % of the scale to the other team",
    average: "The average of its other matches to the other team",
  },
  extraBoards: (boards: number) => (boards === 0 ? "None where it is tied" : `${boards} where it is tied`),
  meetings: { once: "Everybody meets once", twice: "Everybody meets twice, at home and away" },
  everyDays: (days: number) =>
    days % 7 === 0 ? `Every ${days === 7 ? "week" : `${days / 7} weeks`}` : `Every ${days} days`,
  tieBreaks: { "head-to-head": "The matches between them decide", quotient: "The IMP quotient decides" },
  leagueSummary: (teams: number, rounds: number) => `${teams} teams, ${rounds} rounds`,
  formulas: {
    "add-in": "BRIDGE functions (Excel with this add-in)",
    "built-in": "Built-in functions (any spreadsheet)",
  },
  boards: (boards: number) => `${boards} boards`,
  roundsOf: (boards: number, rounds: number) => `${boards} boards: ${rounds} rounds of ${boards / rounds}`,
  matchesOf: (boards: number, matches: number) => `${boards} boards: ${matches} matches of ${boards / matches}`,
  sessionsOf: (boards: number, sessions: number) => parts(boards, sessions, "sessions"),
  stanzasOf: (boards: number, stanzas: number) => parts(boards, stanzas, "stanzas"),
  otherSizes: "Shorter and longer",
  matchSizes: {
    otherOfTwoSessions: "Other matches of two sessions",
    oneSession: "One session",
    twoSessions: "Two sessions",
    oneStanza: "One stanza",
    twoStanzas: "Two stanzas",
    threeStanzas: "Three stanzas",
    fourStanzas: "Four stanzas",
  },
  roundCount: (rounds: number, usual: boolean) =>
    rounds === 0 ? "None, knockout only" : usual ? `${rounds} (usual)` : String(rounds),
  bracketOf: (size: number) => (size === 0 ? "None" : `The best ${size} teams`),
  madeFor: (boards: number) => ` (made for ${boards} boards)`,
  swissSummary: (teams: number, rounds: number) => `${teams} teams, ${rounds} rounds`,

  movement: "Movement",
  previews: {
    table: (name: string) => `Table ${name}`,
    boards: "Boards",
    boardsAt: (boards: string) => `boards ${boards}`,
    out: "Out",
    round: "Round",
    session: "Session",
    stanza: "Stanza",
    half: "Half",
    first: "1st",
    second: "2nd",
    home: "The movement: North-South – East-West at each table",
    match: "North-South – East-West at each table, and the boards that start there",
    threeTeams: "North-South – East-West at each table, and its boards",
    fourTeams: "North-South – East-West at each table, and the boards of the match",
    firstRound: (first: number, last: number) =>
      `The first round, boards ${first}–${last}; each later one is paired from the results`,
    pairings: ["Table", "Team", "Opponents"],
    knockout: "The knockout, seeded by the teams' numbers: its first round",
    matches: ["Match", "Team", "Opponents"],
    three: "Three",
    allRounds: "All rounds: who meets whom, by number",
    allRoundsHeadings: ["Round", "Boards", "Matches"],
    fixtures: "The fixtures: home – away",
    fixtureHeadings: ["Round", "Date", "Matches"],
    bye: "Bye",
  },

  waysOut: {
    newWorkbook: "New workbook",
    add: "Add to this workbook",
    download: "Download",
    working: "Working …",
    opened: "The workbook is open in a window of its own.",
    added: (sheets: readonly string[]) => `Added: ${sheets.join(", ")}.`,
    downloaded: (name: string) => `Downloaded as ${name}.`,
  },

  /** What was understood of messages or of a copied table. */
  understood: {
    heading: { messages: "Understood of the messages", table: "Understood of the table" },
    points: "The points are North-South’s. Look through them before they count.",
    unread: "Not understood",
    talk: (lines: number) =>
      lines === 1
        ? "A line has neither a number nor a contract and is left out."
        : `${lines} lines have neither a number nor a contract and are left out.`,
    first: "Look through what was understood first.",
    use: (boards: number) => (boards === 1 ? "Use this board" : `Use these ${boards} boards`),
  },

  resultsMissing: "Results are missing.",
  resultsOf: (title: string, summary: string) =>
    `Results of: ${title}, ${summary}. The session is chosen on the tab “Session”.`,
  faults: "To be mended",
  warnings: "To be looked at",
  faultAt: (line: number, field: string, message: string) => `Line ${line}${field && `, ${field}`}: ${message}`,
  more: (faults: number) => `… and ${faults} more.`,

  functionResult: "Result",
  optional: (parameter: string) => `${parameter} (optional)`,
  blank: "(blank)",
  inExcelOnly: "What a cell holds is calculated in Excel: insert the formula.",
  insert: "Insert into the cell",
  inserted: (address: string) => `In ${address}.`,

  newer: { ready: "A newer version is ready.", take: "Use it" },
  tryAgain: "Try again",
  partNotLoaded:
    "A part of Overtrick could not be loaded. Check the connection and try again; if it fails again, close Overtrick and open it again.",

  noBoard: (text: string, most: number) => `"${text}" is not a board: give a number from 1 to ${most}.`,
  noWholeNumber: (text: string) => `"${text}" is not a whole number: write it in digits, such as 420 or -50.`,
  teamsListed: (teams: number, least: number, most: number) =>
    `${teams === 1 ? "1 team is" : `${teams} teams are`} listed: list ${least} to ${most}, a line each, or none.`,

  fileTooLarge: (name: string, bytes: number, most: number) =>
    `${name} has ${size(bytes)}, too much for the results of a session: choose a CSV file of at most ${size(most)}.`,
  textTooLong: (characters: number, most: number) =>
    `This is too long for the results of a session: it has ${characters} characters, and at most ${most} are taken.`,
  notText: (name: string) =>
    `${name} is not a text file: save the results as CSV. A workbook of Overtrick's is opened on the tab “Open”.`,
  unreadable: (name: string) =>
    `${name} could not be read. It may have been moved, or be open elsewhere: choose it again.`,
} as const;
