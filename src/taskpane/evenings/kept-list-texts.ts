/** Texts of the list of evenings and of the files opened from it. */
export const keptListTexts = {
  heading: "Evenings on this device",
  notFinished: (progress: string) => `Not finished: ${progress}`,
  goOn: (name: string) => (name === "" ? "Continue" : `Continue with ${name.charAt(0).toLowerCase()}${name.slice(1)}`),
  season: "Our season",
  seasonOf: (evenings: number) => (evenings === 1 ? "1 evening on this device" : `${evenings} evenings on this device`),
  won: (points: string) => `won with ${points}`,
  shared: (points: string) => `shared first place with ${points}`,
  more: (name: string) => `More on ${name}`,
  remove: "Delete",
  askRemove: (name: string) => `Delete ${name}?`,
  removed: "It is deleted from this device, with all its results.",
  reallyRemove: "Delete permanently",
  keepCopy: "Keep a copy",
  openCopy: "Open a workbook or a saved copy",
  copySaved: (name: string) => `Saved as ${name}: reopen it with "Open a workbook or a saved copy".`,
  notACopy: (name: string) =>
    `${name} is not a saved evening: choose a file that was saved with "Keep a copy", or an evening's workbook.`,
  newerKept: "This device has a later version of the same evening: to use the copy, delete that version first.",
  unnamed: "An evening",
  cannotRead: {
    later:
      "It was saved by a later version of Overtrick and was left as it is: to open it, go online and open the page again.",
    damaged: "It is damaged and cannot be read.",
  },
  saveAsItIs: "Save unchanged",
  search: "Find an evening",
  searchExample: "a name, a title or a date",
  notFound: "No evening has that in its title, names or date.",
  noTables: (name: string) => `${name} has no session that is scored board by board.`,
  several: (name: string) => `${name} has more than one session: open a workbook with only one.`,
  setUp: (results: number) => `The evening in the workbook, with ${results === 1 ? "1 result" : `${results} results`}.`,
  otherRulings: (ruled: readonly string[]) =>
    `The Director's rulings in the workbook differ from those on this phone, which keeps its own: ${ruled.join("; ")}.`,
  left: (places: string) => `Not read from the workbook: ${places}.`,
} as const;
