import { roundToHundredths } from "../../bridge/points";
import { printVictoryPoints } from "../../bridge/vp/scale";
import { forContestant, type Contestant } from "../../movements/contestant";
import { teamsIn } from "../../movements/pairs-in-teams";
import { boardsAtTables, tableRounds, UNPLAYED, type BoardState, type TableRound, type SeatedPair } from "../at-tables";
import { NUMBERED_PAIRS } from "../contestants";
import { playersOf, UNNAMED } from "../players";
import { resultTexts } from "../result-texts";
import { DECIDING, ranked, UNITS, type ScoredSession, type Swing } from "../scored-session";
import { totalOf } from "../standings";
import type { PerSide } from "../teams/match";
import type { HomePlan } from "./plan";
import { BOARD_TOP, type ScoredHome } from "./score-home";

/** Returns the seats of each round in a home session. */
export function homePlaces({ movement, pairs }: HomePlan): TableRound[] {
  return tableRounds(movement, (pair) => pairSitting(pairs, pair));
}

/** Returns a pair that plays for itself, with the two players that its name contains. */
export function pairSitting(pairs: readonly string[], pair: Contestant): SeatedPair {
  const name = forContestant(pairs, pair);
  const id = NUMBERED_PAIRS.short(pair);
  return { id, movers: [id], name, team: "", players: playersOf(name) ?? UNNAMED };
}

/** Converts a scored home session to the form that all sessions share. */
export function homeSession(scored: ScoredHome): ScoredSession {
  const { plan, totals, places, standings, subrounds, scoredBoards } = scored;
  const { scoring, boards, pairs } = plan;
  const all = totals.map((total, pair) => ({ total, place: places[pair] ?? "" }));
  const swings = subrounds.flatMap(swingsIn);
  const rankedPairs = ranked({ designation: NUMBERED_PAIRS, names: pairs, standings }, all, ({ total }, pair) => ({
    shown: shownTotal(plan, total),
    total,
    ...(scoring === "matchpoints" && {
      points: totalOf(subrounds.map(({ matchpoints }) => forContestant(matchpoints, pair))),
    }),
    [DECIDING[scoring]]: total,
  }));
  return {
    standings: rankedPairs,
    withHandicap: rankedPairs,
    played: { done: scoredBoards, expected: boards },
    date: plan.date,
    isBegun: scoredBoards > 0,
    progress: resultTexts.report.boardsScored(scoredBoards, boards),
    isOver: scoredBoards === boards,
    unit: UNITS[scoring],
    sentences: [],
    boards: boardsAtTables(homePlaces(plan), atTables(scored)),
    compared: swings,
    swings,
    matches: [],
  };
}

function shownTotal({ scale, scoring }: HomePlan, total: number | null): string {
  if (total === null) return "";
  return scale ? printVictoryPoints(total, scale) : scoring === "matchpoints" ? total.toFixed(2) : String(total);
}

function swingsIn({ plan, boards }: ScoredHome["subrounds"][number]): Swing[] {
  const sides = teamsIn(plan);
  return boards.map(({ board, results, imps, adjusted }) => ({
    board,
    imps: adjusted === null ? imps : null,
    sides,
    tables: [1, 2] as const,
    results,
  }));
}

function atTables({ plan, subrounds }: ScoredHome): (table: number, board: number) => BoardState {
  const boards = new Map(subrounds.flatMap((subround) => subround.boards).map((scored) => [scored.board, scored]));
  return (table, board) => {
    const { results, adjusted = null, imps = null, matchpoints = null } = boards.get(board) ?? {};
    const [won, lost] =
      plan.scoring === "matchpoints"
        ? [matchpoints, matchpoints === null ? null : roundToHundredths(BOARD_TOP - matchpoints)]
        : [imps, imps === null ? null : 0 - imps];
    const oriented = (first: PerSide<number>): PerSide<number> => (table === 1 ? first : [first[1], first[0]]);
    return {
      ...UNPLAYED,
      result: results?.[table === 1 ? 0 : 1] ?? null,
      isAdjusted: adjusted !== null,
      awarded: adjusted === null ? null : oriented([adjusted, 0 - adjusted]),
      points: won === null || lost === null ? null : oriented([won, lost]),
    };
  };
}
