import { exactCrossImps } from "../../bridge/cross-imps";
import { exactMatchpoints, topOf } from "../../bridge/matchpoints";
import { roundToHundredths } from "../../bridge/points";
import { averageImps, type Percentages } from "../../bridge/traveller-score";
import { type ComparedScore, forEastWest } from "../../bridge/weighted-score";
import { type ResultLookup, tableBoardKey } from "../results";
import type { BoardInPlay, FieldPlan } from "./plan";
import type { Average, Averages, FieldResults } from "./results";
import type { ScoredFieldBoard, ScoredPlay, ScoredWrongBoard } from "./scored-field";
import { teamImpsOf } from "./team-imps";
import { inParts, unitsPerPoint } from "./units";
import { isRuled, type Sides, writtenScore, writtenWorth } from "./written-score";
import { seatingAt, type WrongBoard } from "./wrong-board";

export function scoreBoard(
  plan: FieldPlan,
  { board, seatings }: BoardInPlay,
  find: ResultLookup,
  found: FieldResults & { keys: ReadonlySet<string> }
): ScoredFieldBoard {
  const { results, fouled: rule } = plan;
  const { adjusted, groups, weighted: allWeighted, notPlayed, keys: turned } = found;
  const planned = seatings.map(({ round, table, ...seats }) => {
    const isTurned = turned.has(tableBoardKey(table, board));
    const { ns, ew } = isTurned ? { ns: seats.ew, ew: seats.ns } : seats;
    const result = find(table, board) ?? null;
    const isNotPlayed = result === null && (notPlayed?.has(tableBoardKey(table, board)) ?? false);
    const weighted = allWeighted?.get(tableBoardKey(table, board)) ?? null;
    const averages = weighted ? null : (adjusted.get(tableBoardKey(table, board)) ?? null);
    const group = groups?.get(tableBoardKey(table, board)) ?? "";
    const ruled = found.ruled?.get(tableBoardKey(table, board)) ?? null;
    return { round, table, ns, ew, isTurned, result, isNotPlayed, averages, weighted, ruled, group };
  });
  const wrong = (found.wrongBoards ?? [])
    .filter((wrongBoard) => wrongBoard.board === board)
    .flatMap((wrongBoard) => wrongPlay(wrongBoard, turned, plan) ?? []);
  const plays = [...planned, ...wrong];
  const scoresFor = (side: keyof Sides, unit: "percent" | "imps") =>
    plays.map((play): ComparedScore | null => {
      if (play.averages) {
        const percent = play.averages[side];
        return { adjusted: unit === "percent" ? percent : averageImps(percent) };
      }
      if (play.ruled) return play.ruled.worth && { adjusted: writtenWorth(plan, play.ruled.worth[side])[unit] };
      const points = play.weighted ? { weighted: play.weighted[side] } : play.result && { points: play.result.points };
      return points && side === "ew" ? forEastWest(points) : points;
    });
  const fouled = { groups: plays.map(({ group }) => group), rule };
  const [matchpoints, imps] = [
    bothSides(results, (side) => exactMatchpoints(scoresFor(side, "percent"), results, fouled)),
    bothSides(results, (side) => exactCrossImps(scoresFor(side, "imps"), fouled)),
  ];
  const isWritten = isRuled({ plays: planned, wrong });
  const worth = (play: { readonly averages: Percentages | null }, index: number) => {
    const exact = { matchpoints: matchpoints(index), imps: imps(index) };
    return isWritten && !play.averages ? asWritten(plan, exact) : exact;
  };
  const scored = planned.map((play, i): ScoredPlay => ({ ...play, ...worth(play, i) }));
  const scoredWrong = wrong.map((play, i): ScoredWrongBoard => ({ ...play, ...worth(play, planned.length + i) }));
  return { board, plays: scored, wrong: scoredWrong, teamImps: teamImpsOf(scored) };
}

/** Board played in place of another, by the contestants who should have played the other; null if nobody should have. */
function wrongPlay(
  { table, board, instead, points }: WrongBoard,
  turned: ReadonlySet<string>,
  plan: FieldPlan
): Omit<ScoredWrongBoard, "matchpoints" | "imps"> | null {
  const seating = seatingAt({ table, instead }, plan);
  if (!seating) return null;
  const isTurned = turned.has(tableBoardKey(table, instead));
  return {
    board,
    instead,
    table,
    round: seating.round,
    isTurned,
    ...(isTurned ? { ns: seating.ew, ew: seating.ns } : { ns: seating.ns, ew: seating.ew }),
    result: { table, board, points, contract: null, declarer: null, result: null, expected: null },
    isNotPlayed: false,
    averages: null,
    weighted: null,
    ruled: null,
    group: "",
  };
}

/** Scores of a ruled board, rounded as the sheets show them. */
function asWritten(plan: FieldPlan, exact: Pick<ScoredPlay, "matchpoints" | "imps">): typeof exact {
  const written = writtenScore(plan, exact);
  if (!written) return exact;
  const [ns, ew] = [writtenWorth(plan, written.ns), writtenWorth(plan, written.ew)];
  const matchpoints = (percent: number) => exactly((topOf(plan.results) * percent) / 100, plan.results);
  return {
    matchpoints: { ns: matchpoints(ns.percent), ew: matchpoints(ew.percent) },
    imps: { ns: ns.imps, ew: ew.imps },
  };
}

/** Rounds to whole units, which removes the errors of floating-point arithmetic. */
function exactly(points: number, results: number): number {
  return inParts(points, results) / unitsPerPoint(results);
}

/**
 * Returns a function for the scores of both sides at a table of a board.
 * @param worth scores of one direction at all tables.
 */
export function bothSides(
  results: number,
  worth: (side: keyof Sides) => readonly (number | null)[]
): (index: number) => Sides | null {
  const [forNs, forEw] = [worth("ns"), worth("ew")];
  return (index) => {
    const [ns, ew] = [forNs[index] ?? null, forEw[index] ?? null];
    return ns === null || ew === null ? null : { ns: exactly(ns, results), ew: exactly(ew, results) };
  };
}

/**
 * Returns the averages, such as 60% and 40%, that are worth `ns` and `ew` on a board. These are matchpoints if the
 * session is scored by matchpoints, otherwise IMPs.
 * @returns null if one of the numbers is not the worth of an average.
 */
export function averagesWorth({ scoring, results }: FieldPlan, { ns, ew }: Sides): Averages | null {
  const worth = (percent: Average) =>
    scoring === "matchpoints" ? roundToHundredths((topOf(results) * percent) / 100) : averageImps(percent);
  const averageWorth = (points: number) => ([60, 50, 40] as const).find((percent) => worth(percent) === points);
  const [forNs, forEw] = [averageWorth(ns), averageWorth(ew)];
  return forNs !== undefined && forEw !== undefined ? { ns: forNs, ew: forEw } : null;
}
