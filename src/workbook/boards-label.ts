/** "1–4" for boards in a row, "5" for one, "" for none. */
export function boardsLabel(boards: readonly number[]): string {
  const [first, last] = [boards[0], boards[boards.length - 1]];
  if (first === undefined) return "";
  return first === last ? String(first) : `${first}–${last}`;
}
