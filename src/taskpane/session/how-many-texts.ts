/** Texts of the question how many play and till when. */
export const howManyTexts = {
  people: "How many are you?",
  until: "Until when?",
  boards: "Or boards",
  proposals: "What you can play",
} as const;
