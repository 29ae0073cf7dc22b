/** A fault first says what happened, then what to do. */
export const texts = {
  /** First halves of messages, by request. */
  failed: {
    newWorkbook: "The new workbook was not opened",
    addToWorkbook: "The sheets were not added, and nothing in this workbook was changed",
    download: "The file was not saved",
    insertFormula: "The formula was not inserted",
    readSelection: "The selected cells were not read",
    takeBack: "Nothing was undone",
    examine: "The workbook could not be checked",
    change: "The formulas were not changed",
    readWorkbook: "The workbook was not read",
    writeRound: "Nothing was written",
    selectCell: "The cell could not be selected",
    exchange: "The results were not written into the workbook",
    follow: "Changes to the workbook cannot be tracked",
  },
  because: (failed: string, reason: string) => `${failed}: ${reason}`,
  notInBrowser: "that needs Excel. Open the add-in in Excel, or download the workbook.",
  unsupported: "this version of Excel cannot do that. Update Excel, or use a different button.",
  downloadUnsupported: "Excel on this device does not let add-ins save files. Make the workbook in Excel instead.",
  protected:
    "the cells are protected or the workbook is read-only. Unprotect the sheet on Excel's Review tab, or make a new workbook.",
  tooLarge:
    "the workbook is larger than Excel accepts at once (5 MB on the web). Choose fewer boards, or use Excel for Windows or Mac.",
  busy: "Excel is busy. Wait a moment and try again.",
  editing: "a cell is being edited. Press Enter or Esc in the sheet and try again.",
  notACell: "no cell is selected. Select one cell in the sheet and try again.",
  writerUnreachable: "the part that writes workbooks could not be loaded. Check the connection and try again.",
  other: (message: string) =>
    `${message === "" ? "there was an unknown error" : `the error was "${message}"`}. Try again; if it fails again, use a different button.`,
} as const;
