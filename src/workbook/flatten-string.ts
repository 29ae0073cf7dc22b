/**
 * Returns the text in a single piece. JavaScript engines keep the pieces of a concatenated text until the text is read.
 * If the pieces of thousands of formulas are kept until the last sheet is written, to free them takes longer than to
 * join each text at once.
 */
export function flattenString(text: string): string {
  // Reading one letter makes an engine join the pieces.
  return text.charCodeAt(0) >= 0 ? text : "";
}
