import { countWhere, sumWhereEqual } from "./kit/formula";

/** A side of all matches: the ranges of its teams, and of the points of those that count. */
type Side = readonly [teams: string, points: string];

/**
 * Over how many matches a team's average goes.
 * @param sides as home and as away team or the like.
 * @param team the cell, or the number, of the team.
 * @param halves the range that has 1 for a match of half length, else 0.
 */
export function matchesAveraged(sides: readonly Side[], team: string | number, halves?: string): string {
  const part = halves === undefined ? "" : `*(2-${halves})/2`;
  return sides.map(([teams, points]) => countWhere(`(${teams}=${team})*(${points}<>"")${part}`)).join("+");
}

/**
 * The points that a team has on an average, nothing where it has played no match: see `averagePoints`.
 * @param played the cell of {@link matchesAveraged}.
 */
export function averagePointsFormula(sides: readonly Side[], team: string | number, played: string): string {
  const sum = sides.map(([teams, points]) => sumWhereEqual(teams, team, points)).join("+");
  return `IF(${played}=0,"",ROUND(ROUND(100*(${sum}),0)/${played},0)/100)`;
}

/**
 * What a walkover gives a team: see `awardOf`.
 * @param share the cell of the least that it gives.
 * @param own the team's average, as a reference, and `theirs` its opponents'.
 * @param total what the two teams of a match share, where what the opponents leave counts.
 */
export function awardFormula(share: string, own: string, theirs: string, total: string | null): string {
  const averages = [
    share,
    `N(${own})`,
    ...(total === null ? [] : [whereNumber(theirs, `ROUND(${total}-${theirs},2)`)]),
  ];
  return `MAX(${averages.join()})`;
}

function whereNumber(cell: string, formula: string): string {
  return `IF(ISNUMBER(${cell}),${formula},0)`;
}
