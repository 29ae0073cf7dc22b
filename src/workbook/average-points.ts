/**
 * The points that a team has on an average, where a walkover is worth that: see `averagePoints`.
 * @param sides the ranges of the teams of the matches, as home and as away team or the like, each with their points.
 * @param team the cell, or the number, of the team.
 * @param otherwise what stands where it has played none.
 */
export function averagePointsFormula(
  sides: readonly (readonly [teams: string, points: string])[],
  team: string | number,
  otherwise: string
): string {
  const count = sides.map(([teams, points]) => `COUNTIFS(${teams},${team},${points},">-1000")`).join("+");
  const sum = sides.map(([teams, points]) => `SUMIF(${teams},${team},${points})`).join("+");
  return `IF(${count}=0,${otherwise},ROUND(ROUND(100*(${sum}),0)/(${count}),0)/100)`;
}
