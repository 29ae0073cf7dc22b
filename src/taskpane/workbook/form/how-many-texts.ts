/** Texts of the fields for people, times and boards, and of the proposed games. */
export const howManyTexts = {
  people: "How many are you?",
  from: "From",
  until: "Until",
  boards: "About how many boards",
  minutes: "Minutes a board, including moves between rounds",
  proposals: "Games to choose from",
  time: (boards: number) => `There is time for about ${boards} boards.`,
  /** Text under "Start": "Four pairs, 24 boards, until about 22:30". */
  starts: (title: string, boards: number, until: string) =>
    [title, `${boards} boards`, ...(until === "" ? [] : [`until about ${until}`])].join(", "),
  otherPeople: (people: number, typed: string) =>
    `The chosen game is for ${people} people, and you are ${typed}: choose another.`,
} as const;
