import type { Doubt } from "../../../play/merge";

/** Texts on results exchanged between phones. */
export const phoneTexts = {
  sides: "Codes between phones",
  show: "Show my code",
  receive: "Read a code",
  how: "On the other phone tap “Join a phone” and hold it over this code.",
  about: "Joined phones send each other every result. Without Wi-Fi, show this code once more at the end.",
  turnOn: "Turn on",
  turnOff: "Turn off",
  part: (part: 1 | 2, content: string) => `Code ${part} of 2: ${content}`,
  parts: { evening: "the evening", results: "its results" },
  firstPart: "Back to code 1 of 2",
  secondPart: "Next: code 2 of 2",
  namesLeftOut: "The names do not fit in the code and will not reach the other phone.",
  codeOfEvening: "QR code for this evening",
  copy: "Send as a link",
  copied: "Copied: paste it into a message and send it to the other phone.",
  notCopied: "This browser cannot copy: select the text and copy it yourself.",
  confirms: "East-West confirm each result on this phone",
  camera: {
    start: "Scan with the camera",
    stop: "Stop the camera",
    label: "What the camera sees",
    hold: "Hold the other phone so that its code is in the picture.",
    faults: {
      refused:
        "The camera is blocked. Allow it in the browser's settings for this page, or copy the code on the other phone and paste it below.",
      none: "This device has no camera: copy the code on the other phone and paste it below.",
      busy: "Another app is using the camera: close it and try again, or paste the code below.",
      insecure: "This browser allows the camera only on https pages: paste the code below.",
      unloaded: "The camera cannot be used now: copy the code on the other phone and paste it below.",
    },
  },
  paste: "Or paste the code or link:",
  renamed: {
    only: (before: string, now: string) => (before === "" ? `A new name: "${now}".` : `"${before}" is now "${now}".`),
    here: (local: string, remote: string) =>
      `A name was changed on both phones: "${local}" here, "${remote}" there. The newer name, "${local}", is kept.`,
    there: (local: string, remote: string) =>
      `A name was changed on both phones: "${local}" here, "${remote}" there. The newer name, "${remote}", is used.`,
  },
  found: (many: Readonly<Record<"news" | "equal" | "conflicts" | "settled", number>>) => {
    const { news, equal, conflicts, settled } = many;
    return [
      news === 0 && equal + conflicts + settled > 0 ? "" : news === 1 ? "1 new result" : `${news} new results`,
      equal > 0 ? `${equal} already here` : "",
      settled > 0 ? `${settled} already decided` : "",
      conflicts > 0 ? `${conflicts} ${conflicts === 1 ? "differs" : "differ"}: choose` : "",
    ]
      .filter((part) => part !== "")
      .join(", ");
  },
  here: (result: string) => `This phone: ${result}`,
  there: (result: string) => `The other: ${result}`,
  inWorkbook: (result: string) => `The workbook: ${result}`,
  takenBack: "undone, no result",
  likely: "The other phone's result is probably right: it is the latest from that table.",
  older: "This phone already has later results from the same table than those in this code.",
  doubts: {
    "other-evening": "These results are from an evening that was started separately: use them?",
    unmarked: "This code is from an older version of the page and does not name its evening: use these results?",
  } satisfies Record<Doubt, string>,
  remoteNames: (names: string) => `There: ${names}`,
  into: "Into this evening:",
  chooseFirst: "First choose a result for each board that differs.",
  take: "Use these",
  fine: "OK",
  readAnother: "Read another code",
  nowShow: "Now show this phone's code",
  keepAll: "Keep what is here",
  notThese: "Do not use these",
  takeBack: "Undo",
  added: ({ results, names }: Readonly<Record<"results" | "names", number>>) => {
    const parts = [
      results === 1 ? "1 result" : results > 1 ? `${results} results` : "",
      names === 1 ? "1 name" : names > 1 ? `${names} names` : "",
    ].filter((part) => part !== "");
    return parts.length === 0 ? "Nothing has changed on this phone." : `${parts.join(" and ")} added or changed.`;
  },
  cameAlong: (results: number) =>
    results === 1 ? "1 result came with the code." : `${results} results came with the code.`,
  elsewhere: "These results belong to another evening on this phone:",
  openOther: "Open that evening",
  unknown: "This code is for an evening that is not on this phone:",
  ownCard: (table: number) => `This card is for Table ${table} of this evening: choose that table on Board.`,
  openUnknown: "Look at that evening",
  belongsTo: {
    title: "Which evening?",
    results: "These results may belong to one of these evenings on this phone:",
    setup: "This code is for the evening named below. Is it one of those already on this phone?",
    thisOne: "This one",
    ofItsOwn: "None of these: start it as a new evening",
    join: "Join this evening",
    joinAt: (table: string) => `Join at Table ${table}`,
    joinTheirs: (table: string) => `Join at Table ${table}, replacing the other phone`,
    notHere: "Results from another evening",
    needsEvening:
      "They belong to an evening that is not on this phone. Read code 1 of that evening, or open the evening here; the results are kept until then.",
    isSecond: "That is code 2 of 2, with the results: now read code 1.",
    elsewhere:
      "If you play in the app on the home screen or in another browser, copy the code and paste it there, under Phones or Join a phone.",
    copyOn:
      "Or copy the code and paste it on the phone or computer that has the evening, under Phones or Join a phone.",
    copy: "Copy the code",
    discard: "Discard this code",
  },
  copies: {
    label: "Send a copy after each round",
    ways: { off: "No", file: "Save to a file", share: "Share a link", download: "Download a file" },
    hints: {
      off: "If this phone breaks, you can open the last copy on another phone and continue there.",
      file: "The file is rewritten after each round; a folder that another device can open is best. After you close the page, the browser may ask for permission again.",
      share:
        "After each round the phone asks where to send the link: no browser sends it by itself. Anyone who opens the link gets the evening.",
      download:
        "Each round adds a file to the downloads. The browser may ask for permission once. You have to send the file yourself.",
    },
    now: "Copy now",
    outcomes: {
      "": "",
      done: "The copy has been made.",
      asks: "No copy has been made yet: the browser asks you to tap “Copy now” first.",
      failed: "The copy could not be made: try again, or download the workbook.",
    },
  },
} as const;
