import { exactCrossImps } from "../../bridge/cross-imps";
import { exactMatchpoints, topOf } from "../../bridge/matchpoints";
import { roundToHundredths } from "../../bridge/points";
import { places } from "../../bridge/ranking";
import { rounded } from "../../bridge/rounded";
import { averageImps, type Percentages } from "../../bridge/traveller-score";
import { forEastWest, type ComparedScore } from "../../bridge/weighted-score";
import { contestants, contestantsIn, forContestant, type Contestant } from "../../movements/contestant";
import type { Stretch } from "../../movements/movement";
import { compareTables } from "../compare-tables";
import { tableBoardKey, lookup, type ResultLookup, type TableResult } from "../results";
import { leaderFirst } from "../standings";
import { mapSides, type PerSide } from "../teams/match";
import { teamPoints } from "../team-points";
import { boardCounts, isDone, isSettled, type BoardCount } from "./board-counts";
import { inParts, unitsPerPoint, RANKED_DECIMALS } from "./units";
import { areShared, isInTeams, type BoardInPlay, type FieldPlan, type FieldSeated } from "./plan";
import type { Average, Averages, FieldResults, WeightedSides } from "./results";
import { penalised, takenFrom, type FieldPenalty } from "./penalties";
import type { ExtraScore } from "./extra-scores";
import { isRuled, writtenScore, writtenWorth, type Sides } from "./written-score";
import type { RuledScore } from "./ruled-score-text";
import { turnedKeys, type Turned } from "./turned";
import { seatingAt, type WrongBoard } from "./wrong-board";
import { countOf, countTogether, tallyOf, type Count, type Tally, type Won } from "./tally";

export type { Sides } from "./written-score";

const SIDES = ["ns", "ew"] as const;

/** A board's players and score at one table. */
export interface ScoredPlay {
  readonly round: number;
  readonly table: number;
  /** Actual seats. */
  readonly ns: FieldSeated;
  readonly ew: FieldSeated;
  readonly isTurned: boolean;
  readonly result: TableResult | null;
  readonly isNotPlayed: boolean;
  /** Averages by the Director, which replace the result. */
  readonly averages: Percentages | null;
  /** The weighted or split score, which replaces result and averages. */
  readonly weighted: WeightedSides | null;
  /** Score written for a ruling that has been removed since; it counts as written. */
  readonly ruled: RuledScore | null;
  /** The group of a fouled board that it is compared in; "" for the usual one. */
  readonly group: string;
  /** Of {@link topOf} the results that a board has at most, not rounded; null until there is another score to compare with. */
  readonly matchpoints: Sides | null;
  /** Cross-IMPs, an average over the comparisons; null in the same cases as `matchpoints`. */
  readonly imps: Sides | null;
}

/** A board that was played in place of another, in the round of that one. */
export interface ScoredWrongBoard extends ScoredPlay {
  readonly board: number;
  readonly instead: number;
}

/** A board at all tables that play it. */
export interface ScoredFieldBoard {
  readonly board: number;
  /** Table 1 first. */
  readonly plays: readonly ScoredPlay[];
  /** Its results at tables that played it in place of another, in the order in which they are listed. */
  readonly wrong: readonly ScoredWrongBoard[];
  /** At two tables the IMPs of the team that sits North-South at Table 1 and of the other; null while not known, and elsewhere. */
  readonly teamImps: PerSide<number> | null;
}

/** A board's IMPs in teams for the sides of a table; null while not known. */
export function teamImpsAt({ teamImps }: ScoredFieldBoard, table: number): Sides | null {
  if (!teamImps) return null;
  const [first, second] = teamImps;
  return table === 1 ? { ns: first, ew: second } : { ns: second, ew: first };
}

