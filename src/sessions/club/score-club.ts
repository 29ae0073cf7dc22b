import { butlerImps } from "../../bridge/butler";
import { exactCrossImps } from "../../bridge/cross-imps";
import { itemAt } from "../../bridge/item-at";
import { exactMatchpoints } from "../../bridge/matchpoints";
import { places } from "../../bridge/ranking";
import { rounded } from "../../bridge/rounded";
import { averageImps, type BoardScore } from "../../bridge/traveller-score";
import { forEastWest } from "../../bridge/weighted-score";
import { contestants, forContestant, type Contestant } from "../../movements/contestant";
import { penalised, takenFrom } from "../field/penalties";
import { bothSides } from "../field/score-board";
import { countOf, tallyOf, type Count, type Tally, type Won } from "../field/tally";
import { RANKED_DECIMALS } from "../field/units";
import type { Sides } from "../field/written-score";
import { leaderFirst } from "../standings";
import { rankingsOfPairs, type ClubPair } from "./pairs";
import type { ClubPlan, ClubScoring, Winners } from "./plan";
import type { ClubPenalty, ClubResults, ClubRow } from "./results";
import { seatedPairs } from "./winners";

/** A row with the matchpoints and IMPs of both sides. */
export interface ClubPlay extends ClubRow {
  /** The section within which the board is compared; "" if sections are compared together. */
  readonly section: string;
  /**
   * Matchpoints, factored to the largest number of results that a board has in the section; null until two scores can
   * be compared.
   */
  readonly matchpoints: Sides | null;
  /** Cross-IMPs, averaged over the comparisons, or Butler IMPs; null until the board can be compared. */
  readonly imps: Sides | null;
}

/** A club's evening with all scores, totals and places. */
export interface ScoredClub {
  readonly kind: "club";
  /** The plan, with the number of winners, the names and the boards as the results have them. */
  readonly plan: ClubPlan & { readonly winners: Winners };
  readonly pairs: readonly ClubPair[];
  /** The rows with their scores, in the order of the list. */
  readonly plays: readonly ClubPlay[];
  readonly penalties: readonly ClubPenalty[];
  /**
   * Largest number of results that a board has, keyed by section; boards with fewer results are factored to this
   * number.
   */
  readonly results: ReadonlyMap<string, number>;
  /** Number of scored boards of each pair; `tallies` has the sums after penalties. */
  readonly played: readonly number[];
  readonly tallies: readonly Tally[];
  /**
   * Totals in the ranked unit after penalties and handicap, rounded to {@link RANKED_DECIMALS} decimals; null before
   * the first scored board.
   */
  readonly totals: readonly (number | null)[];
  /** The place of each pair in its own ranking: "1", "2=" …; "" without a total. */
  readonly places: readonly string[];
  /** The pairs of each ranking, the leader first. */
  readonly rankings: readonly (readonly Contestant[])[];
}

/** Scores a club's evening, or as much of it as has been played. */
export function scoreClub(plan: ClubPlan, found: ClubResults): ScoredClub {
  const winners = found.pairs.length > 0 ? found.winners : (plan.winners ?? 1);
  const pairs = found.pairs.length > 0 ? found.pairs : seatedPairs([], [], winners, plan.names);
  const isApart = plan.sections === "apart";
  const sectionAt = ({ ns }: ClubRow) => (isApart ? forContestant(pairs, ns).section : "");
  const sections = new Set(found.rows.map(sectionAt));
  const results = new Map(
    [...sections].map((section) => [section, maxResults(found.rows.filter((row) => sectionAt(row) === section))])
  );
  const points = scoreRows(plan.scoring, found.rows, sectionAt, results);
  const plays = found.rows.map((row, index) => ({ ...row, section: sectionAt(row), ...itemAt(points, index) }));
  const byPair = contestants(pairs.length).map((pair) =>
    pairScore(plan.scoring, pair, { pairs, plays, results, found })
  );
  const totals = byPair.map(({ total }) => total);
  const rankings = rankingsOfPairs(pairs, isApart).map((ranking) =>
    leaderFirst(ranking.map((pair) => forContestant(totals, pair))).map((index) => forContestant(ranking, index))
  );
  return {
    kind: "club",
    plan: planAsPlayed(plan, winners, pairs, found.rows),
    pairs,
    plays,
    penalties: found.penalties,
    results,
    played: byPair.map(({ played }) => played),
    tallies: byPair.map(({ tally }) => tally),
    totals,
    places: placesIn(rankings, totals),
    rankings,
  };
}

/**
 * Returns the plan, with the number of winners, the pairs and the boards as the results have them. Its options have no
 * names, because the results contain the names.
 */
