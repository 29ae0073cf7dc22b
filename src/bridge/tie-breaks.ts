/** A contestant's total with what breaks ties, first things first; null stands below any number. */
export interface Standing {
  readonly total: number;
  readonly tieBreaks: readonly (number | null)[];
}

/**
 * Places by totals, highest first, ties being broken by one tie-break after the other, of which
 * more is better. Who is level in all of them shares the better place, marked "=". Which tie-breaks
 * there are is for the conditions of contest to say (Law 78D).
 * @param standings null for one not yet in the ranking.
 * @returns places in the same order, such as "1", "2=", "2=", "4"; "" for null.
 */
export function brokenPlaces(standings: readonly (Standing | null)[]): string[] {
  return standings.map((own) => {
    if (own === null) return "";
    const against = standings.map((other) => (other === null ? -1 : compare(other, own)));
    const better = against.filter((order) => order > 0).length;
    const equal = against.filter((order) => order === 0).length;
    return `${better + 1}${equal > 1 ? "=" : ""}`;
  });
}

/** Above 0 where the first stands better, 0 where they are level. */
function compare(one: Standing, other: Standing): number {
  let found = order(one.total, other.total);
  for (let i = 0; found === 0 && i < one.tieBreaks.length; i++)
    found = order(one.tieBreaks[i]!, other.tieBreaks[i] ?? null);
  return found;
}

function order(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  // Sums of decimals that should be equal differ in their last binary digits.
  return Math.sign(Math.round((one - other) * 1e6)) || 0;
}
