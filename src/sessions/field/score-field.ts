import { exactCrossImps } from "../../bridge/cross-imps";
import { impsOf } from "../../bridge/imp";
import { exactMatchpoints, topOf } from "../../bridge/matchpoints";
import { hundredths } from "../../bridge/points";
import { places } from "../../bridge/ranking";
import { rounded } from "../../bridge/rounded";
import { atImps, atMatchpoints, type BoardScore, type TravellerScore } from "../../bridge/traveller-score";
import { contestants, contestantsIn, entryOf, type Contestant } from "../../movements/contestant";
import type { Stretch } from "../../movements/movement";
import { atTableKey, lookup, type ResultLookup, type TableResult } from "../results";
import { leaderFirst, totalOf } from "../standings";
import { ofBoth, type Both } from "../teams/match";
import { teamPoints } from "../team-points";
import { boardCounts, isDone, isSettled, type BoardCount } from "./board-counts";
import { inParts, partsOf, RANKED_DECIMALS } from "./parts";
import { areShared, isInTeams, type BoardInPlay, type FieldPlan, type FieldSeated } from "./plan";
import type { Average, Averages, FieldResults } from "./results";

/** A number for each side of a table. */
export interface Sides {
  readonly ns: number;
  readonly ew: number;
}

/** A board at a table: who played it, and what it is worth to them. */
export interface ScoredPlay {
  readonly round: number;
  readonly table: number;
  readonly ns: FieldSeated;
  readonly ew: FieldSeated;
  readonly result: TableResult | null;
  /** Whether it has no result because it is not to be played there. */
  readonly isNotPlayed: boolean;
  /** What the Director gave in place of the result, which does not count then. */
  readonly averages: Averages | null;
  /** Of {@link topOf} the results that a board has at most, not rounded; null until there is another score to compare with. */
  readonly matchpoints: Sides | null;
  /** Cross-IMPs, an average over the comparisons; null as for matchpoints. */
  readonly imps: Sides | null;
}

/** A board at all tables that play it. */
export interface ScoredFieldBoard {
  readonly board: number;
  /** Table 1 first. */
  readonly plays: readonly ScoredPlay[];
  /** At two tables the IMPs of the team that sits North-South at Table 1 and of the other; null while not known, and elsewhere. */
  readonly teamImps: Both<number> | null;
}

/** A board's IMPs in teams for the sides of a table; null while not known. */
export function teamImpsAt({ teamImps }: ScoredFieldBoard, table: number): Sides | null {
  if (!teamImps) return null;
  const [first, second] = teamImps;
  return table === 1 ? { ns: first, ew: second } : { ns: second, ew: first };
}

/** What a pair or a player has, of a round or of all; nothing is rounded. */
export interface Tally {
  readonly matchpoints: number;
  /** The most matchpoints that its scored boards could have given; 0 before the first. */
  readonly possible: number;
  /** Matchpoints in per cent of the possible; null before the first scored board. */
  readonly percentage: number | null;
  /** The sum of cross-IMPs; null before the first scored board. */
  readonly imps: number | null;
  /** IMPs or victory points in teams; null where they are not scored by. */
  readonly points: number | null;
}

/** A round with what it gives each. */
export interface ScoredFieldRound {
  readonly plan: Stretch<FieldSeated>;
  /** Its boards, each at the tables that play it in this round. */
  readonly boards: readonly ScoredFieldBoard[];
  /** The sum of the boards' {@link ScoredFieldBoard.teamImps}; null before the first. */
  readonly teamImps: Both<number> | null;
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
  /** Of all rounds, number 1 first. */
  readonly tallies: readonly Tally[];
  /** What decides, with the handicap, to {@link RANKED_DECIMALS}; null before the first scored board. */
  readonly totals: readonly (number | null)[];
  /** "1", "2=" …; "" without a total. */
  readonly places: readonly string[];
  /** The leader first; of those level the lower-numbered first. Of two winners North-South come before East-West. */
  readonly standings: readonly Contestant[];
  /** How far it has come: boards of which every table has a score; where boards travel, the results. */
  readonly progress: { readonly scored: number; readonly of: number; readonly unit: "boards" | "results" };
  /** By number, on how many boards each has a score. */
  readonly counts: readonly BoardCount[];
  /** What is still to be played: neither an adjusted board nor one that is said to be not played. */
  readonly unplayed: readonly { readonly table: number; readonly board: number }[];
}

