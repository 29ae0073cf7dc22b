/** What the room of play says to people. */
export const texts = {
  code: {
    none: "There is no code of results in this: paste the whole text that the other phone shows.",
    damaged: "This code is not whole, or a letter of it was changed: copy it again, or show the picture once more.",
    otherEvening:
      "This code is of another evening: open the evening with the same date, tables and boards, or set it up so.",
    unknownEvening: "This code sets up an evening that this version cannot play: load the newest version of the page.",
  },
} as const;
