/** What is said when a workbook leaves the pane, and asked before: apart from the other texts, so that it is loaded later. */
export const waysOutTexts = {
  add: "Add to this workbook",
  download: "Download",
  opened: "The workbook is open in a new window; save it there.",
  added: (sheets: readonly string[]) => `Added: ${sheets.join(", ")}.`,
  downloaded: (name: string) => `Downloaded as ${name}: open it from your downloads.`,
  /** @param taken names of sheets that the open workbook has already. */
  again: (taken: readonly string[]) =>
    taken.length === 0
      ? ""
      : `This workbook already has ${taken.join(", ")}. Adding the sheets once more makes copies for another session, such as ${taken[0]} (2). Add them?`,
  sameName: (title: string) =>
    `“${title}” is open on the Open tab. This makes a new workbook of the same name without what is in that one. To keep its results, use “Make a new workbook” on the Open tab. Make the new one all the same?`,
} as const;
