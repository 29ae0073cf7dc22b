/** Texts of the page for beginners: how an evening goes, and a practice board that is not stored. */
export const practiceTexts = {
  heading: "How it works",
  steps: [
    ["Take your seats", "The page shows who sits where, before the first board and after each round."],
    ["Enter each board", "Tap the contract, the declarer and the result, then Accept."],
    ["See who has won", "The points are worked out for you. At the end you can send the result to everybody."],
  ] as const,
  pairs: ["Bill & Jean", "Elsie & Geoffrey", "Margaret & Tom", "Rosemary & Hugh"] as const,
  keys: ["4♠", "S", "="] as const,
  accept: "Accept",
  winners: ["Margaret & Tom", "41 IMPs"] as const,
  begin: "Try a practice board",
  board: "Practice board",
  task: "Enter this board: South plays 4♠ and makes it.",
  right: "That is right",
  other: "Nearly: this is another result",
  entered: (result: string) => `You have entered ${result}.`,
  countsForNothing: "Every board goes like this. The practice board counts for nothing, and is not kept.",
  again: "Try it again",
} as const;