/** Scores a session, or as much of it as has been played. */
export function scoreField(plan: FieldPlan, results: FieldResults): ScoredField {
  const find = lookup(results.tables);
  const all = contestants(plan.names.length);
  const boards = plan.inPlay.map((board) => scoreBoard(plan, board, find, results));
  const scored = plan.stretches.map((stretch) => scoreRound(plan, stretch, boards));
  const rounds = scored.map((round, index): ScoredFieldRound => {
    const running = all.map((contestant) => decidingOf(plan, contestant, scored.slice(0, index + 1)));
    return { ...round, running, places: placesIn(plan, running) };
  });
  const tallies = all.map((contestant) =>
    sumOf(
      scored.map((round) => entryOf(round.tallies, contestant)),
      plan.results
    )
  );
  const totals = all.map((contestant) => decidingOf(plan, contestant, scored));
  return {
    kind: plan.kind,
    plan,
    boards,
    rounds,
    tallies,
    totals,
    places: placesIn(plan, totals),
    standings: plan.rankings.flatMap((ranking) =>
      leaderFirst(amongThem(ranking, totals)).map((index) => entryOf(ranking, index))
    ),
    counts: boardCounts(plan, rounds),
    progress: progressOf(plan, boards),
    unplayed: boards
      .flatMap(({ board, plays: at }) => at.filter((play) => !isSettled(play)).map(({ table }) => ({ table, board })))
      .sort((a, b) => a.table - b.table),
  };
}

