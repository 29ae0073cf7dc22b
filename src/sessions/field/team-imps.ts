import { averageImps } from "../../bridge/traveller-score";
import { compareTables } from "../compare-tables";
import { mapSides, type PerSide } from "../teams/match";
import { type FieldPlan, isInTeams } from "./plan";
import type { ScoredFieldBoard, ScoredPlay } from "./scored-field";
import type { Sides } from "./written-score";

/** Returns a board's IMPs in teams for the two sides of a table; null before they are known. */
export function teamImpsAt({ teamImps }: ScoredFieldBoard, table: number): Sides | null {
  if (!teamImps) return null;
  const [first, second] = teamImps;
  return table === 1 ? { ns: first, ew: second } : { ns: second, ew: first };
}

/** Returns a board's IMPs for both teams. Averages of one table replace the results of both; those of Table 1 take precedence. */
export function teamImpsOf(plays: readonly ScoredPlay[]): PerSide<number> | null {
  const [first, second, ...more] = plays;
  if (first?.round !== second?.round || !first || !second || more.length > 0) return null;
  const averages = forTeams(first) ?? forTeams(second);
  return compareTables([first.result, second.result], averages && mapSides(averages, averageImps), "imps").points;
}

/** Averages of a table for the team North-South at Table 1 (East-West at Table 2), and for the other team. */
function forTeams({ table, averages }: ScoredPlay): PerSide<number> | null {
  if (!averages) return null;
  return table === 1 ? [averages.ns, averages.ew] : [averages.ew, averages.ns];
}

/** True if averages at the two tables of a board in teams contradict each other; those of Table 1 count. */
export function averagesDiffer({ scoring }: Pick<FieldPlan, "scoring">, { plays }: ScoredFieldBoard): boolean {
  if (!isInTeams(scoring)) return false;
  const [first, second] = plays.map(forTeams);
  return Boolean(first && second) && String(first) !== String(second);
}

export function sumOfTeams(boards: readonly ScoredFieldBoard[]): PerSide<number> | null {
  const scored = boards.flatMap(({ teamImps }) => (teamImps ? [teamImps] : []));
  return scored.length === 0
    ? null
    : mapSides<0 | 1, number>([0, 1], (team) => scored.reduce((sum, imps) => sum + imps[team], 0));
}
