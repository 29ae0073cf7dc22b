import { rounded } from "../../bridge/rounded";
import { contestants, forContestant, type Contestant } from "../../movements/contestant";
import { RANKED_DECIMALS } from "../field/units";
import type { Sides } from "../field/written-score";
import type { ClubJson } from "../json";
import type { ScoredClub } from "./score-club";

/** Returns the JSON of a club's evening, for other programs. */
export function clubJson({
  plan,
  pairs,
  plays,
  penalties,
  tallies,
  totals,
  places,
  rankings,
  played,
}: ScoredClub): ClubJson {
  const named = (pair: Contestant) => {
    const { id, direction } = forContestant(pairs, pair);
    return { pair: id, ...(direction && { direction }) };
  };
  return {
    session: "club",
    title: plan.title,
    date: plan.date,
    scoring: plan.scoring,
    winners: plan.winners,
    sections: plan.sections,
    pairs: contestants(pairs.length).map((pair) => ({
      ...named(pair),
      name: forContestant(pairs, pair).name,
      handicap: forContestant(pairs, pair).handicap,
      penalty: penalties.filter(({ contestant }) => contestant === pair).reduce((sum, { amount }) => sum + amount, 0),
    })),
    results: plays.map(({ board, table, round, ns, ew, result, averages, matchpoints, imps }) => ({
      board,
      table,
      round,
      ns: forContestant(pairs, ns).id,
      ew: forContestant(pairs, ew).id,
      points: result && result.points,
      averages,
      matchpoints: matchpoints && toSum(matchpoints),
      imps: imps && toSum(imps),
    })),
    standings: rankings.flat().map((pair) => {
      const { matchpoints, possible, percentage, imps } = forContestant(tallies, pair);
      return {
        ...named(pair),
        total: forContestant(totals, pair),
        place: forContestant(places, pair),
        boards: forContestant(played, pair),
        matchpoints: rounded(matchpoints, RANKED_DECIMALS),
        possible,
        percentage: percentage === null ? null : rounded(percentage, RANKED_DECIMALS),
        imps: imps === null ? null : rounded(imps, RANKED_DECIMALS),
      };
    }),
  };
}

/** Rounds to the decimals of totals, so that a pair's boards add up to its total. */
function toSum({ ns, ew }: Sides): Sides {
  return { ns: rounded(ns, RANKED_DECIMALS), ew: rounded(ew, RANKED_DECIMALS) };
}
