import { rounded } from "../../bridge/rounded";
import { forContestant, type Contestant } from "../../movements/contestant";
import { UNPLAYED, type BoardAtTable, type SeatedPair } from "../at-tables";
import { playersOf, UNNAMED } from "../players";
import { resultTexts } from "../result-texts";
import { ranked, type ScoredSession } from "../scored-session";
import { pairDesignation, type ClubPair } from "./pairs";
import { penaltyLines, printTotal } from "./report";
import type { ClubPlay, ScoredClub } from "./score-club";

/** Converts a club's evening to the form that all sessions share. */
export function clubSession(scored: ScoredClub): ScoredSession {
  const { plan, pairs, plays, totals, places, rankings, tallies } = scored;
  const all = totals.map((total, pair) => ({ total, place: places[pair] ?? "" }));
  const designation = pairDesignation(pairs);
  const names = pairs.map(({ name }) => name);
  const standings = ranked({ designation, names, standings: rankings.flat() }, all, ({ total }, pair) => {
    const { direction, section } = forContestant(pairs, pair);
    return {
      total,
      direction,
      shown: total === null ? "" : printTotal(plan.scoring, total),
      ...(plan.sections === "apart" && { division: section }),
      ...(plan.scoring === "matchpoints"
        ? { percentage: rounded2(total), points: rounded(forContestant(tallies, pair).matchpoints) }
        : { imps: rounded2(total) }),
    };
  });
  const settled = plays.filter(isSettled).length;
  return {
    standings,
    withHandicap: standings,
    played: { done: settled, expected: plays.length },
    date: plan.date,
    isBegun: totals.some((total) => total !== null),
    progress: resultTexts.report.resultsIn(settled, plays.length),
    isOver: settled === plays.length,
    unit: plan.scoring === "matchpoints" ? "percent" : "imps",
    sentences: penaltyLines(scored),
    boards: boardsOf(scored),
    compared: comparedBoards(scored),
    swings: [],
    matches: [],
  };
}

function rounded2(total: number | null): number | null {
  return total === null ? null : rounded(total);
}

function isSettled({ result, averages, isNotPlayed }: ClubPlay): boolean {
  return isNotPlayed || (result ?? averages) !== null;
}

/** Returns each row as a board at a table, sorted by board; the table is the row's number among the board's rows. */
function boardsOf({ plan, pairs, plays }: ScoredClub): BoardAtTable[] {
  const counts = new Map<number, number>();
  const all = plays.map((play): BoardAtTable => {
    const table = (counts.get(play.board) ?? 0) + 1;
    counts.set(play.board, table);
    const worth = plan.scoring === "matchpoints" ? play.matchpoints : play.imps;
    return {
      ...UNPLAYED,
      round: play.round ?? 1,
      part: null,
      table,
      tableName: play.table || String(table),
      sitting: [sittingOf(pairs, play.ns), sittingOf(pairs, play.ew)],
      board: play.board,
      result: play.result,
      isNotPlayed: play.isNotPlayed,
      isAdjusted: play.averages !== null,
      awarded: play.averages && [play.averages.ns, play.averages.ew],
      points: worth && [rounded(worth.ns), rounded(worth.ew)],
    };
  });
  return all.sort((first, second) => first.board - second.board || first.table - second.table);
}

function sittingOf(pairs: readonly ClubPair[], pair: Contestant): SeatedPair {
  const { id, name } = forContestant(pairs, pair);
  return { id, movers: [id], name, team: "", players: playersOf(name) ?? UNNAMED };
}

function comparedBoards({ plays }: ScoredClub): ScoredSession["compared"] {
  const keys = [...new Set(plays.map(({ board, section }) => `${section}:${board}`))];
  return keys
    .map((key) => plays.filter(({ board, section }) => `${section}:${board}` === key))
    .map((rows) => ({ board: rows[0]?.board ?? 0, results: rows.map(({ result }) => result) }))
    .sort((first, second) => first.board - second.board);
}
