/** Texts of the page on which an evening begins. */
export const playTexts = {
  game: "What do you play?",
  others: "Fewer or more boards, other games",
  allGames: "All games and settings",
  players: "Who plays?",
  addNames: "Add names",
  unnamed: "Or play with numbers and name them later",
  names: "Names",
  done: "Done",
  firstTime: "How it works",
} as const;
