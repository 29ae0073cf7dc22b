import type { WalkoverWay } from "../sessions/option-checks";
import { WALKOVER_AVERAGES } from "../sessions/walkover";
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
 * The points of a walkover: see `awardOf`.
 * @param share cell of the minimum.
 * @param ownAverage reference to the team's average, and `opponentAverage` to its opponents'.
 * @param total cell of the points that the two teams of a match share.
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
