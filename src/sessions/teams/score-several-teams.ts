import { printVictoryPoints } from "../../bridge/vp/scale";
import { contestants, forContestant, type Contestant } from "../../movements/contestant";
import { boardsAtTables, type TableRound } from "../at-tables";
import type { Designation } from "../contestants";
import { penaltiesLine } from "../report";
import { resultTexts } from "../result-texts";
import { lookup } from "../results";
import { pairsOf, ranked, type ScoredSession } from "../scored-session";
import { comparedIn, inMatches, matchesIn, swingsIn } from "./at-tables";
import { scoreMatch, type ScoredRoundMatch, type TeamResults } from "./match";
import { playersOf, type SeveralTeamsPlan } from "./several-teams";

/** A team with what its matches give it. */
export interface ScoredTeam {
  /** VPs of its matches after penalties; null before the first board is scored. */
  readonly total: number | null;
  /** IMPs won less IMPs lost. */
  readonly netImps: number | null;
  /** "1=" for a shared one; "" without a total. */
  readonly place: string;
}

/** The matches of an event with what its results give. */
interface ScoredMatches {
  /** In the order of the plan's. */
  readonly matches: readonly ScoredRoundMatch[];
  /** Boards of matches that have a score. */
  readonly scoredBoards: number;
  /** Those that were cancelled in their match. */
  readonly cancelledBoards: number;
}

/** An event of a few teams with everything that its results give. */
export interface ScoredSeveralTeams<Plan extends SeveralTeamsPlan, Team extends ScoredTeam> extends ScoredMatches {
  readonly plan: Plan;
  /** In the order of their numbers. */
  readonly teams: readonly Team[];
  /** The leader first; of those who are level the lower number first. */
  readonly standings: readonly Contestant[];
}

/** Scores the matches of an event, or as much of them as has been played. */
export function scoreMatches(plan: SeveralTeamsPlan, results: TeamResults): ScoredMatches {
  const find = lookup(results.tables);
  const rules = { scoring: "imps", scale: plan.scale } as const;
  const matches = plan.matches.map((match) => scoreMatch(match, find, results, rules));
  return {
    matches,
    scoredBoards: matches.reduce((sum, match) => sum + match.scoredBoards, 0),
    cancelledBoards: matches.reduce((sum, match) => sum + match.cancelledBoards, 0),
  };
}

/** What an event of a few teams has come to. */
export function severalTeamsSession<Team extends ScoredTeam>(
  scored: ScoredSeveralTeams<SeveralTeamsPlan, Team>,
  designation: Designation,
  places: readonly TableRound[]
): ScoredSession {
  const { plan, matches, teams, standings, scoredBoards, cancelledBoards } = scored;
  const rankedTeams = ranked({ designation, names: plan.teams, standings }, teams, ({ total, netImps }, team) => ({
    shown: total === null ? "" : printVictoryPoints(total, plan.scale),
    total,
    seated: pairsOf(playersOf(plan, team)),
    imps: total === null ? null : netImps,
    vps: total,
  }));
  const compared = comparedIn(matches);
  const played = { done: scoredBoards + cancelledBoards, expected: compared.length };
  return {
    standings: rankedTeams,
    withHandicap: rankedTeams,
    played,
    date: plan.date,
    isBegun: scoredBoards > 0,
    progress: progressIn(scored),
    isOver: played.done === played.expected,
    unit: "vps",
    said: [],
    boards: boardsAtTables(places, inMatches(matches)),
    compared,
    swings: swingsIn(matches),
    matches: matchesIn(matches, ({ round }) => round),
  };
}

/** "60 of 60 boards scored": a board counts in each match that plays it. */
export function progressIn({ matches, scoredBoards, cancelledBoards }: ScoredMatches): string {
  return resultTexts.report.boardsScored(scoredBoards, comparedIn(matches).length, cancelledBoards);
}

/** The victory points that were taken from teams, in a line; nothing where none were, or before the first board. */
export function penaltiesIn(
  { plan: { penalties }, scoredBoards }: ScoredSeveralTeams<SeveralTeamsPlan, ScoredTeam>,
  name: (team: Contestant) => string
): string[] {
  const fined = contestants(penalties.length).filter((team) => forContestant(penalties, team) > 0 && scoredBoards > 0);
  return penaltiesLine(
    fined.map((team) => resultTexts.report.penalty(name(team), forContestant(penalties, team), "vps"))
  );
}

/** What programs are told at the head of an event of a few teams. */
export function headJson({ title, date, boards, firstBoard, scale }: SeveralTeamsPlan) {
  return { title, date, boards, firstBoard, scale: scale.name };
}

/** What programs are told of a team as it is planned. */
export function teamJson(plan: SeveralTeamsPlan, team: Contestant) {
  return {
    name: forContestant(plan.teams, team),
    players: playersOf(plan, team),
    penalty: forContestant(plan.penalties, team),
  };
}
