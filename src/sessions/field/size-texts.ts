/** Texts of games whose workbooks would be too large. */
export const sizeTexts = {
  tooLarge:
    " With more results the workbook would be larger than 400 KB: choose fewer boards or rounds, a Mitchell, which takes less, or a club's evening (club), which takes any movement by its results.",
} as const;
