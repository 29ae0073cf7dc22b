import { roundToHundredths } from "../../bridge/points";
import { victoryPoints, type VpScale } from "../../bridge/vp/scale";
import type { Contestant } from "../../movements/contestant";
import { compareTables } from "../compare-tables";
import type { BoardJson, LeadJson } from "../json";
import { tableBoardKey, type ResultLookup, type TableResult } from "../results";

/** A value for each side of a match: for the team that is named first, then for its opponents. */
export type PerSide<T> = readonly [first: T, second: T];

/** Applies a function to both sides. */
export function mapSides<T, U>([first, second]: PerSide<T>, map: (side: T) => U): PerSide<U> {
  return [map(first), map(second)];
}

/** The scoring of a board: IMPs, or at board-a-match 1, a half or nothing. */
export type BoardScoring = "imps" | "bam";

/** A match between two of the teams of an event: both tables play all its boards. */
export interface PlannedMatch {
  readonly teams: PerSide<Contestant>;
  /** The table at which the first team sits North-South, then the table at which the second team does. */
  readonly tables: PerSide<number>;
  readonly boards: readonly number[];
}

/** A match with the round in which its first table plays it. */
export interface RoundMatch extends PlannedMatch {
  readonly round: number;
}

/** The results of an event's matches. */
export interface TeamResults {
  /** The results; at most one for each board at a table. */
  readonly tables: readonly TableResult[];
  /**
   * Adjusted scores of both teams of a match, which replace a board's score, keyed by {@link boardKey}; they need not
   * cancel out.
   */
  readonly adjusted: ReadonlyMap<string, PerSide<number>>;
  /** Keys ({@link tableBoardKey}) of the boards that were cancelled at a table; by default none. */
  readonly cancelled?: ReadonlySet<string>;
}

/** An event before its first board. */
export const NO_TEAM_RESULTS: TeamResults = { tables: [], adjusted: new Map() };

/** A board of a match. */
export interface MatchBoard {
  readonly board: number;
  /** Results at the match's tables. */
  readonly results: PerSide<TableResult | null>;
  /** Net points of the first team at both tables; null until both tables have played the board. */
  readonly net: number | null;
  readonly adjusted: PerSide<number> | null;
  /** True for each table of the match at which the board was cancelled. */
  readonly cancelled: PerSide<boolean>;
  /**
   * Points of each team, with its own sign, or adjusted scores. Null until both tables have played, unless there are
   * adjusted scores.
   */
  readonly points: PerSide<number> | null;
}

/** A match with all scores. */
export interface ScoredMatch<Match extends PlannedMatch = PlannedMatch> {
  readonly match: Match;
  readonly boards: readonly MatchBoard[];
  /** Sum of each team's positive points, before penalties. */
  readonly won: PerSide<number>;
  /** Each team's own margin, after the IMP penalties of both teams; the two cancel out unless boards are adjusted. */
  readonly margins: PerSide<number>;
  /** Victory points; null without a scale, or before the first board is scored. */
  readonly vps: PerSide<number> | null;
  readonly scoredBoards: number;
  /** Number of boards that were cancelled at either table and not adjusted. They need no result any more. */
  readonly cancelledBoards: number;
}

/** A scored match with its round. */
export type ScoredRoundMatch = ScoredMatch<RoundMatch>;

/** The rules by which a match is scored. */
interface MatchRules {
  readonly scoring: BoardScoring;
  readonly scale: VpScale | null;
  /** IMPs deducted from each team, as positive numbers. */
  readonly penalties?: PerSide<number>;
}

/** Returns the side of a team in a match; null if the team does not play the match. */
export function sideOf({ teams }: Pick<PlannedMatch, "teams">, team: Contestant): 0 | 1 | null {
  if (teams[0] === team) return 0;
  return teams[1] === team ? 1 : null;
}

/** Returns the key of a match's board: the table at which the first team sits North-South, and the board. */
export function boardKey({ tables }: Pick<PlannedMatch, "tables">, board: number): string {
  return `${tables[0]}:${board}`;
}

