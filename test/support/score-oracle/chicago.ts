import { forContestant } from "../../../src/movements/contestant";
import { nameOf, NUMBERED_PLAYERS } from "../../../src/sessions/contestants";
import { worthFor, type ScoredChicago } from "../../../src/sessions/chicago/score-chicago";
import { contestants } from "../../../src/movements/contestant";
import { ofPlaced, type Claim, type Shown } from "./shown";

/** What the workbook of an evening at one table is to show. */
export function chicagoClaims(scored: ScoredChicago, shown: Shown): Claim[] {
  const { plan, rounds, totals, places, standings } = scored;
  const deals = rounds.flatMap((round) => round.deals);
  const players = contestants(plan.names.length);
  const inOrder = <T>(list: readonly T[]) => standings.map((player) => forContestant(list, player));
  const onDeals = (column: string, of: (deal: (typeof deals)[number]) => number | null) =>
    shown.onBoards("Table1", column, new Map(deals.map((deal, index) => [index + 1, of(deal)])));
  return [
    onDeals("Points", ({ points }) => points),
    ...(plan.expected
      ? [
          onDeals("Expected", ({ expected }) => expected),
          onDeals("Imps", ({ worth }) => worth),
          onDeals("ImpsEW", ({ worth }) => (worth === null ? null : 0 - worth)),
        ]
      : [onDeals("PointsEW", ({ points }) => (points === null ? null : 0 - points))]),
    ...deals.map((deal, row) => ({
      what: `Deals, row ${row + 1}`,
      // A line above the deals of each round says which it is.
      found: players.map((player) => shown.at("Deals", 7 + row + Math.floor(row / 4), 6 + player)),
      wanted: players.map((player) => worthFor(deal, player)),
    })),
    shown.named(
      "Score_Points",
      rounds.flatMap(({ points }) => points)
    ),
    shown.named("Score_Total", totals),
    shown.named("Score_Place", places),
    ...rounds.map(({ running }, row) => ({
      what: `running total, round ${row + 1}`,
      found: players.map((player) =>
        shown.at("Scoresheet", shown.areaOf("Score_Place").area.bottom + 4 + row, 2 + player)
      ),
      wanted: running,
    })),
    shown.named("Result_Place", inOrder(places)),
    shown.named("Result_Points", inOrder(totals)),
    ofPlaced(
      shown,
      shown.named(
        "Result_Name",
        standings.map((player) => nameOf(NUMBERED_PLAYERS, plan.names, player))
      )
    ),
  ];
}
