const printed = (minutes: number) => String(minutes).replace(/\.5$/, "½");

/** Texts of the question how many play and till when. */
export const howManyTexts = {
  people: "People",
  until: "Until when?",
  boards: "or boards",
  pace: (minutes: number) => `${printed(minutes)} minutes a board`,
  minutes: "Minutes a board, with the changes of round",
  proposals: "What you can play",
  choose: (boards: number | null) =>
    `${boards === null ? "" : `There is time for about ${boards} boards. `}Tap a game to choose it:`,
} as const;
