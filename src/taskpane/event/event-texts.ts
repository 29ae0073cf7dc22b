import type { TypedUnit } from "../../sessions/event/typed-results";

/** Joins names in words: "1, 2 and 3". */
const listed = (names: readonly string[]) =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" and ");

/** Texts of an event's page. */
export const eventTexts = {
  facts: (progress: string, boards: string, file: string) => [progress, boards, file].filter(Boolean).join(" · "),
  boards: (first: number, last: number) => `boards ${first}–${last}`,
  parts: { matches: "Matches", standings: "Standings", tools: "Tools" },
  table: "Table",
  team: "Team, VPs so far",
  units: { margin: "IMPs", boards: "Boards", imps: "IMPs" },
  vps: "VPs",
  round: (round: number | string) => (typeof round === "number" ? `Round ${round}` : `Knockout, ${round}`),
  late: "Outstanding",
  dated: (heading: string, date: string) => (date === "" ? heading : `${heading}, ${date}`),
  hints: {
    margin: "Margin beside the winners, 0 for a tie",
    boards: "Boards that each team has won, such as 2.5 and 0.5",
    imps: "IMPs of both teams",
  } satisfies Readonly<Record<TypedUnit, string>>,
  field: (unit: TypedUnit, team: string, opponent: string) =>
    unit === "margin"
      ? `IMPs by which ${team} won against ${opponent}`
      : `${unit === "boards" ? "Boards" : "IMPs"} of ${team} against ${opponent}`,
  names: (names: readonly string[]) => listed(names),
  moreOn: (teams: readonly string[]) => `More on ${teams.join(" – ")}`,
  walkover: (team: string) => `Walkover for ${team}`,
  mayChange: "The result may still change",
  isFinal: "The result is final",
  sittingOut: (teams: readonly string[]) => `${listed(teams)} ${teams.length === 1 ? "sits" : "sit"} out.`,
  adjusted: "The workbook has points in place of the scale’s: they stay.",
  standings: "Standings",
  placings: { place: "Place", team: "Team", net: "Net IMPs" },
  roundShort: (round: number) => `R${round}`,

  allIn: (matches: number) => (matches === 1 ? "The match is in." : `All ${matches} matches are in.`),
  missing: (tables: readonly string[]) =>
    tables.length > 6
      ? `${tables.length} matches are not in.`
      : `${tables.length === 1 ? `Table ${tables[0] ?? ""} is` : `Tables ${listed(tables)} are`} not in.`,
  missingMatches: (matches: number) => (matches === 1 ? "1 match is not in." : `${matches} matches are not in.`),
  refused: (matches: number) => (matches === 1 ? "A result is refused: see above." : `${matches} results are refused.`),
  unsaved: (matches: number) =>
    matches === 1 ? "1 result is not saved yet." : `${matches} results are not saved yet.`,
  pair: (round: number) => `Pair round ${round}`,
  /** Effect of pairing on a file and on the open workbook. */
  pairHint: { file: "Pairing saves the event’s file.", workbook: "Pairing writes into the workbook’s yellow cells." },
  againHint: (round: number) =>
    `Round ${round} would be paired otherwise now: a team has come or gone, or a result was corrected.`,
  save: { file: "Save the results", workbook: "Write the results" },
  saveSoFar: { file: "Save the results so far", workbook: "Write the results so far" },
  saved: {
    file: (file: string) => `The results are in ${file}.`,
    download: (file: string) =>
      `The results are in ${file}, in the downloads: use it in place of the file that you opened.`,
    workbook: () => "The results are in the workbook.",
  },
  undone: "The cells are as they were before.",
  keepBefore: "Keep the file as it was before",
  beforeName: (file: string) => file.replace(/(\.xlsx)?$/i, " before.xlsx"),
  noCells:
    "Nothing was written: the workbook has no yellow cells for that. Check that the sheets of the rounds are there.",
  more: "More",

  tools: {
    print: "Print pairings, slips, standings",
    sheets: "Score sheets of a match",
    late: "A team comes late",
    withdraw: "A team withdraws",
    swap: "Swap opponents",
    correct: "Correct an earlier round",
    share: "Share the result",
  },
  withdraw: {
    team: "Team",
    round: "From round",
    hint: "Its results stay. If that round is paired already, pair it again afterwards.",
    save: { file: "Withdraw and save", workbook: "Withdraw" },
    done: (team: string, round: number) => `${team} is not paired from round ${round}.`,
  },
  swap: {
    hint: (round: number) => `Round ${round}. All results stay.`,
    out: "Sits out",
    three: "Triangle",
    choose: "Tap the two teams that change places.",
    chosen: (teams: readonly string[]) => `${listed(teams)} change places.`,
    then: "Then",
    rematch: (teams: readonly string[], round: number) => `${listed(teams)} have met in round ${round}.`,
    refused: "Opponents are swapped in a round that is paired and has no result yet.",
    save: { file: "Swap and save", workbook: "Swap" },
    done: (teams: readonly string[], round: number) => `${listed(teams)} have changed places in round ${round}.`,
  },
  correct: { round: "Round", hint: "Totals follow at once; rounds that are paired already stay." },

  final: {
    win: (points: string, isBam: boolean) => `win with ${points} ${isBam ? "boards" : "victory points"}`,
    wonKnockout: "win the knockout",
    heading: "Final standings",
    correct: "Correct a match",
    over: "All results are in.",
  },
} as const;
