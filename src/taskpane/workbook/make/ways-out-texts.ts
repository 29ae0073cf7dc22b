/** Messages and questions of exports, in a file of their own so that they load later than other texts. */
export const waysOutTexts = {
  more: "More ways",
  add: "Add the sheets to this workbook",
  download: "Download",
  /** Outcomes, each with the next step. */
  opened: { title: "The workbook is open in a new window", below: "Save it there before you play." },
  added: (sheets: readonly string[]) => ({ title: "Added to this workbook", below: `${sheets.join(", ")}.` }),
  downloaded: (name: string) => ({ title: `Downloaded as ${name}`, below: "Open it from your downloads." }),
  /** @param existing names of sheets that the open workbook has already. */
  again: (existing: readonly string[]) =>
    existing.length === 0
      ? ""
      : `This workbook already has ${existing.join(", ")}. Adding the sheets once more makes copies for another session, such as ${existing[0]} (2). Add them?`,
  sameName: (title: string) =>
    `“${title}” is open here. This makes a new workbook of the same name without what is in that one. To keep its results, use “Change names or boards” where it is open. Make the new one all the same?`,
} as const;
