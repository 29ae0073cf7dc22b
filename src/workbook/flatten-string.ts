/**
 * The same text, in one piece. Where a text is put together from pieces, engines keep these until somebody reads it; those
 * of thousands of formulas, kept until the last sheet is written, take longer to clear away than to join at once.
 */
export function flattenString(text: string): string {
  // To look at one letter is to read it.
  return text.charCodeAt(0) >= 0 ? text : "";
}
