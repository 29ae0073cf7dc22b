import { roundToHundredths } from "../bridge/points";
import { victoryPoints, type VpScale } from "../bridge/vp/scale";
import type { Contestant, Seated } from "../movements/contestant";
import type { Stretch } from "../movements/movement";
import { teamsIn } from "../movements/pairs-in-teams";
import type { PerSide } from "./teams/match";

/**
 * Scores a stretch at two tables for each pair or player of changing teams. By IMPs each member of the winning team
 * receives the whole sum, the losers nothing; by victory points each receives the team's. Contestants who sit out
 * receive the average of the others, rounded down.
 * @param imps of the team that sits North-South at Table 1, and of the other.
 * @param scale null by IMPs.
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
