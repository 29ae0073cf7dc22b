/** A function in words: title, further search words, arguments, and result columns. */
interface FunctionWords {
  readonly title: string;
  readonly keywords?: string;
  readonly args: readonly string[];
  readonly results: readonly string[];
}

const POINTS_OF_BOARD = "N-S points at each table";
const BOARDS = "Board of each score";
const GROUPS = "Group of each score";
const VULNERABILITY = "Vulnerability, or board number";
const SCALE = "Scale";

const words: Readonly<Record<string, FunctionWords>> = {
  IMP: {
    title: "IMPs for a difference in points",
    keywords: "swing teams",
    args: ["Difference in points"],
    results: ["IMPs"],
  },
  VPS: {
    title: "Victory points for a margin",
    keywords: "VPs match win loss",
    args: ["Margin in IMPs", SCALE],
    results: ["This team", "The other team"],
  },
  VPTABLE: {
    title: "A victory-point scale as a table",
    keywords: "VPs",
    args: [SCALE],
    results: ["From", "To", "Winner", "Loser"],
  },
  IMPTABLE: { title: "The IMP scale as a table", args: [], results: ["From", "To", "IMPs"] },
  SCALES: { title: "Names of the scales", keywords: "VPs", args: [], results: ["Name", "Scale"] },
  SCORE: {
    title: "Points for a contract",
    keywords: "score bid tricks doubled redoubled overtricks down made",
    args: ["Contract", "Declarer", VULNERABILITY, "Result"],
    results: ["N-S points"],
  },
  NETSCORE: {
    title: "Net score from two tables’ points",
    keywords: "difference teams plus minus",
    args: ["N-S plus, Table 1", "N-S minus, Table 1", "N-S plus, Table 2", "N-S minus, Table 2"],
    results: ["Net points"],
  },
  BAM: {
    title: "Won, tied or lost",
    keywords: "board-a-match win tie loss",
    args: ["Net score"],
    results: ["Points for the board"],
  },
  DEALER: { title: "Dealer of a board", keywords: "who deals", args: ["Board number"], results: ["Dealer"] },
  VULNERABILITY: {
    title: "Vulnerability of a board",
    keywords: "vulnerable vul",
    args: ["Board number"],
    results: ["Vulnerable"],
  },
  MATCHPOINTS: {
    title: "Matchpoints",
    keywords: "pairs percentages top traveller",
    args: [POINTS_OF_BOARD, "Percentages", BOARDS, GROUPS],
    results: ["Matchpoints"],
  },
  CROSSIMPS: {
    title: "Cross-IMPs, against all others",
    keywords: "pairs XIMPs traveller",
    args: [POINTS_OF_BOARD, "Average", BOARDS, GROUPS],
    results: ["IMPs"],
  },
  BUTLER: {
    title: "Butler IMPs, against the datum",
    keywords: "pairs datum traveller",
    args: [POINTS_OF_BOARD, "Scores left out at each end", "ACBLscore’s rules", BOARDS],
    results: ["IMPs"],
  },
  PLACE: {
    title: "Places: 1, 2=, 2=, 4",
    keywords: "ranking rank standings tie",
    args: ["Totals", "Tie-breaks", "As numbers"],
    results: ["Places"],
  },
  CHECKSCORE: {
    title: "Is this score right?",
    keywords: "possible check mistake",
    args: ["N-S points", "Contract", "Declarer", VULNERABILITY, "Result"],
    results: ["Remark"],
  },
  CONTRACTS: {
    title: "Which contracts give this score?",
    keywords: "find mistake",
    args: ["N-S points", VULNERABILITY],
    results: ["Contracts"],
  },
};

/** Texts of the pages of functions, in a file of their own so that they load with those pages. */
export const functionsTexts = {
  words,
  groups: [
    ["IMPs and victory points", ["IMP", "VPS", "VPTABLE", "IMPTABLE", "SCALES"]],
    ["One board", ["SCORE", "NETSCORE", "BAM", "DEALER", "VULNERABILITY"]],
    ["All results of a board", ["MATCHPOINTS", "CROSSIMPS", "BUTLER"]],
    ["Places and checks", ["PLACE", "CHECKSCORE", "CONTRACTS"]],
  ],
  search: "Search",
  searchExample: "margin, dealer, BRIDGE.IMP",
  noneFound: (typed: string) => `No function is found by “${typed}”.`,
  check: "Check this workbook’s functions",
  checkWhy: "Cells that show #NAME?",
  optional: (argument: string) => `${argument} (optional)`,
  holds: (address: string, value: string) => `${address} holds ${value}.`,
  scaleOther: "Another: a cell, or a table of your own",
  blank: "(blank)",
  result: "Result",
  moreRows: (more: number) => `… and ${more} more`,
  inExcelOnly: "Only Excel can calculate a formula with cell references: insert it to see the result.",
  formula: "Formula",
  copy: "Copy",
  copyFormula: "Copy the formula",
  copied: "Copied: paste it into a cell.",
  notCopied: "The browser does not allow copying: select the formula above and copy it.",
  help: "Help",
  take: "Take the selected cells",
  tooManyColumns: (name: string, max: number, selected: number) =>
    `BRIDGE.${name} takes up to ${max} columns here, and ${selected} are selected.`,
  goesInto: (address: string, sheet: string) => `Goes into ${address} of ${sheet}`,
  isEmpty: ", which is empty.",
  areEmpty: (address: string, cells: number) => ` and fills ${address}: these ${cells} cells are empty.`,
  another: "Select another cell in Excel to change it.",
  insert: "Insert",
  insertInto: (address: string) => `Insert into ${address}`,
  inserted: (address: string) => `Inserted into ${address}.`,
  undo: "Undo",
  takenBack: "Undone: the cells are empty again.",
  showsErrors: "Some cells would show an error",
  insertAnyway: "Insert all the same",
  back: "Back",
} as const;
