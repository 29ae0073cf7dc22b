import { contestants, forContestant, type Partners } from "../../movements/contestant";
import { boardsAtTables, partnersSitting, tableRounds, UNPLAYED, type TableRound } from "../at-tables";
import { NUMBERED_PLAYERS } from "../contestants";
import { resultTexts } from "../result-texts";
import { ranked, type ScoredSession } from "../scored-session";
import type { ChicagoPlan } from "./plan";
import type { ScoredChicago } from "./score-chicago";

/** Returns the seats of each round. */
export function chicagoPlaces({ movement, names }: ChicagoPlan): TableRound[] {
  return tableRounds(movement, (seated: Partners) => partnersSitting(names, seated));
}

/** Converts a scored Chicago to the form that all sessions share. */
export function chicagoSession(scored: ScoredChicago): ScoredSession {
  const { plan, totals, places, standings, rounds, scoredDeals, unplayed } = scored;
  const { names, boards } = plan;
  const all = totals.map((total, player) => ({ total, place: places[player] ?? "" }));
  const deals = rounds.flatMap((round) => round.deals);
  const byBoard = new Map(deals.map((deal) => [deal.board, deal]));
  const rankedAll = ranked({ designation: NUMBERED_PLAYERS, names, standings }, all, ({ total }, player) => ({
    shown: total === null ? "" : String(total),
    total,
    points: total,
    seated: partnersOf(plan, player).map(
      (partner) => [forContestant(names, player), forContestant(names, partner)] as const
    ),
  }));
  return {
    standings: rankedAll,
    withHandicap: rankedAll,
    played: { done: scoredDeals, expected: boards },
    date: plan.date,
    isBegun: scoredDeals > 0,
    progress: resultTexts.report.dealsScored(scoredDeals, boards),
    isOver: unplayed.length === 0,
    unit: plan.scoring,
    sentences: [],
    boards: boardsAtTables(chicagoPlaces(plan), (_, board) => {
      const deal = byBoard.get(board);
      const worth = deal?.worth ?? null;
      return {
        ...UNPLAYED,
        result: deal?.result ?? null,
        isNotPlayed: deal?.isNotPlayed ?? false,
        points: worth === null ? null : [worth, 0 - worth],
      };
    }),
    compared: [],
    swings: [],
    matches: [],
  };
}

/** The player's partners, round by round. */
function partnersOf({ movement, names }: ChicagoPlan, player: number) {
  const all = contestants(names.length);
  return movement
    .flatMap(({ ns, ew }) => [ns, ew])
    .filter((seated) => seated.some((other) => other === player))
    .flatMap((seated) => all.filter((other) => other !== player && seated.includes(other)));
}
