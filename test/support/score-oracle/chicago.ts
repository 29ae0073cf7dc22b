import { forContestant } from "../../../src/movements/contestant";
import { nameOf, NUMBERED_PLAYERS } from "../../../src/sessions/contestants";
import { worthFor, type ScoredChicago } from "../../../src/sessions/chicago/score-chicago";
import { contestants } from "../../../src/movements/contestant";
import { firstOf, type Claim, type Shown } from "./shown";

/** What the workbook of an evening at one table is to show. */
export function chicagoClaims(scored: ScoredChicago, shown: Shown): Claim[] {
  const { plan, rounds, totals, places, standings } = scored;
  const deals = rounds.flatMap((round) => round.deals);
  const players = contestants(plan.names.length);
  const inOrder = <T>(list: readonly T[]) => standings.map((player) => forContestant(list, player));
  return [
    shown.named("Table1_Points", banded(deals.map(({ points }) => points))),
    ...(plan.expected
      ? [
          shown.named("Table1_Expected", banded(deals.map(({ expected }) => expected))),
          shown.named("Table1_Imps", banded(deals.map(({ worth }) => worth))),
          shown.named("Table1_ImpsEW", banded(deals.map(({ worth }) => (worth === null ? null : 0 - worth)))),
        ]
      : [shown.named("Table1_PointsEW", banded(deals.map(({ points }) => (points === null ? null : 0 - points))))]),
    ...deals.map((deal, row) => ({
      what: `Deals, row ${row + 1}`,
      found: players.map((player) => shown.at("Deals", 6 + row, 5 + player)),
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
    firstOf(
      4,
      shown.named(
        "Result_Name",
        standings.map((player) => nameOf(NUMBERED_PLAYERS, plan.names, player))
      )
    ),
  ];
}

/** With the two rows of the band above the deals of each later round. */
function banded(points: readonly (number | null)[]): (number | string | null)[] {
  return points.flatMap((each, deal) => (deal > 0 && deal % 4 === 0 ? [null, null, each] : [each]));
}
