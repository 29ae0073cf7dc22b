/** What the room of play says to people. */
export const texts = {
  code: {
    none: "There is no code of results in this: paste the whole text that the other phone shows.",
    damaged: "This code is not whole, or a letter of it was changed: copy it again, or show the picture once more.",
    otherEvening:
      "This code is of another evening: open the evening with the same date, tables and boards, or set it up so.",
    several: "There is more than one code in this: paste one after the other.",
    tooLong: (most: number) =>
      `This is too long for a code: one has at most ${most} letters. Paste only what the other phone shows.`,
    newer: "This code is from a newer version of the page: load the newest version here too.",
    unknownEvening: "This code sets up an evening that this version cannot play: load the newest version of the page.",
  },
} as const;
