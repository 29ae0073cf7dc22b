import type { Contestant, Seated } from "../movements/contestant";
import type { Stretch } from "../movements/movement";
import { teamsIn } from "../movements/pairs-in-teams";
import type { VpScale } from "../bridge/vp/scale";
import type { Dialect } from "./dialect";
import { rounded } from "./kit/formula";

/**
 * The formula of what a stretch gives a pair, or a player, of teams that change: see sessions/team-points.ts.
 * @param imps the cell with those of the team that sits North-South at Table 1.
 * @param scale null by IMPs.
 */
export function teamPointsFormula<C extends Seated>(
  stretch: Stretch<C>,
  imps: string,
  scale: VpScale | null,
  contestant: Contestant,
  dialect: Dialect
): string {
  const pointsFor = (margin: string) => (scale ? dialect.victoryPoints(margin) : `MAX(${margin},0)`);
  const [table1, table2] = teamsIn(stretch);
  if (table1.includes(contestant)) return pointsFor(imps);
  if (table2.includes(contestant)) return pointsFor(`-${imps}`);
  // Rounded first, so that a sum just below a whole number for want of binary digits counts.
  return `INT(${rounded(`(${pointsFor(imps)}+${pointsFor(`-${imps}`)})/2`)})`;
}
