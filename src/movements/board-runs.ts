/** Sorts boards by number. */
export function inNumbers(boards: readonly number[]): number[] {
  return [...boards].sort((a, b) => a - b);
}

export function areInNumbers(boards: readonly number[]): boolean {
  return boards.every((board, i) => i === 0 || board > (boards[i - 1] ?? 0));
}

/**
 * Prints boards in their order, consecutive ones as runs: "1–4", "3–4".
 * @param to separator between the first and the last of a run.
 */
export function runsIn(boards: readonly number[], to: string): string[] {
  const runs: (readonly [first: number, last: number])[] = [];
  for (const board of boards) {
    const run = runs[runs.length - 1];
    if (run && run[1] === board - 1) runs[runs.length - 1] = [run[0], board];
    else runs.push([board, board]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}${to}${last}`));
}