function planAsPlayed(plan: ClubPlan, winners: Winners, pairs: readonly ClubPair[], rows: readonly ClubRow[]) {
  const boards = rows.length > 0 ? new Set(rows.map(({ board }) => board)).size : plan.boards;
  const names = pairs.map(({ name }) => name);
  return { ...plan, winners, boards, names, options: { ...plan.options, winners, pairs: [String(names.length)] } };
}

/** True for a row with a score or averages; other rows are not compared. */
function hasScore({ result, averages }: ClubRow): boolean {
  return (result ?? averages) !== null;
}

function maxResults(rows: readonly ClubRow[]): number {
  const counts = new Map<number, number>();
  for (const row of rows.filter(hasScore)) counts.set(row.board, (counts.get(row.board) ?? 0) + 1);
  return Math.max(1, ...counts.values());
}

type RowPoints = Pick<ClubPlay, "matchpoints" | "imps">;

/** Compares each row with the other rows of its board and section. */
function scoreRows(
  scoring: ClubScoring,
  rows: readonly ClubRow[],
  sectionAt: (row: ClubRow) => string,
  results: ScoredClub["results"]
): RowPoints[] {
  /** The indexes of each board's rows, keyed by section and board. */
  const boards = new Map<string, { readonly section: string; readonly indexes: number[] }>();
  rows.forEach((row, index) => {
    const section = sectionAt(row);
    const key = `${section}:${row.board}`;
    const board = boards.get(key) ?? { section, indexes: [] };
    board.indexes.push(index);
    boards.set(key, board);
  });
  const points: RowPoints[] = rows.map(() => ({ matchpoints: null, imps: null }));
  for (const { section, indexes } of boards.values()) {
    const board = indexes.map((index) => itemAt(rows, index));
    const max = results.get(section) ?? 1;
    const matchpoints = bothSides(max, (side) =>
      exactMatchpoints(
        scoresOf(board, side, (percent) => percent),
        max
      )
    );
    const imps = bothSides(max, (side) => impsBy(scoring, scoresOf(board, side, averageImps)));
    indexes.forEach((index, place) => (points[index] = { matchpoints: matchpoints(place), imps: imps(place) }));
  }
  return points;
}

function impsBy(scoring: ClubScoring, scores: readonly (BoardScore | null)[]): (number | null)[] {
  return scoring === "butler" ? butlerImps(scores, null) : exactCrossImps(scores);
}

/** Returns a board's scores for a side; `valued` converts the percentage of an average to a score. */
function scoresOf(rows: readonly ClubRow[], side: keyof Sides, valued: (percent: number) => number) {
  return rows.map(({ result, averages }): BoardScore | null => {
    if (averages) return { adjusted: valued(averages[side]) };
    if (result === null) return null;
    const score: BoardScore = { points: result.points };
    return side === "ns" ? score : (forEastWest(score) as BoardScore);
  });
}

/** Adds up a pair's boards, and applies its penalties and handicap. */
function pairScore(
  scoring: ClubScoring,
  pair: Contestant,
  { pairs, plays, results, found }: Pick<ScoredClub, "pairs" | "plays" | "results"> & { found: ClubResults }
) {
  const ownPlays = plays.filter(({ ns, ew }) => ns === pair || ew === pair);
  const won = ownPlays.map(({ ns, matchpoints, imps, averages }): Won => {
    const side = ns === pair ? "ns" : "ew";
    return {
      matchpoints: matchpoints && matchpoints[side],
      imps: imps && imps[side],
      given: averages && averages[side],
    };
  });
  const max = results.get(ownPlays[0]?.section ?? "") ?? 1;
  const decides = { scoring: scoring === "matchpoints" ? scoring : "cross-imps", results: max } as const;
  const count: Count = { ...countOf(won, max), points: null };
  const deducted = takenFrom(
    found.penalties.map((penalty) => ({
      ...penalty,
      unit: scoring === "matchpoints" ? "percent" : "imps",
      reason: "",
    })),
    pair,
    decides
  );
  const tally = tallyOf(penalised(count, deducted, decides), count, max);
  const score = scoring === "matchpoints" ? tally.percentage : tally.imps;
  const { handicap } = forContestant(pairs, pair);
  return {
    played: won.filter(({ matchpoints }) => matchpoints !== null).length,
    tally,
    total: score === null ? null : rounded(score + handicap, RANKED_DECIMALS),
  };
}

/** Returns the place of each pair in its own ranking. */
function placesIn(rankings: readonly (readonly Contestant[])[], totals: readonly (number | null)[]): string[] {
  const all = totals.map(() => "");
  for (const ranking of rankings) {
    const found = places(ranking.map((pair) => forContestant(totals, pair)));
    ranking.forEach((pair, index) => (all[pair] = found[index] ?? ""));
  }
  return all;
}
