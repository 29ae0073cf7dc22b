import type { Side } from "../../bridge/seat";

const SHORT = { "N-S": "N‑S", "E-W": "E‑W" } as const satisfies Record<Side, string>;

/** Texts on what the Director rules beside results. */
export const directorTexts = {
  heading: "Director",
  done: "Back",
  turned: {
    heading: "Sat the wrong way",
    hint: "North-South and East-West changed seats: each pair gets the score of the seats in which it sat.",
    round: (round: string) => `All of ${round}`,
    said: (boards: string) => `${boards}: sat the wrong way`,
    short: "Sat the wrong way",
    inTeams: "In teams such a board cannot be compared: give an average for it instead.",
  },
  group: {
    heading: "Fouled board",
    hint: "Results with the same letter are compared only with each other.",
    label: "Group of this table's result",
    usual: "The usual one",
    said: (place: string, group: string) => `${place}: fouled, group ${group}`,
  },
  weighted: {
    heading: "Weighted score",
    hint: "It counts in place of the table's result. Type each result with its share; the shares must add up to 100 %.",
    percent: "%",
    result: "Result",
    worth: (points: string) => `Result: ${points}`,
    example: "4hn= or 620",
    whose: "For",
    both: "Both",
    more: "Another result",
    give: "Give this score",
    typeFirst: "Type at least one result with its share.",
    notUnderstood: (text: string) =>
      `"${text}" is not a result: type contract, declarer and result, such as 4hn= or 3nxs-2, or North-South's points.`,
    said: (place: string, shares: string) => `${place}: ${shares}`,
    share: (percent: number, points: string, side: Side | null) =>
      `${side === null ? "" : `${SHORT[side]} `}${percent} % of ${points}`,
    between: ", ",
  },
  penalty: {
    heading: "Penalty",
    open: "Penalty and other rulings",
    who: { pairs: "Pair", individual: "Player" },
    nobody: "Choose",
    chooseWho: { pairs: "Choose the pair.", individual: "Choose the player." },
    amount: "Amount",
    typeAmount: "Type a number up to 999, such as 10 or 0.5; a percentage must be at least 1.",
    unit: "In",
    units: { percent: "% of a board", matchpoints: "matchpoints", imps: "IMPs", vps: "VPs" },
    reason: "Reason (optional)",
    add: "Add the penalty",
    change: "Change the penalty",
    said: (what: string) => `Penalty: ${what}`,
  },
  standing: "The Director's rulings",
  none: "None yet.",
  noResult: (place: string) => `${place} has no result yet: enter it first.`,
  takeBack: "Take back",
  change: "Change",
  takenBack: (what: string) => `Taken back: ${what}`,
  idle: "These do not count, because of the way the evening is now scored:",
  news: (what: string) => `Director: ${what}`,
  newsBack: (what: string) => `The Director took back: ${what}`,
  notWritten: (what: string) =>
    `The pad does not write this into the workbook: ${what}. Type it on the workbook's sheet Director.`,
} as const;
