/** Texts of the page on which an evening begins. */
export const playTexts = {
  people: "How many are you?",
  from: "From",
  until: "Until",
  what: "What do you play?",
  games: "Games to choose from",
  others: "Fewer or more boards, other games",
  allGames: "All games and settings",
  about: "About how many boards",
  minutes: "Minutes a board, including moves between rounds",
  who: "Who plays?",
  addNames: "Add names",
  unnamed: "Or play with numbers and name them later",
  names: "Names",
  done: "Done",
  /** What is said under "Start": "Four pairs, 24 boards, until about 22:30". */
  starts: (title: string, boards: number, until: string) =>
    [title, `${boards} boards`, ...(until === "" ? [] : [`until about ${until}`])].join(", "),
  otherPeople: (people: number, asked: string) =>
    `The game above is for ${people} people, and you are ${asked}: choose another.`,
} as const;
