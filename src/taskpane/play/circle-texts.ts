/** Texts of the people of this device, and of the page on which they get their places. */
export const circleTexts = {
  heading: "Your circle",
  whoPlays: "Who plays?",
  draw: "Draw partners",
  tapNames: "Tap a name to leave it out, or to bring it in.",
  tapToChange: "Tap a name to change it.",
  change: "Change",
  newName: "A new name",
  empty: "Tap a name",
  place: (contestant: string, name: string) => `${contestant}: ${name || "empty"}`,
  stays: (contestant: string) => `Names stay on this device. An empty place is called “${contestant}”.`,
  done: (named: number, places: number) =>
    named === 0 ? "Done, without names" : named === places ? "Done" : `Done: ${named} of ${places} names`,
  count: (people: number) => `${people === 1 ? "1 name" : `${people} names`}, who plays with whom`,
  nobody: "Names that you type appear here.",
  usually: (partner: string) => `with ${partner}`,
  name: "Name",
  renameHint: "Evenings with the old name count for the new one.",
  save: "Save",
  add: "Add",
  remove: "Remove from your circle",
  removeHint: "Evenings keep the name.",
} as const;