/** A round with what it gives each. */
export interface ScoredFieldRound {
  readonly plan: Stretch<FieldSeated>;
  /** Its boards, each at the tables that play it in this round. */
  readonly boards: readonly ScoredFieldBoard[];
  /** Boards played in place of the round's own. */
  readonly wrong: readonly ScoredWrongBoard[];
  readonly extras: readonly ExtraScore[];
  /** The sum of the boards' {@link ScoredFieldBoard.teamImps}; null before the first. */
  readonly teamImps: PerSide<number> | null;
  /** Of this round alone, number 1 first. */
  readonly tallies: readonly Tally[];
  /** The score that decides up to this round, and the places by it; null and "" where nothing is scored yet. */
  readonly running: readonly (number | null)[];
  readonly places: readonly string[];
}

/** A session of a field with everything that its results give. */
export interface ScoredField {
  readonly kind: FieldPlan["kind"];
  readonly plan: FieldPlan;
  /** In the order of their numbers. */
  readonly boards: readonly ScoredFieldBoard[];
  readonly rounds: readonly ScoredFieldRound[];
  /** Of all rounds, number 1 first, after penalties. */
  readonly tallies: readonly Tally[];
  readonly penalties: readonly FieldPenalty[];
  readonly turned: readonly Turned[];
  readonly wrongBoards: readonly WrongBoard[];
  /** Scores beside those of a round's boards. */
  readonly extras: readonly ExtraScore[];
  /** In the ranked unit with penalties and handicap, to {@link RANKED_DECIMALS}; null before the first scored board. */
  readonly totals: readonly (number | null)[];
  /** "1", "2=" …; "" without a total. */
  readonly places: readonly string[];
  /** The leader first; of those level the lower-numbered first. Of two winners North-South come before East-West. */
  readonly standings: readonly Contestant[];
  /** How far it has come: boards of which every table has a score; where boards travel, the results. */
  readonly progress: { readonly scored: number; readonly of: number; readonly unit: "boards" | "results" };
  /** By number, on how many boards each has a score. */
  readonly counts: readonly BoardCount[];
  /** Boards without a result, except those adjusted or marked as not played. */
  readonly unplayed: readonly { readonly table: number; readonly board: number }[];
}

/** Scores a session, or as much of it as has been played. */
export function scoreField(plan: FieldPlan, results: FieldResults): ScoredField {
  const find = lookup(results.tables);
  const all = contestants(plan.names.length);
  const turned = turnedKeys(results.turned ?? [], plan);
  const boards = plan.inPlay.map((board) => scoreBoard(plan, board, find, { ...results, keys: turned }));
  const { extras = [] } = results;
  const scored = plan.stretches.map((stretch) => scoreRound(plan, stretch, boards, extras));
  const counts = all.map((contestant) => countUpTo(scored, contestant, plan.results));
  const penalties = results.penalties ?? [];
  const deductions = all.map((contestant) => takenFrom(penalties, contestant, plan));
  const tallied = (someCounts: readonly Count[]) =>
    someCounts.map((count, contestant) => tallyOf(count, counts[contestant] ?? count, plan.results));
  const deciding = (rounds: readonly RoundAlone[]) =>
    all.map((contestant) => decidingOf(plan, contestant, rounds, forContestant(deductions, contestant)));
  const rounds = scored.map(({ counted, ...round }, index): ScoredFieldRound => {
    const running = deciding(scored.slice(0, index + 1));
    return { ...round, tallies: tallied(counted), running, places: placesIn(plan, running) };
  });
  const totals = deciding(scored);
  return {
    kind: plan.kind,
    plan,
    boards,
    rounds,
    tallies: tallied(counts.map((count, contestant) => penalised(count, deductions[contestant] ?? 0, plan))),
    penalties,
    turned: results.turned ?? [],
    wrongBoards: results.wrongBoards ?? [],
    extras,
    totals,
    places: placesIn(plan, totals),
    standings: plan.rankings.flatMap((ranking) =>
      leaderFirst(amongThem(ranking, totals)).map((index) => forContestant(ranking, index))
    ),
    counts: boardCounts(plan, rounds),
    progress: progressOf(plan, boards),
    unplayed: boards
      .flatMap(({ board, plays: playsAt }) =>
        playsAt.filter((play) => !isSettled(play)).map(({ table }) => ({ table, board }))
      )
      .sort((a, b) => a.table - b.table),
  };
}

