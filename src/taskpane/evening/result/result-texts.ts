/** Lowers the first letter of a name, for use inside a sentence. */
const inside = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Texts of an evening's result page. */
export const resultPageTexts = {
  correct: "Correct a result",
  winsWith: (isOne: boolean, points: string) => `${isOne ? "win" : "share first place"} with ${points}`,
  rounds: "Rounds and boards",
  howItWent: "How it went",
  decided: (round: string, points: string, names: string) => `${round} decided it: ${points} to ${names}.`,
  tookLead: (round: string, name: string) => `${name} took the lead in ${round}.`,
  ledThroughout: (name: string) => `${name} led from the first round to the last.`,
  best: (noun: string, board: number) => `Best ${inside(noun)}: ${board}`,
  bestBelow: (points: string, results: readonly string[]) => `${points}: ${results.join(", ")}`,
  bestAt: (result: string, table: string) => `${result} at Table ${table}`,
  boards: (noun: string) => `${noun}s`,
  tapToCompare: (noun: string) => `Tap a ${inside(noun)} to compare`,
  whichBoards: "Which boards",
  largest: "Largest swings",
  all: (boards: number) => `All ${boards}`,
  and: "and",
  tableWithNs: (table: string, ns: string) => `Table ${table}, N‑S ${ns}`,
  tableWithBoth: (table: string, ns: string, ew: string) => `Table ${table}, N‑S ${ns}, E‑W ${ew}`,
  difference: "The difference",
  noSwing: "No difference",
  noResult: "No result",
  playAgain: "Play again with these people",
  share: "Share the result",
  toResult: "See the result",
} as const;
