/** Texts on codes. */
export const texts = {
  resultLink: {
    damaged: "This link is incomplete or was changed on its way: ask for it again.",
  },
  code: {
    noCode: "There is no code in this text: paste the whole text that the other phone shows.",
    damaged: "This code is incomplete or was changed: copy or scan it again.",
    otherEvening:
      "This code belongs to another evening: open or set up the evening with the same date, tables and boards as the code.",
    several: "There is more than one code in this text: paste them one at a time.",
    tooLong: (maxLength: number) =>
      `This text is too long for a code, which has at most ${maxLength} characters: paste only what the other phone shows.`,
    newer: "This code is from a newer version of the page: load the newest version here too.",
    unknownEvening: "This code is for an evening that this version cannot play: load the newest version of the page.",
  },
  connect: {
    noConnectCode: "This is not a code for staying connected: on the other phone, tap Phones, then Stay connected.",
  },
  /** Faults of files with the score sheets of a match. */
  roomSheets: {
    noMatch: (file: string) =>
      `${file}: no match of two teams. Choose the workbook of a match of two teams, a saved copy of its evening, or a results file.`,
  },
} as const;
