const evenings = (of: number) => (of === 1 ? "one evening" : `${of} evenings`);

/** Texts on adding an evening to a season. */
export const seasonOfTonightTexts = {
  heading: "The season",
  add: "Add to a season: choose its latest workbook",
  hint: "You get a new season workbook that includes this evening.",
  begin: "Start a season",
  saved: (file: string) => `Saved as ${file}: choose this file next time.`,
  opened: "Opened as a new workbook: save it, and choose that file next time.",
  added: (of: number) => `This evening has been added: the season now has ${evenings(of)}.`,
  replaced: (of: number) =>
    `This evening was already in the season and has been updated: the season has ${evenings(of)}.`,
  noSeason: (file: string) => `${file} is not a season’s workbook. Choose the one that you saved for the season.`,
  carriesNothing: (file: string) =>
    `${file} does not contain the results of its evenings, so this evening cannot be added. Make a new season workbook on the Season tab from all the evenings' workbooks.`,
} as const;
