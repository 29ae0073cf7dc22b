/** The outcome of adding a copy to the device, in numbers of evenings. */
export interface BroughtIn {
  /** Evenings that are new on this device or were changed by the copy. */
  readonly changed: number;
  /** Evenings that the copy left as they were. */
  readonly unchanged: number;
  readonly unreadable: number;
}

const evenings = (count: number) => (count === 1 ? "1 evening" : `${count} evenings`);

/** Texts for the copy of everything stored on the device. */
export const copiesTexts = {
  heading: "A copy of everything",
  hint: "Evenings, names, season and settings in one file: for another phone, or in case this one is lost.",
  keep: "Keep a copy of everything",
  file: (date: string) => `Overtrick ${date}.json`,
  saved: (name: string) => `Saved as ${name}.`,
  bringIn: "Bring a copy in",
  bringInHint: "What is newer on this device stays.",
  broughtIn: ({ changed, unchanged, unreadable }: BroughtIn) =>
    [
      changed === 0 ? "No evening is new." : `${evenings(changed)} brought in.`,
      ...(unchanged > 0 ? [`${evenings(unchanged)} stayed as on this device.`] : []),
      ...(unreadable > 0 ? [`${evenings(unreadable)} cannot be read.`] : []),
    ].join(" "),
  notACopy: (file: string) => `${file} is not a copy that was saved with “Keep a copy of everything”.`,
  later: (file: string) =>
    `${file} was saved by a later version of Overtrick: go online, open the page again, and bring it in then.`,
} as const;
