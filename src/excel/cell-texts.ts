/** Texts of what may go wrong with cells and sheets: the rest of the sentences in texts.ts, for parts that come later. */
export const cellTexts = {
  workbookProtected:
    "the workbook's structure is protected with a password. Turn off Protect Workbook on Excel's Review tab, or make a new workbook.",
  notLockedAgain:
    "The sheets were added, but the workbook's structure could not be protected again. Press Protect Workbook on Excel's Review tab.",
  notABlock: "one block of cells is wanted. Select cells that lie together, and try again.",
  emptySelection: (address: string) => `${address} is empty. Select the cells that the function is to read.`,
  tooManyCells: (most: number) => `there are more than ${most} of them. Select fewer rows.`,
  cellHolds: (address: string, content: string) => `${address} holds “${content}”. Choose another place, or clear it.`,
  inTheWay: (address: string) =>
    `Excel cannot fill ${address}: cells there are merged, or belong to a table. Choose another place.`,
  changedSince: (address: string) => `${address} has been changed since, and is left as it is.`,
  notEmpty: (address: string) => `${address} is not empty. Select an empty cell, or clear this one first.`,
  changedInPart: {
    change: (why: string) =>
      `Some formulas were changed and could not be changed back: ${why} Close the workbook without saving it.`,
    writeRound: (why: string) =>
      `Some cells were written and could not be cleared again: ${why} Clear the yellow cells of that round.`,
  },
  notBlank: (cell: string) =>
    `${cell} is not blank, and nothing is written over. Clear the yellow cells of that sheet if they are to be written anew.`,
  sheetsMissing: (names: readonly string[]) =>
    `the sheets of the session are not all there under their names. Missing: ${names.join(", ")}. Rename them back, and try again.`,
  notTakenBack: (why: string, sheets: readonly string[]) =>
    `The sheets were not added completely, and what was added could not be taken back: ${why} Look for these sheets and delete them: ${sheets.join(", ")}.`,
} as const;
