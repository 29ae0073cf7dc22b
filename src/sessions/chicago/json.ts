import { contestantNumber, contestants, forContestant } from "../../movements/contestant";
import type { ChicagoJson } from "../json";
import type { ScoredChicago } from "./score-chicago";

/** Converts a scored evening at one table to JSON. */
export function chicagoJson(scored: ScoredChicago): ChicagoJson {
  const { plan, rounds, totals, places, standings, played, unplayed } = scored;
  const byNumber = (points: readonly (number | null)[]) =>
    Object.fromEntries(
      contestants(points.length).map((player) => [contestantNumber(player), forContestant(points, player)])
    );
  return {
    session: plan.kind,
    title: plan.title,
    date: plan.date,
    boards: plan.boards,
    partners: plan.partners,
    vulnerable: plan.vulnerable,
    passedOut: plan.passedOut,
    ...(plan.expected && { expected: plan.expected }),
    contestants: contestants(plan.names.length).map((player) => ({
      number: contestantNumber(player),
      name: forContestant(plan.names, player),
    })),
    rounds: rounds.map(({ plan: { round, sitsOut, boards }, deals, points }) => ({
      round,
      sitsOut: sitsOut.map(contestantNumber),
      boards,
      results: deals.map(({ deal, board, ns, ew, points: won, hcp, expected, worth }) => ({
        deal,
        board,
        ns: ns.map(contestantNumber),
        ew: ew.map(contestantNumber),
        points: won,
        ...(plan.expected && { hcp, expected, imps: worth }),
      })),
      points: byNumber(points),
    })),
    standings: standings.map((player) => ({
      number: contestantNumber(player),
      total: forContestant(totals, player),
      place: forContestant(places, player),
      played: forContestant(played, player),
    })),
    unplayed,
  };
}