/** What those of a ranking have, of all. */
function amongThem<T>(ranking: readonly Contestant[], all: readonly T[]): T[] {
  return ranking.map((contestant) => entryOf(all, contestant));
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

type RoundAlone = Omit<ScoredFieldRound, "running" | "places">;

function scoreRound(plan: FieldPlan, stretch: Stretch<FieldSeated>, all: readonly ScoredFieldBoard[]): RoundAlone {
  const boards = all.flatMap((board) => {
    const plays = board.plays.filter(({ round }) => round === stretch.round);
    return plays.length === 0 ? [] : [plays.length === board.plays.length ? board : { ...board, plays }];
  });
  const teamImps = sumOfTeams(boards);
  const tallies = contestants(plan.names.length).map((contestant) => ({
    ...tallyOf(boards, contestant, plan.results),
    points:
      !isInTeams(plan.scoring) || teamImps === null ? null : teamPoints(stretch, teamImps, plan.scale, contestant),
  }));
  return { plan: stretch, boards, teamImps, tallies };
}

function scoreBoard(
  { results }: FieldPlan,
  { board, seatings }: BoardInPlay,
  find: ResultLookup,
  { adjusted, notPlayed }: FieldResults
): ScoredFieldBoard {
  const plays = seatings.map(({ round, table, ns, ew }) => {
    const result = find(table, board) ?? null;
    const isNotPlayed = result === null && (notPlayed?.has(atTableKey(table, board)) ?? false);
    const averages = adjusted.get(atTableKey(table, board)) ?? null;
    return { round, table, ns, ew, result, isNotPlayed, averages };
  });
  const scoresBy = (counted: (score: TravellerScore) => BoardScore) =>
    plays.map(({ result, averages }) => {
      if (averages) return counted(average(averages.ns));
      return result && counted({ kind: "points", points: result.points });
    });
  // A quotient of whole numbers, without the noise of having been worked out step by step.
  const exact = (points: number) => inParts(points, results) / partsOf(results);
  const forNs = exactMatchpoints(scoresBy(atMatchpoints), results);
  const impsForNs = exactCrossImps(scoresBy(atImps));
  const top = topOf(results);
  const scored = plays.map((play, i): ScoredPlay => ({
    ...play,
    matchpoints: sides(forNs[i], exact, (ns) => (play.averages ? (top * play.averages.ew) / 100 : top - ns)),
    imps: sides(impsForNs[i], exact, (ns) => (play.averages ? impsFor(play.averages.ew) : 0 - ns)),
  }));
  return { board, plays: scored, teamImps: teamImpsOf(scored) };
}

function sides(
  ns: number | null | undefined,
  exact: (points: number) => number,
  ew: (ns: number) => number
): Sides | null {
  return ns === null || ns === undefined ? null : { ns: exact(ns), ew: exact(ew(ns)) };
}

function average(percent: Average): TravellerScore {
  return { kind: "average", sign: percent === 60 ? 1 : percent === 50 ? 0 : -1 };
}

/** IMPs a comparison for an average. */
export function impsFor(percent: Average): number {
  const score = atImps(average(percent));
  return "adjusted" in score ? score.adjusted : 0;
}

/**
 * The averages that are worth so much on a board, in matchpoints where these decide, else in IMPs.
 * @returns null where no averages are.
 */
export function averagesWorth({ scoring, results }: FieldPlan, { ns, ew }: Sides): Averages | null {
  const worth = (percent: Average) =>
    scoring === "matchpoints" ? hundredths((topOf(results) * percent) / 100) : impsFor(percent);
  const averageWorth = (points: number) => ([60, 50, 40] as const).find((percent) => worth(percent) === points);
  const [forNs, forEw] = [averageWorth(ns), averageWorth(ew)];
  return forNs !== undefined && forEw !== undefined ? { ns: forNs, ew: forEw } : null;
}

/** A board's IMPs for both teams; averages stand in place of the scores of both tables, those of Table 1 first. */
function teamImpsOf(plays: readonly ScoredPlay[]): Both<number> | null {
  const [first, second, ...more] = plays;
  if (first?.round !== second?.round || !first || !second || more.length > 0) return null;
  const given = forTeams(first) ?? forTeams(second);
  if (given) return ofBoth(given, impsFor);
  if (!first.result || !second.result) return null;
  const imps = impsOf(first.result.points - second.result.points);
  return [imps, 0 - imps];
}

/** What is given at a table to the team that sits North-South at Table 1, which is East-West at Table 2, and to the other. */
function forTeams({ table, averages }: ScoredPlay): Both<Average> | null {
  if (!averages) return null;
  return table === 1 ? [averages.ns, averages.ew] : [averages.ew, averages.ns];
}

/** Whether averages at the two tables of a board in teams contradict each other: those of Table 1 count then. */
export function averagesDiffer({ scoring }: Pick<FieldPlan, "scoring">, { plays }: ScoredFieldBoard): boolean {
  if (!isInTeams(scoring)) return false;
  const [first, second] = plays.map(forTeams);
  return Boolean(first && second) && String(first) !== String(second);
}

function sumOfTeams(boards: readonly ScoredFieldBoard[]): Both<number> | null {
  const scored = boards.flatMap(({ teamImps }) => (teamImps ? [teamImps] : []));
  return scored.length === 0
    ? null
    : ofBoth<0 | 1, number>([0, 1], (team) => scored.reduce((sum, imps) => sum + imps[team], 0));
}

/** What boards give a pair or a player. */
function tallyOf(boards: readonly ScoredFieldBoard[], contestant: Contestant, results: number): Omit<Tally, "points"> {
  const of = (scores: (play: ScoredPlay) => Sides | null) =>
    boards.flatMap(({ plays }) =>
      plays.flatMap((play) => {
        const found = scores(play);
        if (found === null) return [];
        if (contestantsIn(play.ns).includes(contestant)) return [found.ns];
        return contestantsIn(play.ew).includes(contestant) ? [found.ew] : [];
      })
    );
  const won = of((play) => play.matchpoints);
  return withPercentage(
    {
      matchpoints: exactSum(won, results) ?? 0,
      possible: won.length * topOf(results),
      imps: exactSum(
        of((play) => play.imps),
        results
      ),
    },
    results
  );
}

function withPercentage(tally: Omit<Tally, "points" | "percentage">, results: number): Omit<Tally, "points"> {
  const { matchpoints: won, possible } = tally;
  const percentage = (100 * inParts(won, results)) / (partsOf(results) * possible);
  return { ...tally, percentage: possible === 0 ? null : percentage };
}

/** The sum of points of boards with so many results; null where there are none at all. */
function exactSum(points: readonly (number | null)[], results: number): number | null {
  const known = points.filter((won) => won !== null);
  return known.length === 0 ? null : known.reduce((sum, won) => sum + inParts(won, results), 0) / partsOf(results);
}

function sumOf(tallies: readonly Tally[], results: number): Tally {
  const won = tallies.map((tally) => tally.matchpoints);
  const sums = {
    matchpoints: exactSum(won, results) ?? 0,
    possible: tallies.reduce((sum, { possible }) => sum + possible, 0),
    imps: exactSum(
      tallies.map(({ imps }) => imps),
      results
    ),
  };
  return {
    ...withPercentage(sums, results),
    points: totalOf(tallies.map(({ points }) => points)),
  };
}

/** What decides on a place after some rounds, with the handicap; null where nothing is scored yet. */
function decidingOf(plan: FieldPlan, contestant: Contestant, rounds: readonly RoundAlone[]): number | null {
  const tally = sumOf(
    rounds.map(({ tallies }) => entryOf(tallies, contestant)),
    plan.results
  );
  const score = rankedBy(plan, tally);
  if (score === null || !plan.handicaps) return score;
  return rounded(score + entryOf(plan.handicaps, contestant), RANKED_DECIMALS);
}

/** What decides of what somebody has, to {@link RANKED_DECIMALS} and without the handicap. */
export function rankedBy({ scoring }: Pick<FieldPlan, "scoring">, tally: Tally): number | null {
  const score = { matchpoints: tally.percentage, "cross-imps": tally.imps, imps: tally.points, vps: tally.points }[
    scoring
  ];
  return score === null ? null : rounded(score, RANKED_DECIMALS);
}
