/** Texts of what may go wrong: what happened, then what to do. */
export const texts = {
  /** What did not happen, by what was asked for. */
  failed: {
    newWorkbook: "The new workbook was not opened",
    addToWorkbook: "The sheets were not added, and nothing in this workbook was changed",
    download: "The file was not saved",
    insertFormula: "The formula was not inserted",
    readSelection: "The selected cells were not taken",
    takeBack: "Nothing was taken back",
    examine: "The workbook was not looked through",
    change: "The formulas are as they were",
    readWorkbook: "The workbook was not read",
    writeRound: "Nothing was written",
    selectCell: "The cell was not shown",
    exchange: "The results were not written into the workbook",
    follow: "The workbook does not tell what is typed into it",
  },
  because: (failed: string, why: string) => `${failed}: ${why}`,

  notInBrowser: "that needs Excel. Open the add-in in Excel, or download the workbook.",
  unsupported: "this version of Excel cannot do that. Update Excel, or choose another button.",
  downloadUnsupported: "Excel on this device does not let add-ins save files. Use New workbook.",
  protected:
    "what it would change is protected or open for reading only. Unprotect it on Excel's Review tab, or make a new workbook.",
  workbookProtected:
    "the workbook's structure is protected with a password. Turn off Protect Workbook on Excel's Review tab, or make a new workbook.",
  notLockedAgain:
    "The sheets were added, but the workbook's structure could not be protected again. Press Protect Workbook on Excel's Review tab.",
  tooLarge:
    "it is larger than Excel takes at once (5 MB on the web). Choose fewer boards, or use Excel for Windows or Mac.",
  busy: "Excel is busy. Wait a moment and try again.",
  editing: "a cell is being edited. Press Enter or Esc in the sheet and try again.",
  notACell: "no cell is selected. Select one cell in the sheet and try again.",
  notABlock: "one block of cells is wanted. Select cells that lie together, and try again.",
  emptySelection: (address: string) => `${address} is empty. Select the cells that the function is to read.`,
  tooManyCells: (most: number) => `there are more than ${most} of them. Select fewer rows.`,
  cellHolds: (address: string, content: string) => `${address} holds “${content}”. Choose another place, or clear it.`,
  inTheWay: (address: string) =>
    `Excel cannot fill ${address}: cells there are merged, or belong to a table. Choose another place.`,
  changedSince: (address: string) => `${address} has been changed since, and is left as it is.`,
  notEmpty: (address: string) => `${address} is not empty. Select an empty cell, or clear this one first.`,
  writerUnreachable: "the part that writes workbooks could not be loaded. Check the connection and try again.",
  other: (said: string) =>
    `${said === "" ? "there was an unknown error" : `the error was "${said}"`}. Try again; if it fails again, choose another button.`,

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
