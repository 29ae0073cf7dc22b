import { roundToHundredths } from "../../bridge/points";
import { victoryPoints, type VpScale } from "../../bridge/vp/scale";
import type { Contestant } from "../../movements/contestant";
import { compareTables } from "../compare-tables";
import type { BoardJson, LeadJson } from "../json";
import { tableBoardKey, type ResultLookup, type TableResult } from "../results";

/** A thing for each side of a match: the team that is named first, and its opponents. */
export type PerSide<T> = readonly [first: T, second: T];

/** Applies a function to both sides. */
export function mapSides<T, U>([first, second]: PerSide<T>, map: (side: T) => U): PerSide<U> {
  return [map(first), map(second)];
}

/** How a board is worth something: by IMPs, or at board-a-match 1, a half or nothing. */
export type BoardScoring = "imps" | "bam";

/** A match between two of the teams of an event: both tables play all its boards. */
export interface PlannedMatch {
  readonly teams: PerSide<Contestant>;
  /** The table at which the first team sits North-South, and that at which the second does. */
  readonly tables: PerSide<number>;
  readonly boards: readonly number[];
}

/** A match with the round in which its first table plays it. */
export interface RoundMatch extends PlannedMatch {
  readonly round: number;
}

/** All that is known of an event's play. */
export interface TeamResults {
  /** Each board at most once for each table. */
  readonly tables: readonly TableResult[];
  /**
   * Adjusted scores of each team of a match in place of a board's score, by {@link boardKey};
   * the two need not cancel.
   */
  readonly adjusted: ReadonlyMap<string, PerSide<number>>;
  /** The boards that were cancelled at a table, by {@link tableBoardKey}; by default none. */
  readonly cancelled?: ReadonlySet<string>;
}

/** An event before its first board. */
export const NO_TEAM_RESULTS: TeamResults = { tables: [], adjusted: new Map() };

/** A board of a match. */
export interface MatchBoard {
  readonly board: number;
  /** Results at the match's tables. */
  readonly results: PerSide<TableResult | null>;
  /** Net points of the first team; null until both tables have played it. */
  readonly net: number | null;
  readonly adjusted: PerSide<number> | null;
  /** True for a table of the match at which the board was cancelled. */
  readonly cancelled: PerSide<boolean>;
  /** Points of each team, with its own sign; null as `net`. */
  readonly points: PerSide<number> | null;
}

/** A match with everything that its results give. */
export interface ScoredMatch<Match extends PlannedMatch = PlannedMatch> {
  readonly match: Match;
  readonly boards: readonly MatchBoard[];
  /** The sums of what is plus for each team, before penalties. */
  readonly won: PerSide<number>;
  /** Each team's own margin, after penalties in IMPs of both; they cancel but for adjustments. */
  readonly margins: PerSide<number>;
  /** Null where there is no scale, or before the first board is scored. */
  readonly vps: PerSide<number> | null;
  readonly scoredBoards: number;
  /** Boards that were cancelled at either table; nobody waits for them, nor for the scored ones. */
  readonly cancelledBoards: number;
}

/** A scored match with its round. */
export type ScoredRoundMatch = ScoredMatch<RoundMatch>;

/** How a match is scored. */
interface MatchRules {
  readonly scoring: BoardScoring;
  readonly scale: VpScale | null;
  /** IMPs taken from each team, as positive numbers. */
  readonly penalties?: PerSide<number>;
}

/** The side of a team in a match; null if it does not play it. */
export function sideOf({ teams }: Pick<PlannedMatch, "teams">, team: Contestant): 0 | 1 | null {
  if (teams[0] === team) return 0;
  return teams[1] === team ? 1 : null;
}

/** Names a board of a match: by its table at which the first team sits North-South. */
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

/** True if a board was cancelled at either table, and the Director gave nothing in its place. */
export function isCancelled({ cancelled: [first, second], points }: Pick<MatchBoard, "cancelled" | "points">): boolean {
  return points === null && (first || second);
}

/** A board of a match for programs. */
export function boardJson(scored: MatchBoard): BoardJson {
  const { board, net, points } = scored;
  return { board, net, imps: points, ...(isCancelled(scored) && { cancelled: true }) };
}

/** The sums of what is plus for each team on some boards. */
export function wonOn(boards: readonly MatchBoard[]): PerSide<number> {
  const sum = (side: 0 | 1) => boards.reduce((total, { points }) => total + Math.max(points?.[side] ?? 0, 0), 0);
  return [roundToHundredths(sum(0)), roundToHundredths(sum(1))];
}

/**
 * The first team's lead on some boards, before penalties, in IMPs or in points of board-a-match. Where the
 * Director gave both teams something that does not cancel, the average of the two counts: Law 12C4 of 2017
 * has it so in knockout play.
 */
export function leadOn(scoring: BoardScoring, boards: readonly MatchBoard[]): number {
  const sum = (side: 0 | 1) => boards.reduce((total, { points }) => total + (points?.[side] ?? 0), 0);
  return roundToHundredths((sum(0) - sum(1)) / (scoring === "bam" ? 1 : 2));
}

/**
 * Each team's own margin: its IMPs, which have their sign, or at board-a-match its points less the
 * others'; what a penalty takes from a team it gives to the other, as each IMP won does. Where a Director
 * gives both teams something the two do not cancel, and the teams' victory points need not add up to the
 * scale's total.
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

/** The first team's lead by both teams' margins: the average of the two, where they do not cancel. */
export function leadBy([first, second]: PerSide<number>): number {
  return roundToHundredths((first - second) / 2) || 0;
}

/** The side that is ahead by margins, or by victory points, which decide wherever there are any. */
export function aheadBy([first, second]: PerSide<number>): 0 | 1 | "tied" {
  return first === second ? "tied" : first > second ? 0 : 1;
}

/** The lead in a match for programs, and the leader by the name that it has there. */
export function leadJson<T>({ margins, vps, scoredBoards }: ScoredMatch, teams: PerSide<T>): LeadJson<T> {
  if (scoredBoards === 0) return { margins: null, lead: null, winner: null };
  const ahead = aheadBy(vps ?? margins);
  return { margins, lead: leadBy(margins), winner: ahead === "tied" ? ahead : teams[ahead] };
}