/** Scores a match, or as much of it as has been played. */
export function scoreMatch<Match extends PlannedMatch>(
  match: Match,
  find: ResultLookup,
  { adjusted, cancelled }: Pick<TeamResults, "adjusted" | "cancelled">,
  { scoring, scale, penalties = [0, 0] }: MatchRules
): ScoredMatch<Match> {
  const boards = match.boards.map((board): MatchBoard => {
    const results = [find(match.tables[0], board) ?? null, find(match.tables[1], board) ?? null] as const;
    const shares = adjusted.get(boardKey(match, board)) ?? null;
    const isCancelled = mapSides(match.tables, (table) => cancelled?.has(tableBoardKey(table, board)) ?? false);
    return {
      board,
      results,
      adjusted: shares,
      cancelled: isCancelled,
      ...compareTables(results, shares, scoring),
    };
  });
  const margins = marginsOf(scoring, boards, penalties);
  const scoredBoards = boards.filter(({ points }) => points !== null).length;
  const vps =
    scale === null || scoredBoards === 0
      ? null
      : ([victoryPoints(margins[0], scale), victoryPoints(margins[1], scale)] as const);
  const cancelledBoards = boards.filter((board) => isCancelled(board)).length;
  return { match, boards, won: wonOn(boards), margins, vps, scoredBoards, cancelledBoards };
}

/** True if a board was cancelled at either table, and the Director awarded no adjusted score. */
export function isCancelled({ cancelled: [first, second], points }: Pick<MatchBoard, "cancelled" | "points">): boolean {
  return points === null && (first || second);
}

/** Returns the JSON of a match's board. */
export function boardJson(scored: MatchBoard): BoardJson {
  const { board, net, points } = scored;
  return { board, net, imps: points, ...(isCancelled(scored) && { cancelled: true }) };
}

/** Returns the sum of each team's positive points on some boards. */
export function wonOn(boards: readonly MatchBoard[]): PerSide<number> {
  const sum = (side: 0 | 1) => boards.reduce((total, { points }) => total + Math.max(points?.[side] ?? 0, 0), 0);
  return [roundToHundredths(sum(0)), roundToHundredths(sum(1))];
}

/**
 * Returns the first team's lead on some boards, before penalties, in IMPs or in points of board-a-match. If the
 * adjusted scores of the two teams do not cancel out, their average counts, as Law 12C4 of 2017 has it for knockout
 * play.
 */
export function leadOn(scoring: BoardScoring, boards: readonly MatchBoard[]): number {
  const sum = (side: 0 | 1) => boards.reduce((total, { points }) => total + (points?.[side] ?? 0), 0);
  return roundToHundredths((sum(0) - sum(1)) / (scoring === "bam" ? 1 : 2));
}

/**
 * Returns each team's own margin: its IMPs with their sign, or at board-a-match its points less the opponents'. A
 * penalty lowers the team's margin and raises the opponents' margin, just as IMPs won by the opponents do. If adjusted
 * scores do not cancel out, the teams' victory points need not add up to the scale's total.
 */
function marginsOf(scoring: BoardScoring, boards: readonly MatchBoard[], penalties: PerSide<number>): PerSide<number> {
  const margin = (side: 0 | 1, against: 0 | 1) =>
    boards.reduce((total, { points }) => {
      if (!points) return total;
      return total + points[side] - (scoring === "bam" ? points[against] : 0);
    }, 0) -
    penalties[side] +
    penalties[against];
  return [roundToHundredths(margin(0, 1)), roundToHundredths(margin(1, 0))];
}

/** Returns the first team's lead from both teams' margins; it is their average if they do not cancel out. */
export function leadBy([first, second]: PerSide<number>): number {
  return roundToHundredths((first - second) / 2) || 0;
}

/**
 * Returns the side that is ahead by margins or by victory points; in matches with victory points, the victory points
 * decide.
 */
export function aheadBy([first, second]: PerSide<number>): 0 | 1 | "tied" {
  return first === second ? "tied" : first > second ? 0 : 1;
}

/** Returns the JSON of the lead in a match; `teams` has the names of the sides in the JSON. */
export function leadJson<T>({ margins, vps, scoredBoards }: ScoredMatch, teams: PerSide<T>): LeadJson<T> {
  if (scoredBoards === 0) return { margins: null, lead: null, winner: null };
  const ahead = aheadBy(vps ?? margins);
  return { margins, lead: leadBy(margins), winner: ahead === "tied" ? ahead : teams[ahead] };
}
