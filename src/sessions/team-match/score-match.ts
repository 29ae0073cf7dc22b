import { boardAMatchPoints } from "../../bridge/board-a-match";
import { netScore } from "../../bridge/comparison";
import { impsOf } from "../../bridge/imp";
import { victoryPoints } from "../../bridge/vp/scale";
import { hundredths } from "../../bridge/points";
import { lookup, type ResultLookup, type TableResult } from "../results";
import type { MatchForm, MatchPlan, MatchTeam } from "./plan";

/** A number for each team. */
export type ForTeams = Readonly<Record<MatchTeam, number>>;

/** A penalty of a team, as positive numbers. */
export interface Penalty {
  readonly imps: number;
  readonly vps: number;
}

/** All that is known of a match's play. */
export interface MatchResults {
  /** Each board at most once for each table. */
  readonly tables: readonly TableResult[];
  /** By board, what the Director gave each team in place of the score; the two need not cancel. */
  readonly adjusted: ReadonlyMap<number, ForTeams>;
  readonly penalties: Readonly<Record<MatchTeam, Penalty>>;
}

/** A match before its first board. */
export const NO_MATCH_RESULTS: MatchResults = {
  tables: [],
  adjusted: new Map(),
  penalties: { home: { imps: 0, vps: 0 }, away: { imps: 0, vps: 0 } },
};

/** A board of a match. */
export interface MatchBoard {
  readonly board: number;
  /** Net points of the home team; null until both tables have played it. */
  readonly net: number | null;
  /** What the board is worth to each team: IMPs, or points at board-a-match; null as `net`. */
  readonly points: ForTeams | null;
}

/** A session, or stanza, with its sums as they stand on a result sheet. */
export interface MatchSessionScore {
  readonly session: number;
  readonly boards: readonly MatchBoard[];
  /** What each team has won: the sum of the home team's plus, and of its minus. */
  readonly won: ForTeams;
  /** The home team's lead after this session. */
  readonly running: number;
}

/** A match with everything that its results give. */
export interface ScoredMatch {
  readonly plan: MatchPlan;
  readonly sessions: readonly MatchSessionScore[];
  /** What each team has won in all, before penalties. */
  readonly won: ForTeams;
  /** Each team's own margin after adjustments and penalties in IMPs. */
  readonly margins: ForTeams;
  /** Victory points after penalties; null where the form has none or nothing is scored. */
  readonly vps: ForTeams | null;
  readonly winner: MatchTeam | "tied" | null;
  readonly scoredBoards: number;
}

/** Scores a match, or as much of it as has been played. */
export function scoreMatch(plan: MatchPlan, results: MatchResults): ScoredMatch {
  const find = lookup(results.tables);
  let running = 0;
  const sessions = plan.sessions.map(({ session, boards }): MatchSessionScore => {
    const scored = boards.map((board) =>
      scoreBoard(plan.form, board, find, results.adjusted.get(board))
    );
    const won = wonOn(scored);
    running = hundredths(running + won.home - won.away);
    return { session, boards: scored, won, running };
  });
  const boards = sessions.flatMap((session) => session.boards);
  const won = wonOn(boards);
  const scoredBoards = boards.filter(({ points }) => points !== null).length;
  const margins = marginsOf(plan.form, boards, results);
  return {
    plan,
    sessions,
    won,
    margins,
    vps: scoredBoards === 0 ? null : vpsOf(plan, margins, results),
    winner: scoredBoards === 0 ? null : winnerOf(margins),
    scoredBoards,
  };
}

function scoreBoard(
  form: MatchForm,
  board: number,
  find: ResultLookup,
  adjusted: ForTeams | undefined
): MatchBoard {
  // The home team sits N-S at Table 1 and E-W at Table 2 in every session.
  const net = netScore(find(1, board)?.points ?? null, find(2, board)?.points ?? null);
  return { board, net, points: adjusted ?? (net === null ? null : boardPoints(form, net)) };
}

function boardPoints(form: MatchForm, net: number): ForTeams {
  if (form === "bam") return { home: boardAMatchPoints(net), away: boardAMatchPoints(-net) };
  const imps = impsOf(net);
  return { home: imps, away: imps === 0 ? 0 : -imps };
}

/** The sums of what is plus for each team. */
function wonOn(boards: readonly MatchBoard[]): ForTeams {
  const sum = (team: MatchTeam) =>
    boards.reduce((total, { points }) => total + Math.max(points?.[team] ?? 0, 0), 0);
  return { home: sum("home"), away: sum("away") };
}

/**
 * Each team's own margin: its IMPs, which have their sign, or at board-a-match its points less the
 * others'. Where a Director gives both teams something the two do not cancel, and the teams'
 * victory points need not add up to the scale's total.
 */
function marginsOf(
  form: MatchForm,
  boards: readonly MatchBoard[],
  { penalties }: MatchResults
): ForTeams {
  const margin = (team: MatchTeam, other: MatchTeam) =>
    boards.reduce((total, { points }) => {
      if (!points) return total;
      return total + points[team] - (form === "bam" ? points[other] : 0);
    }, 0) - penalties[team].imps;
  return { home: margin("home", "away"), away: margin("away", "home") };
}

function vpsOf({ scale }: MatchPlan, margins: ForTeams, results: MatchResults): ForTeams | null {
  if (!scale) return null;
  const vps = (team: MatchTeam) =>
    hundredths(victoryPoints(margins[team], scale) - results.penalties[team].vps);
  return { home: vps("home"), away: vps("away") };
}

function winnerOf({ home, away }: ForTeams): MatchTeam | "tied" {
  return home === away ? "tied" : home > away ? "home" : "away";
}
