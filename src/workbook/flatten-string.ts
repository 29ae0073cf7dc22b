/**
 * Returns the text in a single piece. Engines keep the pieces of a concatenated text until it is read; those of
 * thousands of formulas, kept until the last sheet is written, take longer to free than to join at once.
 */
export function flattenString(text: string): string {
  // Reading one letter makes an engine join the pieces.
  return text.charCodeAt(0) >= 0 ? text : "";
}
