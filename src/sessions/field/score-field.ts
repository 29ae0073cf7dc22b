import { topOf } from "../../bridge/matchpoints";
import { places } from "../../bridge/ranking";
import { rounded } from "../../bridge/rounded";
import { type Contestant, contestants, contestantsIn, forContestant } from "../../movements/contestant";
import type { Stretch } from "../../movements/movement";
import { lookup } from "../results";
import { leaderFirst } from "../standings";
import { teamPoints } from "../team-points";
import { boardCounts, isDone, isSettled } from "./board-counts";
import type { ExtraScore } from "./extra-scores";
import { penalised, takenFrom } from "./penalties";
import { areShared, type FieldPlan, type FieldSeated, isInTeams } from "./plan";
import type { FieldResults } from "./results";
import { scoreBoard } from "./score-board";
import type { ScoredField, ScoredFieldBoard, ScoredFieldRound, ScoredPlay } from "./scored-field";
import { type Count, countOf, countTogether, type Tally, tallyOf, type Won } from "./tally";
import { sumOfTeams } from "./team-imps";
import { turnedKeys } from "./turned";
import { RANKED_DECIMALS } from "./units";
import { writtenWorth } from "./written-score";

const SIDES = ["ns", "ew"] as const;

/** Scores a session as far as it has been played. */
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

/** Places by contestant, each in its own ranking. */
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

/** A round scored without the others. */
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

/** Value that ranks a contestant after some rounds, with penalties and handicap; null before the first score. */
function decidingOf(
  plan: FieldPlan,
  contestant: Contestant,
  rounds: readonly RoundAlone[],
  deductions: number
): number | null {
  const count = countUpTo(rounds, contestant, plan.results);
  // Averages are valued by the score on played boards, before penalties.
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
