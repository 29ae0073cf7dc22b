/** Texts on points that are carried forward from a file. */
export const carryFileTexts = {
  file: "Carry forward from an earlier event's file",
  hint: "Its workbook, or a CSV file with the columns team and carry. Its teams play on if you have named none.",
  places: "Places that play on",
  placesExample: "All, or 1-8",
  part: "Part of the points",
  partExample: "All, half, or 40 %, most 20",
  notText: (file: string) => `${file} is neither a workbook nor a text.`,
  line: (line: number, message: string) => `Line ${line}: ${message}`,
  several: (file: string) => `${file} has several sessions: choose a workbook with the earlier event alone.`,
};
