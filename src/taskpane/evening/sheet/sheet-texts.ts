/** Lowers the first letter of a name, for use inside a sentence. */
const inside = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Texts of the score sheet and of the travellers. */
export const sheetTexts = {
  tapToCorrect: (word: string) => `Tap a ${inside(word)} to correct it`,
  contract: "Contract",
  by: "By",
  result: "Result",
  points: "N‑S",
  noResult: "No result",
  enter: "Enter",
  now: "Now",
  hidden: "Hidden",
  seats: (ns: string, ew: string) => `N‑S ${ns} – E‑W ${ew}`,
  later: (round: string, boards: string) => `${round} · ${boards}`,
  worth: { imps: "IMPs", bam: "N-S pts", matchpoints: "N-S %", points: "N-S pts" },
  worthOf: (unit: string, worth: string) => `${unit}: ${worth}`,
  allTables: "All tables",
  thisTable: "This table",
  views: "What the sheet shows",
  noTravellers: "Once this table has played a board, every table's result on it appears here.",
  pairs: (ns: string, ew: string, isHere: boolean) => `${isHere ? "Here: " : ""}${ns} – ${ew}`,
  wrongBoard: "Wrong board",
  howToRead: (table: string) => `Boards played at Table ${table}. North‑South first.`,
  roundFirst: "Once all tables' results of a round are in, you can compare them here.",
  nothingElse: "Nothing to compare yet: this phone has no other table's results on these boards.",
  swap: (word: string) => `Swap two ${inside(word)}s`,
  whichTwo: (word: string) => `Tap the two ${inside(word)}s`,
  whichOther: (name: string, word: string) => `${name} and which other ${inside(word)}?`,
  swapping: (word: string, [first, second]: readonly [number, number], table: string) =>
    `${word}s ${first} and ${second} at Table ${table} change places: each gets the other's result.`,
  swapThem: ([first, second]: readonly [number, number]) => `Swap ${first} and ${second}`,
  swapped: (word: string, [first, second]: readonly [number, number]) =>
    `${word}s ${first} and ${second} have changed places.`,
} as const;
