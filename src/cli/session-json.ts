import type { ScoredHome } from "../sessions/score-home";

/** The scored session as `--json` prints it; null stands for what has not been played. */
export function sessionJson({ plan, subrounds, totals, places, unplayed }: ScoredHome): object {
  return {
    session: plan.kind,
    scoring: plan.scoring,
    rounds: subrounds.map(({ plan: { round, half, boards }, imps, points }) => ({
      round,
      half,
      boards,
      imps,
      points: Object.fromEntries(points.map((own, i) => [i + 1, own])),
    })),
    standings: totals
      .map((total, i) => ({ pair: i + 1, total, place: places[i]! }))
      .sort((one, other) => (other.total ?? -1) - (one.total ?? -1) || one.pair - other.pair),
    unplayed,
  };
}
