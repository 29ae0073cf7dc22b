import type { Doubt } from "../../play/merge";

/** Texts on results exchanged between phones. */
export const phoneTexts = {
  show: "To another phone",
  what: { results: "Results", setup: "The evening" },
  how: {
    results: "Point the other phone's camera at this code: it opens the page there and adds these results.",
    setup: "Point another phone's camera at this code: it opens this evening at the other table.",
  },
  namesLeftOut: "The names do not fit into the code and will not be on the other phone.",
  codeOf: (table: string) => `QR code of the results of Table ${table}`,
  codeOfEvening: "QR code of this evening",
  copy: "Copy as a link",
  copied: "Copied: paste it into a message to the other phone.",
  notCopied: "This browser cannot copy: select the code and copy it yourself.",
  confirms: "East-West confirm each result on this phone",
  receive: "From another phone",
  paste: "Paste the code or link from the other phone:",
  found: (news: number, alike: number, conflicts: number, settled: number) =>
    [
      news === 0 && alike + conflicts + settled > 0 ? "" : news === 1 ? "1 new result" : `${news} new results`,
      alike > 0 ? `${alike} already here` : "",
      settled > 0 ? `${settled} as you chose before` : "",
      conflicts > 0 ? `${conflicts} ${conflicts === 1 ? "differs" : "differ"}: choose` : "",
    ]
      .filter((part) => part !== "")
      .join(", "),
  conflict: (board: number) => `Board ${board}`,
  here: (what: string) => `This phone: ${what}`,
  there: (what: string) => `The other: ${what}`,
  older: "This code is older than the results that this phone already has from that table.",
  doubts: {
    "other-evening": "From an evening that was started separately: use these results?",
    unmarked: "This code is from an older version of the page and does not name its evening: use these results?",
  } satisfies Record<Doubt, string>,
  theirs: (who: string) => `There: ${who}`,
  into: "Into this evening:",
  chooseFirst: "First choose a result for each board that differs.",
  take: "Use these",
  keepAll: "Keep what is here",
  notThese: "Do not use them",
  takeBack: "Undo",
  taken: (results: number) =>
    results === 0
      ? "Nothing has changed on this phone."
      : results === 1
        ? "1 result added."
        : `${results} results added.`,
  elsewhere: "These results belong to another evening on this phone:",
  openOther: "Open that evening",
  which: {
    title: "Which evening?",
    results: "These results may belong to any of these evenings on this phone:",
    setup: "This code is for the following evening. Is it one of those already on this phone?",
    thisOne: "This one",
    ofItsOwn: "Neither: start a new evening",
  },
} as const;
