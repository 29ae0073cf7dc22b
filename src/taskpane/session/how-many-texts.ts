/** Texts of the question how many play and till when. */
export const howManyTexts = {
  people: "People",
  until: "Until when?",
  boards: "or boards",
  proposals: "What you can play",
} as const;
