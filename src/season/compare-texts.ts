/** The order of texts, the same on every computer. */
export function compareTexts(first: string, second: string): number {
  return first < second ? -1 : first > second ? 1 : 0;
}
