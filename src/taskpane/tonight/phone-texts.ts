/** What is said where phones exchange results. */
export const phoneTexts = {
  show: "To another phone",
  what: { results: "Results", setup: "The evening" },
  how: {
    results: "Point the other phone's camera at this code: its page opens and takes these results over.",
    setup: "Point another phone's camera at this code: it opens this evening at the other table.",
  },
  codeOf: (table: string) => `QR code of the results of Table ${table}`,
  codeOfEvening: "QR code of this evening",
  copy: "Copy as a link",
  copied: "Copied: paste it into a message to the other phone.",
  notCopied: "This browser does not copy: mark the code and copy it by hand.",
  receive: "From another phone",
  paste: "Paste what the other phone shows or has sent:",
  found: (news: number, alike: number, conflicts: number) =>
    [
      news === 0 && alike + conflicts > 0 ? "" : news === 1 ? "1 new result" : `${news} new results`,
      alike > 0 ? `${alike} known already` : "",
      conflicts > 0 ? `${conflicts} different: choose` : "",
    ]
      .filter((part) => part !== "")
      .join(", "),
  conflict: (board: number) => `Board ${board}`,
  here: (what: string) => `This phone: ${what}`,
  there: (what: string) => `The other: ${what}`,
  take: "Take over",
  takeBack: "Take them back",
  taken: (results: number) => (results === 1 ? "1 result taken over." : `${results} results taken over.`),
} as const;
