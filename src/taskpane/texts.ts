const QUARTERS = ["", "¼", "½", "¾"];

/** Writes a time in hours, rounded to a quarter: "2½ h". */
const hours = (time: number) => {
  const quarters = Math.max(1, Math.round(time * 4));
  return `${Math.floor(quarters / 4) || ""}${QUARTERS[quarters % 4]} h`;
};

/** Texts of a pane that cannot start, apart from the other texts because they are loaded first. */
export const startTexts = {
  failed: (reason: string) =>
    `Overtrick could not start. Its settings were cleared, but your evenings are kept: open it again. The error was "${reason}".`,
  notLoaded: "Overtrick could not be loaded. Check the connection and open it again.",
  again: "Open again",
  save: "Save the evenings to a file",
  savedName: "Overtrick evenings.json",
} as const;

/**
 * Texts of the pane that are loaded with its first page. Pages that are loaded later have files of their own for texts.
 */
export const texts = {
  version: (version: string) => `Overtrick ${version}`,
  guide: "Guide",
  functionsHelp: "Help on the functions",
  back: "Back",
  placeNames: "Places",
  /** Titles in the bar of each page. */
  places: {
    play: "Play",
    evenings: "Evenings",
    more: "More",
    home: "Overtrick",
    join: "Join a phone",
    result: "Result",
    season: "Season",
    circle: "Your circle",
    workbook: "Make a workbook",
    open: "Open a workbook",
    event: "Open a workbook",
    results: "Bring in results",
    functions: "Functions",
    scores: "Scores and IMPs",
    settings: "Settings",
  },
  kindGroups: { home: "Home duplicate", field: "Pairs and individuals", chicago: "One table", teams: "Teams" },
  kinds: {
    "four-pairs": "Four pairs",
    "five-pairs": "Five pairs",
    pairs: "Pairs: six or more",
    individual: "Individuals: changing partners",
    club: "A club's evening",
    chicago: "Chicago: four to seven people",
    "team-match": "Match between two teams",
    "three-teams": "Three teams",
    "four-teams": "Four teams",
    "swiss-event": "Swiss event",
    league: "League season",
  },
  /** Labels of fields. */
  fields: {
    kind: "Session",
    boards: "Boards",
    "first-board": "First board",
    rounds: "Rounds",
    boardsPerMatch: "Boards per match",
    form: "Form",
    scoring: "Scoring",
    scale: "Victory-point scale",
    title: "Title",
    competition: "Competition",
    handicap: "Handicap",
    sessions: "Boards per session",
    "extra-boards": "Extra boards",
    "line-up": "Line-ups",
    date: "Date",
    home: "Home team",
    away: "Away team",
    teamCount: "Number of teams",
    teamList: "Team names",
    odd: "Odd number of teams",
    bracket: "Knockout afterwards",
    ties: "Ties on victory points",
    tiesOnPoints: "Ties on points",
    seeds: "Knockout seeds",
    "third-place": "Third place",
    "cross-table": "Cross-table",
    double: "Matches",
    every: "Rounds",
    paper: "Paper",
    guide: "Page with instructions",
    formulas: "Formulas",
  },
  /** Texts of the page from which play begins. */
  start: {
    play: "Start",
    join: "Join",
    notPlayable: "A Swiss event or league is scored by whole matches: use “Bring in results” instead.",
  },
  fieldSummary: {
    pair: (count: number, boards: number) => `${count} pairs, ${boards} boards`,
    player: (count: number, boards: number) => `${count} players, ${boards} boards`,
  },
  boards: (boards: number) => `${boards} boards`,
  roundsOf: (boards: number, rounds: number) => `${boards} boards: ${rounds} rounds of ${boards / rounds}`,
  /** A game with its playing time, given in hours. */
  lasting: (game: string, time: number) => `${game}, about ${hours(time)}`,
  /** Description and source of each family of victory-point scales. */
  scaleFamilies: {
    WBF: ["20-point", "WBF"],
    "WBF-DISCRETE": ["20-point, whole points", "WBF"],
    "WBF-OLD": ["older 25–5", "WBF"],
    ACBL20: ["20-point", "ACBL"],
    ACBL30: ["30-point", "ACBL"],
    HOME: ["14-point, for home duplicate", "Overtrick"],
  } satisfies Readonly<Record<string, readonly [points: string, source: string]>>,
  scaleFor: (points: string, boards: number, source: string, isExact: boolean) =>
    `${points}, ${isExact ? "" : "made for "}${boards} boards (${source})`,

  movement: "Movement",
  waysOut: {
    /** Labels of the first button of an export. */
    make: {
      results: "Make a workbook with these results",
      newWorkbook: "Make a new workbook",
      season: "Make the season’s workbook",
    },
    working: "Working …",
  },

  newer: { ready: "A newer version is ready.", take: "Update" },
  tryAgain: "Try again",
  partNotLoaded: "Part of Overtrick could not be loaded. Check the connection and try again.",

  teamsListed: (teams: number, min: number, max: number) =>
    `${teams === 1 ? "1 team is" : `${teams} teams are`} listed: list ${min} to ${max}, one per line, or none.`,
} as const;
