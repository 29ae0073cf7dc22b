const evenings = (count: number) => (count === 1 ? "one evening" : `${count} evenings`);

/** Texts on adding an evening to a season. */
export const seasonOfTonightTexts = {
  heading: "The season",
  add: "Add to a season: choose its latest workbook",
  hint: "You get a new season workbook that includes this evening.",
  begin: "Start a season",
  saved: (file: string) => `Saved as ${file}: choose this file next time.`,
  opened: "Opened as a new workbook: save it, and choose that file next time.",
  added: (count: number) => `This evening has been added: the season now has ${evenings(count)}.`,
  replaced: (count: number) =>
    `This evening was already in the season and has been updated: the season has ${evenings(count)}.`,
  noSeason: (file: string) => `${file} is not a season’s workbook. Choose the one that you saved for the season.`,
  carriesNothing: (file: string) =>
    `${file} does not contain the results of its evenings, so this evening cannot be added. Make a new season workbook under Season from all the evenings' workbooks.`,
} as const;
