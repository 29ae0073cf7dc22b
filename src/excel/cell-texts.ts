/** Second halves of messages, as in texts.ts; they are used in parts of the program that are loaded on demand. */
export const cellTexts = {
  workbookProtected:
    "the workbook's structure is protected with a password. Turn off Protect Workbook on Excel's Review tab, or make a new workbook.",
  notLockedAgain:
    "The sheets were added, but the workbook's structure could not be protected again. Press Protect Workbook on Excel's Review tab.",
  notABlock: "the selection is not one block of cells. Select adjacent cells and try again.",
  emptySelection: (address: string) => `${address} is empty. Select the cells for the function to read.`,
  tooManyCells: (max: number) => `there are more than ${max}. Select fewer rows.`,
  cellHolds: (address: string, content: string) => `${address} holds “${content}”. Choose another cell, or clear it.`,
  inTheWay: (address: string) =>
    `Excel cannot fill ${address}: some of these cells are merged or belong to a table. Choose another cell.`,
  changedSince: (address: string) =>
    `${address} has been edited since the formula was inserted, so it was left as it is.`,
  notEmpty: (address: string) => `${address} is not empty. Select an empty cell, or clear this one first.`,
  changedInPart: {
    change: (reason: string) =>
      `Some formulas were changed and could not be changed back: ${reason} Close the workbook without saving it.`,
    writeRound: (reason: string) =>
      `Some cells were written and could not be cleared again: ${reason} Clear the yellow cells of that round.`,
  },
  notBlank: (cell: string) =>
    `${cell} is not blank and would be overwritten. Clear the yellow cells of that sheet first.`,
  sheetsMissing: (names: readonly string[]) =>
    `some sheets of the session are missing or renamed: ${names.join(", ")}. Restore their old names and try again.`,
  notTakenBack: (reason: string, sheets: readonly string[]) =>
    `Only some of the sheets were added, and they could not be removed again: ${reason} Delete these sheets yourself: ${sheets.join(", ")}.`,
} as const;
