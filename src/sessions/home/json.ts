import { contestantNumber, contestants, forContestant } from "../../movements/contestant";
import type { HomeJson } from "../json";
import type { ScoredHome } from "./score-home";

/** Converts a scored home session to JSON. */
export function homeJson({ plan, subrounds, totals, places, standings, percentages, unplayed }: ScoredHome): HomeJson {
  return {
    session: plan.kind,
    title: plan.title,
    date: plan.date,
    boards: plan.boards,
    firstBoard: plan.firstBoard,
    scoring: plan.scoring,
    scale: plan.scale && plan.scale.name,
    pairs: contestants(plan.pairs.length).map((pair) => ({
      pair: contestantNumber(pair),
      name: forContestant(plan.pairs, pair),
    })),
    rounds: subrounds.map(({ plan: { round, part, boards }, imps, points }) => ({
      round,
      half: part,
      boards,
      imps,
      points: Object.fromEntries(
        contestants(points.length).map((pair) => [contestantNumber(pair), forContestant(points, pair)])
      ),
    })),
    standings: standings.map((pair) => ({
      pair: contestantNumber(pair),
      total: forContestant(totals, pair),
      place: forContestant(places, pair),
      percentage: forContestant(percentages, pair),
    })),
    unplayed,
  };
}
