import { printVictoryPoints, type VpScale } from "../../bridge/vp/scale";
import { entryOf, type Contestant } from "../../movements/contestant";
import { nameOf } from "../contestants";
import { printTotal } from "../field/report";
import type { ScoredField } from "../field/score-field";
import { progressLine as progressOfFourTeams } from "../four-teams/report";
import type { ScoredHome } from "../home/score-home";
import { KINDS, type Scored } from "../kinds";
import { matchesPlayed } from "../league/report";
import type { ScoredLeague } from "../league/score-league";
import { isBoardAMatch } from "../swiss-event/forms";
import { printPoints } from "../swiss-event/points";
import { progressLine as progressOfEvent } from "../swiss-event/report";
import type { ScoredSwissEvent } from "../swiss-event/score-swiss-event";
import { handicapLine, resultLine, sidesInOrder, unitOf } from "../team-match/report";
import type { ScoredTeamMatch } from "../team-match/score-match";
import { resultTexts as sessionTexts } from "../result-texts";
import { texts } from "./texts";

/** What a session has come to, in the words of those who played it. */
export interface SessionResult {
  /** "24 of 24 boards scored", and whether that is all. */
  readonly progress: string;
  readonly isOver: boolean;
  readonly unit: "imps" | "points" | "vps" | "percent";
  /** The ranking, the leader first; empty before anything is scored. */
  readonly rows: readonly ResultRow[];
  /** What is to be said besides: who has won a match, and by what. */
  readonly said: readonly string[];
}

/** A pair or a team in the ranking, printed; a place and points that it has not are "". */
export interface ResultRow {
  readonly place: string;
  readonly name: string;
  readonly points: string;
}

const { boardsScored } = sessionTexts.report;

const UNITS = { matchpoints: "percent", "cross-imps": "imps", imps: "imps", vps: "vps" } as const;

/** What a session of any kind has come to. */
export function resultOf(scored: Scored): SessionResult {
  switch (scored.kind) {
    case "four-pairs":
    case "five-pairs":
      return homeResult(scored);
    case "pairs":
    case "individual":
      return fieldResult(scored);
    case "team-match":
      return matchResult(scored);
    case "three-teams": {
      const { plan, teams, scoredBoards, cancelledBoards } = scored;
      return {
        progress: boardsScored(scoredBoards, plan.boards, cancelledBoards),
        isOver: scoredBoards + cancelledBoards === plan.boards,
        unit: "vps",
        rows: rowsOf(scored, teams, scoredBoards, ({ total }) => vpsOf(total, plan.scale)),
        said: [],
      };
    }
    case "four-teams": {
      const { plan, teams, scoredBoards, cancelledBoards } = scored;
      return {
        progress: progressOfFourTeams(scored),
        isOver: scoredBoards + cancelledBoards === 2 * plan.boards,
        unit: "vps",
        rows: rowsOf(scored, teams, scoredBoards, ({ total }) => vpsOf(total, plan.scale)),
        said: scored.standings.flatMap((team) => {
          const { why } = entryOf(teams, team);
          return why === "" ? [] : [sessionTexts.report.whyPlaced(nameIn(scored, team), why)];
        }),
      };
    }
    case "swiss-event":
      return eventResult(scored);
    case "league":
      return leagueResult(scored);
  }
}

/** What a pair or a team goes by where it stands alone: its name, or "Pair 3". */
function nameIn({ kind, plan }: Pick<Scored, "kind" | "plan">, contestant: Contestant): string {
  return nameOf(KINDS[kind].designation, namesOf(plan), contestant);
}

function namesOf(plan: Scored["plan"]): readonly string[] {
  if ("pairs" in plan) return plan.pairs;
  return "teams" in plan ? plan.teams : plan.names;
}

/** Pairs that make a team, or a team: "Ann & Bob and Cy & Di". */
export function namesIn(scored: Pick<Scored, "kind" | "plan">, contestants: readonly Contestant[]): string {
  return contestants.map((contestant) => nameIn(scored, contestant)).join(texts.and);
}

/** The rows of a ranking; none before anything is scored. */
function rowsOf<T extends { readonly place: string }>(
  scored: Scored & { readonly standings: readonly Contestant[] },
  all: readonly T[],
  scoredSoFar: number,
  pointsOf: (contestant: T) => string
): ResultRow[] {
  if (scoredSoFar === 0) return [];
  return scored.standings.map((contestant) => {
    const found = entryOf(all, contestant);
    return { place: found.place, name: nameIn(scored, contestant), points: pointsOf(found) };
  });
}

function vpsOf(total: number | null, scale: VpScale): string {
  return total === null ? "" : printVictoryPoints(total, scale);
}

function homeResult(scored: ScoredHome): SessionResult {
  const { plan, totals, places, scoredBoards } = scored;
  const { scale, scoring, boards } = plan;
  const pairs = totals.map((total, pair) => ({ total, place: places[pair] ?? "" }));
  const points = ({ total }: { readonly total: number | null }) => {
    if (total === null) return "";
    return scale ? vpsOf(total, scale) : scoring === "matchpoints" ? total.toFixed(2) : String(total);
  };
  return {
    progress: boardsScored(scoredBoards, boards),
    isOver: scoredBoards === boards,
    unit: UNITS[scoring],
    rows: rowsOf(scored, pairs, scoredBoards, points),
    said: [],
  };
}

function fieldResult(scored: ScoredField): SessionResult {
  const { plan, totals, places, scoredBoards, unplayed } = scored;
  const counted = totals.filter((total) => total !== null).length;
  const all = totals.map((total, contestant) => ({ total, place: places[contestant] ?? "" }));
  return {
    progress: boardsScored(scoredBoards, plan.boards),
    isOver: unplayed.length === 0,
    unit: UNITS[plan.scoring],
    rows: rowsOf(scored, all, counted, ({ total }) => (total === null ? "" : printTotal(scored, total))),
    said: plan.handicaps ? [texts.withHandicaps] : [],
  };
}

function matchResult(scored: ScoredTeamMatch): SessionResult {
  const { plan, match, vps, isOver, expectedBoards } = scored;
  const played = match.scoredBoards > 0;
  const row = ([side, place]: readonly [0 | 1, string]) => ({
    place,
    name: nameIn(scored, plan.match.teams[side]),
    points: plan.scale && vps ? printVictoryPoints(vps[side], plan.scale) : String(match.won[side]),
  });
  return {
    progress: boardsScored(match.scoredBoards, expectedBoards, match.cancelledBoards),
    isOver,
    unit: plan.scale ? "vps" : unitOf(scored),
    rows: played ? sidesInOrder(scored).map(row) : [],
    said: played ? [resultLine(scored), ...handicapLine(scored)] : [],
  };
}

function eventResult(event: ScoredSwissEvent): SessionResult {
  const { plan, teams, bracket, complete } = event;
  const progress = progressOfEvent(event);
  const isOver = bracket ? bracket.winner !== null : complete;
  const counted = teams.filter(({ total }) => total !== null).length;
  return {
    progress,
    isOver,
    unit: isBoardAMatch(plan) ? "points" : "vps",
    rows: rowsOf(event, teams, counted, ({ total }) => (total === null ? "" : printPoints(total, plan))),
    said: bracket && isOver ? [progress] : [],
  };
}

function leagueResult(league: ScoredLeague): SessionResult {
  const { plan, teams } = league;
  const { done, matches } = matchesPlayed(league);
  return {
    progress: sessionTexts.league.progress(done, matches),
    isOver: done === matches,
    unit: "vps",
    rows: rowsOf(league, teams, done, ({ total }) => vpsOf(total, plan.scale)),
    said: [],
  };
}
