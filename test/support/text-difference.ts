/** How a sheet's text differs from the expected one: each line with the column and the rows that it is of. */
export function sheetDifference(expected: string, actual: string): string[] {
  return lineDifference(withPlaces(expected), withPlaces(actual));
}

/** Lines that only one of two texts has, in their order; none where the texts are equal. */
export function lineDifference(expected: string, actual: string): string[] {
  if (expected === actual) return [];
  const [before, after] = [expected.split("\n"), actual.split("\n")];
  const lines = [
    ...without(before, after).map((line) => `- ${line}`),
    ...without(after, before).map((line) => `+ ${line}`),
  ];
  if (lines.length > 0) return lines;
  const first = before.findIndex((line, i) => line !== after[i]);
  return [`the lines are in another order from line ${first + 1} on: ${after[first]}`];
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/** Each line behind the first words of those that it is indented below: `standings.total 0..4 26 | 29`. */
function withPlaces(text: string): string {
  const above: string[] = [];
  const lines = text.split("\n").map((line) => {
    const depth = (line.length - line.trimStart().length) / 4;
    above.splice(depth, Infinity, line.trimStart().split(" ", 1)[0] ?? "");
    return [...above.slice(0, depth), line.trimStart()].join(" ");
  });
  return lines.join("\n");
}
