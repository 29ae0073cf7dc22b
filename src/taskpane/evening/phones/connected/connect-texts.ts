/** Texts on phones that stay connected. */
export const connectTexts = {
  title: "Stay connected",
  about:
    "Phones on the same Wi-Fi can share each result as soon as it is accepted, without the internet. Each phone is let in once, with two codes.",
  first:
    "Both phones must have this evening: if the other one does not have it, first tap Join an evening there and read this phone's code.",
  letIn: "Let a phone in",
  letAnotherIn: "Let another phone in",
  join: "Connect this phone",
  back: "Back",
  done: "Done",
  again: "Try again",
  stop: "Disconnect this phone",
  steps: {
    offer: "Step 1 of 2: show this code",
    answer: "Step 2 of 2: show this code",
    readOffer: "Step 1 of 2: read the code",
    readAnswer: "Step 2 of 2: read the code",
  },
  hints: {
    offer:
      "On the other phone, tap Phones, then Stay connected, then Connect this phone. Point its camera at this code.",
    answer: "On the other phone, tap Next. Point its camera at this code. Leave both pages open.",
    readOffer: "Point this phone's camera at the code on the other phone.",
    readAnswer: "The other phone now shows a code of its own. Point this phone's camera at it.",
  },
  brief:
    "In this browser the code changes every few seconds, and cannot be copied. Where there is no camera, have this phone let the other one in.",
  next: "Next: read the other phone's code",
  codeOfOffer: "QR code that lets a phone in",
  codeOfAnswer: "QR code for the phone that lets this one in",
  making: "One moment …",
  copy: "Copy this code",
  noConnections: "This browser cannot connect to other phones: use codes, as before.",
  seeking: "The phones are looking for each other …",
  here: "The phones are connected. Leave this page open while you play.",
  notFound:
    "The phones cannot find each other. Try again with new codes, on the same Wi-Fi, with both pages open. Some networks, such as those for guests, keep phones apart: then use codes, as before.",
  other: "The other phone has another evening open. Open the same evening on both, then try again.",
  otherEvening: "This code is from a phone with another evening: open the same evening on both phones.",
  notOffer: "This is the second code. First read the code of the phone that lets you in.",
  notAnswer:
    "This is a first code. Read the code that the other phone shows after it. If both let a phone in, go back on one and tap Connect this phone there.",
  otherOffer: "This code belongs to an earlier attempt: start again on both phones.",
  connected: (phones: readonly string[]) => `Connected: ${phones.join(" and ")}`,
  tables: (tables: readonly string[]) => `${tables.length === 1 ? "Table" : "Tables"} ${tables.join(", ")}`,
  others: (count: number) => (count === 1 ? "1 other phone" : `${count} other phones`),
  silent: (phone: string, since: string) =>
    `${phone}: nothing heard for ${since}. Its results will come when it is back.`,
  silentTables: (phone: string) => `${phone}: nothing heard. Their results will come when they are back.`,
  notYet: (phone: string) => `${phone}: nothing heard yet. Its results will come when it is back.`,
  aPhone: "A phone",
  table: (name: string) => `Table ${name}`,
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  looking: "Looking for the other phones …",
  alone: "Not connected to any phone",
  useCodes: "If a phone does not come back, let it in again, or use codes, as before.",
  stranger: (phone: string) =>
    `${phone} now has another evening open, or a newer version of this page: read that phone's code under Phones.`,
  elsewhere: "This evening is connected in another tab of this browser.",
  differentResult: (phone: string) => `${phone} has a different result. Which one is right?`,
} as const;
