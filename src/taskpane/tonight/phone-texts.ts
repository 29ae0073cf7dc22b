import type { Doubt } from "../../play/merge";

/** What is said where phones exchange results. */
export const phoneTexts = {
  show: "To another phone",
  what: { results: "Results", setup: "The evening" },
  how: {
    results: "Point the other phone's camera at this code: its page opens and takes these results over.",
    setup: "Point another phone's camera at this code: it opens this evening at the other table.",
  },
  namesLeftOut: "There is no room for the names in the code: they are not on the other phone.",
  codeOf: (table: string) => `QR code of the results of Table ${table}`,
  codeOfEvening: "QR code of this evening",
  copy: "Copy as a link",
  copied: "Copied: paste it into a message to the other phone.",
  notCopied: "This browser does not copy: mark the code and copy it by hand.",
  receive: "From another phone",
  paste: "Paste what the other phone shows or has sent:",
  found: (news: number, alike: number, conflicts: number, settled: number) =>
    [
      news === 0 && alike + conflicts + settled > 0 ? "" : news === 1 ? "1 new result" : `${news} new results`,
      alike > 0 ? `${alike} known already` : "",
      settled > 0 ? `${settled} left as you chose before` : "",
      conflicts > 0 ? `${conflicts} different: choose` : "",
    ]
      .filter((part) => part !== "")
      .join(", "),
  conflict: (board: number) => `Board ${board}`,
  here: (what: string) => `This phone: ${what}`,
  there: (what: string) => `The other: ${what}`,
  older: "This code is older than the results that this phone already has from that table.",
  doubts: {
    "other-evening": "From another evening that was begun on its own: take it over?",
    unmarked: "This code is from an older version of the page and does not say from which evening: take it over?",
  } satisfies Record<Doubt, string>,
  theirs: (who: string) => `There: ${who}`,
  into: "Into this evening:",
  chooseFirst: "First choose a result for each board that differs.",
  take: "Take over",
  keepAll: "Keep what is here",
  notThese: "Do not take it over",
  takeBack: "Take them back",
  taken: (results: number) =>
    results === 0
      ? "Nothing has changed on this phone."
      : results === 1
        ? "1 result taken over."
        : `${results} results taken over.`,
  elsewhere: "These results belong to another evening on this phone:",
  openOther: "Open that evening",
  which: {
    title: "Which evening?",
    results: "These results may belong to any of these evenings on this phone:",
    setup: "This code is for the following evening. Is it one of those already on this phone?",
    thisOne: "This one",
    ofItsOwn: "Neither: begin a new evening",
  },
} as const;
