const evenings = (of: number) => (of === 1 ? "one evening" : `${of} evenings`);

/** Texts of the evening's way into a season. */
export const seasonOfTonightTexts = {
  heading: "The season",
  add: "Add to the season: its last workbook",
  hint: "The one that you saved last; you get a new one, with this evening in it.",
  begin: "Begin a season",
  saved: (file: string) => `Saved as ${file}: choose that one the next time.`,
  opened: "Opened as a new workbook: save it, and choose that one the next time.",
  added: (of: number) => `This evening is in: the season has ${evenings(of)}.`,
  replaced: (of: number) =>
    `This evening was in already, and stands there as it is now: the season has ${evenings(of)}.`,
  noSeason: (file: string) => `${file} is no season’s workbook. Choose the one that was saved as the season’s.`,
  carriesNothing: (file: string) =>
    `${file} does not carry its evenings. Make it anew on the tab Season, from the workbooks of all of them.`,
} as const;
