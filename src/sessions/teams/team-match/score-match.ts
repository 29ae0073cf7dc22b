import { roundToHundredths } from "../../../bridge/points";
import { victoryPoints } from "../../../bridge/vp/scale";
import { itemAt } from "../../../bridge/item-at";
import { handicapFor } from "../handicaps";
import {
  aheadBy,
  isCancelled,
  leadBy,
  leadOn,
  mapSides,
  wonOn,
  type BoardScoring,
  type PerSide,
  type MatchBoard,
  type ScoredMatch,
  type ScoredRoundMatch,
  type TeamResults,
} from "../match";
import { scoringOf } from "../plan";
import { scoreTeams, type ScoredTeams } from "../score-teams";
import type { MatchPlan } from "./plan";

/** A session, or stanza, with the sums that its result sheet has. */
export interface MatchSessionScore {
  readonly session: number;
  readonly boards: readonly MatchBoard[];
  /** Sum of each team's positive points, the home team's first. */
  readonly won: PerSide<number>;
  /** The home team's lead after this session. */
  readonly running: number;
}

/** The outcome of a match, without a handicap or with one. */
export interface MatchOutcome {
  /** Each team's own margin, after penalties in IMPs. */
  readonly margins: PerSide<number>;
  /** Victory points of the margins; null if the form has none, or nothing is scored. */
  readonly scaleVps: PerSide<number> | null;
  /** Victory points after penalties; null if `scaleVps` is null. */
  readonly vps: PerSide<number> | null;
  /** The home team's lead in IMPs, or points of board-a-match, after penalties. */
  readonly lead: number;
  /**
   * The side that is placed first, 0 the home team: by victory points after penalties, in forms that have them, else by
   * the lead; null before the first board is scored.
   */
  readonly winner: 0 | 1 | "tied" | null;
}

/** A match of two teams with all scores. */
export interface ScoredTeamMatch extends ScoredTeams<MatchPlan>, MatchOutcome {
  readonly sessions: readonly MatchSessionScore[];
  readonly matches: readonly [ScoredRoundMatch];
  /**
   * The outcome with the handicap; `imps` is the part of the handicap that each team has so far. Null without a
   * handicap.
   */
  readonly handicap: (MatchOutcome & { readonly imps: PerSide<number> }) | null;
}

/** Scores a match of two teams, or as much of it as has been played. */
export function scoreTeamMatch(plan: MatchPlan, results: TeamResults): ScoredTeamMatch {
  const scoring = scoringOf(plan);
  const scored = scoreTeams(plan, results);
  const match = itemAt(scored.matches, 0);
  let running = 0;
  const sessions = plan.sessions.map(({ round: session, boards: played }): MatchSessionScore => {
    const boards = match.boards.filter(({ board }) => played.includes(board));
    running = roundToHundredths(running + leadOn(scoring, boards));
    return { session, boards, won: wonOn(boards), running };
  });
  const expectedBoards = boardsToPlay(plan, match, scoring);
  return {
    ...scored,
    sessions,
    matches: [match],
    ...outcomeOf(plan, match, match.margins),
    handicap: withHandicap(plan, match),
    expectedBoards,
    isOver: match.scoredBoards > 0 && match.scoredBoards + match.cancelledBoards === expectedBoards,
  };
}

/** Returns the outcome of the given margins. */
function outcomeOf(
  { scale, penalties: [home, away] }: MatchPlan,
  { scoredBoards }: ScoredMatch,
  margins: PerSide<number>
): MatchOutcome {
  const isScored = scoredBoards > 0;
  const scaleVps = scale && isScored ? mapSides(margins, (margin) => victoryPoints(margin, scale)) : null;
  const vps =
    scaleVps && ([roundToHundredths(scaleVps[0] - home.vps), roundToHundredths(scaleVps[1] - away.vps)] as const);
  const winner = isScored ? aheadBy(vps ?? margins) : null;
  return { margins, scaleVps, vps, lead: leadBy(margins), winner };
}

/** Returns the outcome with the handicap, in proportion to the boards played; null without a handicap. */
function withHandicap(plan: MatchPlan, match: ScoredMatch): ScoredTeamMatch["handicap"] {
  if (plan.handicaps === null) return null;
  const imps = mapSides(plan.handicaps, (handicap) => handicapFor(handicap, match.scoredBoards, plan.boards));
  const [home, away] = match.margins;
  const difference = imps[0] - imps[1];
  return {
    imps,
    ...outcomeOf(plan, match, [roundToHundredths(home + difference), roundToHundredths(away - difference)]),
  };
}

/** Returns the number of boards to play; extra boards count once they are needed, or one of them has been played. */
function boardsToPlay(plan: MatchPlan, { boards }: ScoredMatch, scoring: BoardScoring): number {
  const isDone = (board: MatchBoard) => board.points !== null || isCancelled(board);
  const [regular, extra] = [boards.slice(0, plan.boards), boards.slice(plan.boards)];
  const [home, away] = plan.penalties;
  const isTied = roundToHundredths(leadOn(scoring, regular) - home.imps + away.imps) === 0;
  const areNeeded = regular.every(isDone) && isTied;
  return plan.boards + (areNeeded || extra.some(isDone) ? extra.length : 0);
}