/** Picks the items of a ranking's contestants. */
function amongThem<T>(ranking: readonly Contestant[], all: readonly T[]): T[] {
  return ranking.map((contestant) => forContestant(all, contestant));
}

/** The places of all, each in its own ranking. */
function placesIn({ rankings }: FieldPlan, totals: readonly (number | null)[]): string[] {
  const inRankings = rankings.map((ranking) => places(amongThem(ranking, totals)));
  return contestants(totals.length).map((contestant) =>
    rankings.map((ranking, index) => inRankings[index]?.[ranking.indexOf(contestant)] ?? "").join("")
  );
}

function progressOf(plan: FieldPlan, boards: readonly ScoredFieldBoard[]): ScoredField["progress"] {
  if (areShared(plan))
    return { scored: boards.filter(({ plays }) => plays.every(isDone)).length, of: boards.length, unit: "boards" };
  const plays = boards.flatMap((board) => board.plays);
  return { scored: plays.filter(isDone).length, of: plays.length, unit: "results" };
}

/** A round by itself, with what its boards give each. */
interface RoundAlone extends Omit<ScoredFieldRound, "tallies" | "running" | "places"> {
  readonly counted: readonly Count[];
}

/** Sums a contestant's rounds. */
function countUpTo(rounds: readonly RoundAlone[], contestant: Contestant, results: number): Count {
  return countTogether(
    rounds.map(({ counted }) => forContestant(counted, contestant)),
    results
  );
}

function scoreRound(
  plan: FieldPlan,
  stretch: Stretch<FieldSeated>,
  all: readonly ScoredFieldBoard[],
  allExtras: readonly ExtraScore[]
): RoundAlone {
  const extras = allExtras.filter(({ round }) => round === stretch.round);
  const boards = all.flatMap((board) => {
    const plays = board.plays.filter(({ round }) => round === stretch.round);
    return plays.length === 0 ? [] : [plays.length === board.plays.length ? board : { ...board, plays }];
  });
  const wrong = all.flatMap((board) => board.wrong.filter(({ round }) => round === stretch.round));
  const teamImps = sumOfTeams(boards);
  const counted = contestants(plan.names.length).map((contestant) => ({
    ...countOf(
      [
        ...wonOn([...boards.flatMap(({ plays }) => plays), ...wrong], contestant),
        ...extras.flatMap((extra) => (extra.contestant === contestant ? [extraWon(plan, extra)] : [])),
      ],
      plan.results
    ),
    points:
      !isInTeams(plan.scoring) || teamImps === null ? null : teamPoints(stretch, teamImps, plan.scale, contestant),
  }));
  return { plan: stretch, boards, wrong, extras, teamImps, counted };
}

function extraWon(plan: FieldPlan, { worth }: ExtraScore): Won {
  const { percent, imps } = writtenWorth(plan, worth);
  return { matchpoints: (topOf(plan.results) * percent) / 100, imps, given: null };
}

