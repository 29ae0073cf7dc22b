import { itemAt } from "../bridge/item-at";
import type { Contestant, Seated } from "../movements/contestant";
import type { Stretch } from "../movements/movement";
import { teamsIn } from "../movements/pairs-in-teams";
import type { VpScale } from "../bridge/vp/scale";
import type { PerSide } from "../sessions/teams/match";
import type { Dialect } from "./dialect";
import { rounded } from "./kit/formula";

/**
 * Returns the formula for the points of a pair or player of changing teams in a round or half: see
 * sessions/team-points.ts.
 * @param imps formulas for the IMPs of the team that sits North-South at Table 1, and of the other team.
 * @param scale null if IMPs decide.
 * @param averageOf returns the cell of a contestant's points, because a contestant who sits out gets the average of one
 * member of each team.
 */
export function teamPointsFormula<C extends Seated>(
  stretch: Stretch<C>,
  imps: PerSide<string>,
  scale: VpScale | null,
  contestant: Contestant,
  dialect: Dialect,
  averageOf: (contestant: Contestant) => string
): string {
  const pointsFor = (margin: string) => (scale ? dialect.victoryPoints(margin) : `MAX(${margin},0)`);
  const [table1, table2] = teamsIn(stretch);
  if (table1.includes(contestant)) return pointsFor(imps[0]);
  if (table2.includes(contestant)) return pointsFor(imps[1]);
  // The sum is rounded first, because binary fractions may put it just below a whole number.
  return `INT(${rounded(`(${averageOf(itemAt(table1, 0))}+${averageOf(itemAt(table2, 0))})/2`)})`;
}
