// A refusal first names the kind of file, then gives advice.

const SAVE = "save it as an Excel workbook (.xlsx) and open that";

/** Footer of printed pages, and faults of files. */
export const texts = {
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  empty: "This file is empty: choose a saved workbook (.xlsx).",
  unknown: `This file is not a workbook: choose one that was saved as .xlsx.`,
  unfinished: "The end of this file is missing: copy or download it again.",
  damaged: "This workbook is damaged: open it in Excel or LibreOffice, accept the repair, and save it again.",
  damagedSheet: (sheet: string) =>
    `The sheet ${quote(sheet)} in this workbook is damaged: open it in Excel or LibreOffice, accept the repair, and save it again.`,
  noSuchCell: (sheet: string, address: string) =>
    `Cell ${address} of the sheet ${quote(sheet)} is not in this file: save the workbook once in Excel or LibreOffice.`,
  locked: "This workbook is locked with a password: open it in Excel, remove the password, and save it again.",
  oldExcel: `This file is in Excel's old format (.xls) or that of another old program: open it in that program, and ${SAVE}.`,
  binary: `This workbook is in Excel's binary format (.xlsb): open it in Excel, and ${SAVE}.`,
  openDocument: `This file is in the OpenDocument format (.ods): open it in LibreOffice, and ${SAVE}.`,
  numbers: "This is an Apple Numbers file: open it in Numbers, export it to Excel (.xlsx), and open that.",
  word: "This file is a Word document, not a workbook: choose the workbook (.xlsx).",
  powerPoint: "This file is a PowerPoint presentation, not a workbook: choose the workbook (.xlsx).",
  zip: "This file is an archive, not a workbook: unpack it and choose the workbook (.xlsx).",
  pdf: "This file is a PDF, not a workbook: choose the workbook (.xlsx) that it was printed from.",
  text: `This file is text, not a workbook: choose a workbook (.xlsx), or open it in a spreadsheet and ${SAVE}.`,
  doctype:
    "This workbook contains a DOCTYPE, which no spreadsheet writes: open it in Excel or LibreOffice and save it again.",
  tooLarge: (max: number) =>
    `This file is larger than ${max / 1e6} MB, too large for a session: choose a session's workbook, without added pictures.`,
  tooLargeUnpacked: (max: number) =>
    `This workbook contains more than ${max / 1e6} MB of data, too much for a session: delete the sheets that do not belong to it.`,
  tooManySheets: (max: number) =>
    `This workbook has more than ${max} sheets: delete those that do not belong to the session.`,
  tooManyCells: (sheet: string, max: number) =>
    `Up to and including the sheet ${quote(sheet)}, this workbook has more than ${max} filled cells: delete the sheets that do not belong to the session.`,
} as const;

/** Quotes a sheet's name in a sentence; cut after 31 characters, Excel's limit. */
function quote(name: string): string {
  return `"${name.length > 31 ? `${name.slice(0, 31)}…` : name}"`;
}
