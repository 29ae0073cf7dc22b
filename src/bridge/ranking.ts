/**
 * Places by totals, highest first; equal totals share the better place, marked "=".
 * @param totals a number each, null for one not yet in the ranking.
 * @returns places in the same order, such as "1", "2=", "2=", "4"; "" for null.
 */
export function places(totals: readonly (number | null)[]): string[] {
  return totals.map((total) => {
    if (total === null) return "";
    const better = totals.filter((other) => other !== null && other > total).length;
    const equal = totals.filter((other) => other === total).length;
    return `${better + 1}${equal > 1 ? "=" : ""}`;
  });
}
