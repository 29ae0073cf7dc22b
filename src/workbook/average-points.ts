import type { WalkoverWay } from "../sessions/option-checks";
import { WALKOVER_AVERAGES } from "../sessions/walkover";
import { countWhere, sumWhereEqual } from "./kit/formula";

/**
 * One side of all matches, such as the home teams: the range of the teams, and the range of their points. The points
 * are blank if a match does not count.
 */
type Side = readonly [teams: string, points: string];

/**
 * Returns the formula for the number of matches in a team's average.
 * @param sides both sides of all matches, such as home and away teams.
 * @param team the cell, or the number, of the team.
 * @param halves the range that has 1 for a match of half length, which counts as half a match, else 0.
 */
export function matchesAveraged(sides: readonly Side[], team: string | number, halves?: string): string {
  const part = halves === undefined ? "" : `*(2-${halves})/2`;
  return sides.map(([teams, points]) => countWhere(`(${teams}=${team})*(${points}<>"")${part}`)).join("+");
}

/**
 * Returns the formula for a team's average points per match, "" if the team has played no match: see `averagePoints`.
 * @param played the cell of {@link matchesAveraged}.
 */
export function averagePointsFormula(sides: readonly Side[], team: string | number, played: string): string {
  const sum = sides.map(([teams, points]) => sumWhereEqual(teams, team, points)).join("+");
  return `IF(${played}=0,"",ROUND(ROUND(100*(${sum}),0)/${played},0)/100)`;
}

/**
 * Returns the formula for the points of a walkover: see `awardOf`.
 * @param share cell of the minimum points.
 * @param ownAverage reference to the team's average, and `opponentAverage` to the opponents'.
 * @param total returns the cell of the points that the two teams of a match share.
 */
export function awardFormula(
  way: WalkoverWay,
  share: string,
  ownAverage: string,
  opponentAverage: string,
  total: () => string
): string {
  const averages = WALKOVER_AVERAGES[way].map((average) =>
    average === "own" ? `N(${ownAverage})` : whereNumber(opponentAverage, `ROUND(${total()}-${opponentAverage},2)`)
  );
  return `MAX(${[share, ...averages].join()})`;
}

function whereNumber(cell: string, formula: string): string {
  return `IF(ISNUMBER(${cell}),${formula},0)`;
}