function scoreBoard(
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
  const scoresFor = (side: keyof Sides, of: "percent" | "imps") =>
    plays.map((play): ComparedScore | null => {
      if (play.averages) {
        const percent = play.averages[side];
        return { adjusted: of === "percent" ? percent : averageImps(percent) };
      }
      if (play.ruled) return play.ruled.worth && { adjusted: writtenWorth(plan, play.ruled.worth[side])[of] };
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

/** A board that was played in place of another: by who sat at the table for that one. */
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

/** A ruled board as it is written on the sheets. */
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

/** A quotient of whole numbers, without the noise of having been worked out step by step. */
function exactly(points: number, results: number): number {
  return inParts(points, results) / unitsPerPoint(results);
}

/** Scores of both sides at each of a board's tables, each side compared only with its own direction. */
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
 * The averages that are worth so much on a board, in matchpoints where these decide, else in IMPs.
 * @returns null where no averages are.
 */
export function averagesWorth({ scoring, results }: FieldPlan, { ns, ew }: Sides): Averages | null {
  const worth = (percent: Average) =>
    scoring === "matchpoints" ? roundToHundredths((topOf(results) * percent) / 100) : averageImps(percent);
  const averageWorth = (points: number) => ([60, 50, 40] as const).find((percent) => worth(percent) === points);
  const [forNs, forEw] = [averageWorth(ns), averageWorth(ew)];
  return forNs !== undefined && forEw !== undefined ? { ns: forNs, ew: forEw } : null;
}

/** A board's IMPs for both teams; averages stand in place of the scores of both tables, those of Table 1 first. */
function teamImpsOf(plays: readonly ScoredPlay[]): PerSide<number> | null {
  const [first, second, ...more] = plays;
  if (first?.round !== second?.round || !first || !second || more.length > 0) return null;
  const given = forTeams(first) ?? forTeams(second);
  return compareTables([first.result, second.result], given && mapSides(given, averageImps), "imps").points;
}

/** Averages of a table for the team North-South at Table 1 (East-West at Table 2), and for the other team. */
function forTeams({ table, averages }: ScoredPlay): PerSide<number> | null {
  if (!averages) return null;
  return table === 1 ? [averages.ns, averages.ew] : [averages.ew, averages.ns];
}

/** True if averages at the two tables of a board in teams contradict each other; those of Table 1 count. */
export function averagesDiffer({ scoring }: Pick<FieldPlan, "scoring">, { plays }: ScoredFieldBoard): boolean {
  if (!isInTeams(scoring)) return false;
  const [first, second] = plays.map(forTeams);
  return Boolean(first && second) && String(first) !== String(second);
}

function sumOfTeams(boards: readonly ScoredFieldBoard[]): PerSide<number> | null {
  const scored = boards.flatMap(({ teamImps }) => (teamImps ? [teamImps] : []));
  return scored.length === 0
    ? null
    : mapSides<0 | 1, number>([0, 1], (team) => scored.reduce((sum, imps) => sum + imps[team], 0));
}

/** A contestant's scores at the given tables. */
function wonOn(plays: readonly ScoredPlay[], contestant: Contestant): Won[] {
  return plays.flatMap(({ ns, ew, matchpoints, imps, averages }) => {
    const side = SIDES.find((each) => contestantsIn({ ns, ew }[each]).includes(contestant));
    if (side === undefined) return [];
    return [
      {
        matchpoints: matchpoints && matchpoints[side],
        imps: imps && imps[side],
        given: averages && averages[side],
      },
    ];
  });
}

/** Ranked value after some rounds, with penalties and handicap; null before the first score. */
function decidingOf(
  plan: FieldPlan,
  contestant: Contestant,
  rounds: readonly RoundAlone[],
  deductions: number
): number | null {
  const count = countUpTo(rounds, contestant, plan.results);
  // What averages are valued by is what was played, without penalties.
  const score = rankedBy(plan, tallyOf(penalised(count, deductions, plan), count, plan.results));
  if (score === null || !plan.handicaps) return score;
  return rounded(score + forContestant(plan.handicaps, contestant), RANKED_DECIMALS);
}

/** Picks the ranked value of a tally, to {@link RANKED_DECIMALS} and without the handicap. */
export function rankedBy({ scoring }: Pick<FieldPlan, "scoring">, tally: Tally): number | null {
  const score = { matchpoints: tally.percentage, "cross-imps": tally.imps, imps: tally.points, vps: tally.points }[
    scoring
  ];
  return score === null ? null : rounded(score, RANKED_DECIMALS);
}
