const printed = (minutes: number) => String(minutes).replace(/\.5$/, "½");

/** Texts of the question how many play and till when. */
export const howManyTexts = {
  people: "How many?",
  from: "From",
  until: "Until",
  boards: "Or about so many boards",
  pace: (minutes: number) => `${printed(minutes)} minutes a board`,
  minutes: "Minutes a board, including moves between rounds",
  proposals: "Games to choose from",
  time: (boards: number) => `There is time for about ${boards} boards.`,
  otherPeople: (people: number) =>
    `This game is for ${people} people: choose one of the games below, or correct how many you are.`,
  choose: "Tap a game to choose it:",
  chooseOther: "Tap another game to change:",
} as const;
