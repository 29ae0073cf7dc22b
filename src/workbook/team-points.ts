import { itemAt } from "../bridge/item-at";
import type { Contestant, Seated } from "../movements/contestant";
import type { Stretch } from "../movements/movement";
import { teamsIn } from "../movements/pairs-in-teams";
import type { VpScale } from "../bridge/vp/scale";
import type { PerSide } from "../sessions/teams/match";
import type { Dialect } from "./dialect";
import { rounded } from "./kit/formula";

/**
 * The formula of what a stretch gives a pair, or a player, of teams that change: see sessions/team-points.ts.
 * @param imps those of the team that sits North-South at Table 1, and of the other, by their cells.
 * @param scale null by IMPs.
 * @param averageOf the cell of what somebody is given: who sits out has the average of one of each team.
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
  // Rounded first, so that a sum just below a whole number for want of binary digits counts.
  return `INT(${rounded(`(${averageOf(itemAt(table1, 0))}+${averageOf(itemAt(table2, 0))})/2`)})`;
}
