import { resultsTexts } from "../results/results-texts";

/** Texts of the page for opened workbooks, in a file of their own so that they load with that page. */
export const texts = {
  file: "Choose a workbook",
  fileHint: "An evening, a match, an event or a league (.xlsx)",
  thisWorkbook: "This workbook",
  thisHint: "The workbook that is open in Excel",
  withoutWorkbook: "Results without a workbook",
  results: "Bring in results",
  resultsHint: "A file, a copied table, text messages",
  oneFile: (files: number) => `${files} files were dropped: open one workbook at a time.`,
  noFile: "That is not a file: drop a workbook (.xlsx), or choose one.",
  ofSeason: "This is a season’s workbook: choose it under “Season”, with the evenings to add.",
  again: "Read again",
  sessions: (count: number) => `${count} sessions are in this workbook`,
  session: (title: string, date: string, sheet: string) => `${title}${date && `, ${date}`} (${sheet} …)`,
  facts: (...facts: readonly string[]) => facts.filter((fact) => fact !== "").join(" · "),

  remarks: "Questions and faults",
  remark: (place: string, message: string) => `${place}: ${message}`,
  goTo: (place: string) => `Go to ${place}`,

  written: (round: number, sheet: string) => `Round ${round} is now on the ${sheet} sheet.`,
  workOutRulings: (count: number) => (count === 1 ? "Work out 1 ruling" : `Work out ${count} rulings`),
  rulingsHint:
    "The scores of a board with a weighted score, or that was played in place of another, are worked out here: Excel alone does not. They are written into Adjusted, marked R.",
  rulingsWorkedOut: (count: number) => (count === 1 ? "1 ruling is worked out." : `${count} rulings are worked out.`),
  rulingsUndone: "The cells are as they were before.",
  changedMeanwhile:
    "Nothing was written: the workbook has changed since it was read. It has been read again: check it and try again.",
  wouldLack:
    "The file contains something that would be lost in a new one: correct or move that first, then open the file again.",
  stayed: (places: readonly string[]) =>
    places.length === 0
      ? ""
      : `${places.join(", ")} stayed as before. Open the file once in a spreadsheet, which calculates everything, and save it before you print it.`,
  changedFile: (file: string) => `Nothing was saved: ${file} has changed since it was opened here. Open it again.`,
  savedOver: (file: string, round: number) => `Round ${round} is paired in ${file}.`,
  downloadedOver: (file: string, round: number) =>
    `Round ${round} is paired in ${file}, in the downloads: use it in place of the file that you opened.`,
  notSaved: "Nothing was saved.",
  pairAgain: (round: number) => `Pair round ${round} again`,

  /** The printed sheets of an event's round. */
  printRound: {
    heading: (round: number) => `Round ${round} on paper`,
    what: "To print",
    hint: "Makes a workbook of these sheets alone: print it whole.",
    all: "Pairings, standings and result slips",
    parts: { pairings: "Pairings", standings: "Standings", slips: "Result slips", routes: "Each team’s route" },
    make: "Make it to print",
    title: (title: string, round: number) => `${title} round ${round}`,
  },
  /** Texts for matches of an event that are scored from the score sheets of both tables. */
  scoreSheets: {
    undone: "The cells are as they were before.",
    files: "The two tables’ score sheets",
    filesHint:
      "The workbooks of both tables, saved copies of evenings, or results files: the match is scored board by board, and its result entered. Several matches at once will do.",
    northSouth: "North-South at Table 1 (the first file)",
    asTheySay: "As the sheets say",
    boardHeadings: ["Board", "Table 1", "Table 2"],
    enter: (matches: number, file: string | null) =>
      `Enter ${matches === 1 ? "the match" : `${matches} matches`}${file === null ? "" : ` and save ${file}`}`,
    replace: (matches: number, file: string | null) =>
      `Replace ${matches === 1 ? "the result" : `${matches} results`}${file === null ? "" : ` and save ${file}`}`,
    saved: (file: string, matches: number) =>
      `${matches === 1 ? "The match is" : `${matches} matches are`} in ${file}.`,
    downloaded: (file: string, matches: number) =>
      `${matches === 1 ? "The match is" : `${matches} matches are`} in ${file}, in the downloads: use it in place of the file that you opened.`,
    written: (matches: number) =>
      `${matches === 1 ? "The match is" : `${matches} matches are`} entered in the workbook.`,
    butler: "The pairs by IMPs against each board’s datum (Butler)",
    butlerHeadings: ["Place", "Pair", "Boards", "IMPs", "IMPs a board"],
    slip: (teams: readonly string[]) => `Result slip ${teams.join(" – ")}`,
  },

  /** A team that joins a Swiss event while it is played. */
  lateTeam: {
    name: "Name of the team",
    round: "From round",
    hint: "All results stay. If that round is paired already, pair it again afterwards.",
    newWorkbook:
      "Excel cannot make the sheets of an open workbook longer, so a new workbook gets the team and all results.",
    typeName: "Type the name of the team that joins.",
    make: "Make a new workbook with this team",
    save: "Add and save",
    saved: (team: string, round: number, file: string, isDownload: boolean) =>
      `${team} plays from round ${round}, in ${file}${isDownload ? ", in the downloads: use it in place of the file that you opened" : ""}.`,
  },

  undo: "Undo",
  undone: (sheet: string) => `The cells of the ${sheet} sheet are blank again.`,
  undoneAgain: (round: number) => `Round ${round} has its earlier pairings again.`,

  /** Question before typed results on an event's page are lost. */
  leaving: {
    title: "Leave without saving?",
    hint: "The results typed since the event was last saved would be lost.",
    leave: "Leave without saving",
    stay: "Stay here",
  },
  /** Texts for the stage that follows an event. */
  stage: {
    title: "Next stage",
    below: "A knockout, or another event with the points carried forward",
    hint: "The teams go on in the order of the final standings. This event’s workbook stays as it is.",
    titleOf: (title: string) => `${title}, next stage`,
    stages: {
      knockout: { title: "Knockout", below: "The first meet the last; losers are out" },
      swiss: { title: "Another Swiss event", below: "Rounds are paired by results, from the points carried forward" },
      "round-robin": { title: "Everyone meets", below: "A final in which all teams play each other" },
    },
    count: "Teams that go on",
    first: (count: number, all: number) => (count === all ? `All ${all}` : `The first ${count}`),
    part: "Points carried forward",
    parts: [
      ["all", "All"],
      ["half", "Half"],
      ["0 %", "None"],
    ],
  },
  /** Buttons for the session that was read. */
  share: "Share the result",
  change: "Change names or boards",
  changeHint: "Makes a new workbook; the results go with it",
  make: "Make a new workbook",
  notShown: "The options of this workbook cannot be changed here; a new workbook keeps them.",
  kept: (options: readonly string[]) => `Kept as they are in this workbook: ${options.join(", ")}.`,
  showFault: (place: string) => `Show the fault: ${place}`,
  nextBoard: (table: string, board: string) => `Next: Table ${table}, board ${board}`,
  /** "1 fault, 2 questions" */
  counted: (faults: number, questions: number) =>
    [
      ...(faults > 0 ? [faults === 1 ? "1 fault" : `${faults} faults`] : []),
      ...(questions > 0 ? [questions === 1 ? "1 question" : `${questions} questions`] : []),
    ].join(", "),
  moreRemarks: (count: number) => `Show ${count} more`,
  leftOut: "Not copied",
  more: resultsTexts.more,
  /** Names of the options that have several fields each. */
  options: { pairs: "Pairs", teams: "Teams", players: "Players" },
} as const;
