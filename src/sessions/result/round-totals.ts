import { rounded } from "../../bridge/rounded";
import { forContestant } from "../../movements/contestant";
import type { TableRound } from "../at-tables";
import { rankedBy } from "../field/score-field";
import { sessionOf, type Scored } from "../kinds";
import type { StandingsRow } from "../scored-session";

/** Scores of each contestant by round or half round. */
export interface RoundTotals {
  /** All rounds of the session; `won` and `running` end with the last scored one. */
  readonly rounds: readonly Pick<TableRound, "round" | "part">[];
  /** The contestants in the order of the report's rows. */
  readonly lines: readonly TotalsLine[];
}

/** A contestant's points round by round. */
export interface TotalsLine extends Pick<StandingsRow, "contestant" | "name" | "place"> {
  /** Points before the first round, from a handicap or a penalty. */
  readonly start: number;
  /** Points of each scored round; null if the contestant has none in it. */
  readonly won: readonly (number | null)[];
  /** The total after each scored round; the last equals the total of the standings. */
  readonly running: readonly number[];
}

/**
 * Returns the totals by round; null at matchpoints, because percentages do not add up, and null for matches of teams.
 */
export function roundTotals(scored: Scored): RoundTotals | null {
  const all = pointsByRound(scored);
  if (all === null) return null;
  const last = all.map(({ points }) => points.some((won) => won !== null)).lastIndexOf(true);
  const begun = all.slice(0, last + 1);
  // The list has the contestants of the report. In a session with `subrounds` these are all pairs, otherwise only
  // contestants with a total.
  const standings = sessionOf(scored).standings.filter(({ total }) => total !== null || "subrounds" in scored);
  const lines = standings.map(({ contestant, name, place, total }): TotalsLine => {
    const won = begun.map(({ points }) => forContestant(points, contestant));
    const start = rounded((total ?? 0) - sum(won));
    return {
      contestant,
      name,
      place,
      start,
      won,
      running: won.map((_, i) => rounded(start + sum(won.slice(0, i + 1)))),
    };
  });
  return { rounds: all.map(({ plan: { round, part } }) => ({ round, part })), lines };
}

interface PointsOfRound {
  readonly plan: Pick<TableRound, "round" | "part">;
  /** Points of each contestant, number 1 first; null for none. */
  readonly points: readonly (number | null)[];
}

function pointsByRound(scored: Scored): readonly PointsOfRound[] | null {
  if ("subrounds" in scored) return scored.plan.scoring === "matchpoints" ? null : scored.subrounds;
  if ("scoredDeals" in scored) return scored.rounds;
  if (!("tallies" in scored) || !("rounds" in scored) || scored.plan.scoring === "matchpoints") return null;
  const { plan, rounds } = scored;
  return rounds.map(({ plan: stretch, tallies }) => ({
    plan: stretch,
    points: tallies.map((tally) => {
      const score = rankedBy(plan, tally);
      return score === null ? null : rounded(score);
    }),
  }));
}

const sum = (points: readonly (number | null)[]) => points.reduce<number>((all, won) => all + (won ?? 0), 0);
