import { printVictoryPoints } from "../../bridge/vp/scale";
import { columnsOf, type Report } from "../report";
import { texts } from "../texts";
import type { ScoredHome } from "./score-home";

/** A home session for people: its standings. */
export function homeReport({ plan, totals, places, scoredBoards }: ScoredHome): Report {
  const { scoring } = plan;
  const rows = totals
    .map((total, i) => ({ total: total ?? 0, place: places[i]!, pair: i + 1 }))
    .sort((one, other) => other.total - one.total || one.pair - other.pair)
    .map(({ place, pair, total }) => ({
      place,
      name: `${pair} ${plan.pairs[pair - 1]!}`.trim(),
      [scoring]: plan.scale ? printVictoryPoints(total, plan.scale) : String(total),
    }));
  return {
    progress: texts.report.boardsScored(scoredBoards, plan.boards),
    columns: columnsOf("pair", ["place", "name", scoring]),
    rows: scoredBoards === 0 ? [] : rows,
    remarks: [],
  };
}

/** A home session for programs; null stands for what has not been played. */
export function homeJson({ plan, subrounds, totals, places, unplayed }: ScoredHome): object {
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
