/** Joins choices into a list: "1, 2 or 3". */
export function choice(words: readonly (string | number)[]): string {
  return words.join(", ").replace(/, (?=[^,]*$)/, " or ");
}
