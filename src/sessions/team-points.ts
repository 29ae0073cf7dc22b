import { roundToHundredths } from "../bridge/points";
import { victoryPoints, type VpScale } from "../bridge/vp/scale";
import type { Contestant, Seated } from "../movements/contestant";
import type { Stretch } from "../movements/movement";
import { teamsIn } from "../movements/pairs-in-teams";
import type { PerSide } from "./teams/match";

/**
 * Returns the points of a pair or player for a stretch (boards at two tables that are scored together) in changing
 * teams. By IMPs each member of the winning team gets the team's margin, the losers get 0; by victory points each
 * member gets the victory points of its team. A contestant who sits out gets the average of the two teams' points,
 * rounded down.
 * @param imps margin of the team that sits North-South at Table 1, and of the other team.
 * @param scale the victory-point scale; null if IMPs decide.
 */
export function teamPoints<C extends Seated>(
  stretch: Stretch<C>,
  imps: PerSide<number>,
  scale: VpScale | null,
  contestant: Contestant
): number {
  const pointsFor = (margin: number) => (scale === null ? Math.max(margin, 0) : victoryPoints(margin, scale));
  const [table1, table2] = teamsIn(stretch);
  if (table1.includes(contestant)) return pointsFor(imps[0]);
  if (table2.includes(contestant)) return pointsFor(imps[1]);
  return Math.floor(roundToHundredths((pointsFor(imps[0]) + pointsFor(imps[1])) / 2));
}
