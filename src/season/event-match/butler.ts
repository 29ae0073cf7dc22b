import { butlerDatum } from "../../bridge/butler";
import { impsOf } from "../../bridge/imp";
import { roundToHundredths } from "../../bridge/points";
import { ranking } from "../../bridge/ranking";
import type { BoardAtTable } from "../../sessions/at-tables";
import { sessionOf, type Scored } from "../../sessions/kinds";
import { keyOf, pairKey } from "../names";
import { texts } from "../texts";

export interface MatchOfRound {
  readonly round: number | string;
  readonly scored: Scored;
}

/** A pair's IMPs against the datums of its boards. */
export interface ButlerPair {
  /** Place by the average per board, as shown: "1", "2=". */
  readonly place: string;
  readonly players: readonly [string, string];
  readonly team: string;
  readonly boards: number;
  readonly imps: number;
  /** IMPs per board, rounded to hundredths. */
  readonly average: number;
}

/** The datum of a board, for N-S: see {@link butlerDatum}. */
export interface Datum {
  readonly round: number | string;
  readonly board: number;
  readonly datum: number;
  readonly scores: number;
}

/** Pairs of an event, ranked over all boards with score sheets. */
export interface Butler {
  readonly pairs: readonly ButlerPair[];
  readonly datums: readonly Datum[];
  readonly remarks: readonly string[];
}

const words = texts.butler;

/** With fewer scores of a board, a pair would be compared mostly with itself. */
const MIN_SCORES = 4;

/**
 * Ranks pairs by IMPs against the datum, as the function BUTLER does. A round counts only if all its matches have the
 * same boards. Boards that were adjusted or cancelled count for neither table.
 */
export function butlerOf(matches: readonly MatchOfRound[]): Butler {
  const remarks: string[] = [];
  const played = new Map<string, { round: number | string; board: number; tables: BoardAtTable[] }>();
  const rounds = [...new Set(matches.map(({ round }) => round))];
  for (const round of rounds) {
    const ofRound = matches.filter((match) => match.round === round).map(({ scored }) => sessionOf(scored).boards);
    const numbers = ofRound.map((boards) => [...new Set(boards.map(({ board }) => board))].join());
    if (new Set(numbers).size > 1) remarks.push(words.otherBoards(round));
    else
      for (const tableBoard of ofRound.flat()) {
        const key = `${round}:${tableBoard.board}`;
        const entry = played.get(key) ?? { round, board: tableBoard.board, tables: [] };
        if (tableBoard.result && !tableBoard.isAdjusted && !tableBoard.isCancelled) entry.tables.push(tableBoard);
        played.set(key, entry);
      }
  }
  const compared = [...played.values()].filter(({ tables }) => tables.length >= MIN_SCORES);
  if (compared.length < played.size) remarks.push(words.fewScores(played.size - compared.length, MIN_SCORES));
  const pairs = new Map<string, { players: readonly [string, string]; team: string; boards: number; imps: number }>();
  let unnamed = 0;
  const datums = compared.map(({ round, board, tables }): Datum => {
    const scores = tables.map(({ result }) => result?.points ?? 0);
    const datum = butlerDatum(scores, null);
    for (const { sitting, result } of tables) {
      const imps = impsOf((result?.points ?? 0) - datum);
      for (const [side, { players, team }] of sitting.entries()) {
        if (players.some((player) => keyOf(player) === "")) {
          unnamed++;
          continue;
        }
        const key = `${keyOf(team)}\n${pairKey([keyOf(players[0]), keyOf(players[1])])}`;
        const pairTotals = pairs.get(key) ?? { players, team, boards: 0, imps: 0 };
        pairs.set(key, {
          ...pairTotals,
          boards: pairTotals.boards + 1,
          imps: pairTotals.imps + (side === 0 ? imps : 0 - imps),
        });
      }
    }
    return { round, board, datum, scores: scores.length };
  });
  if (unnamed > 0) remarks.push(words.unnamed(unnamed));
  const all = [...pairs.values()].map((pair) => ({ ...pair, average: roundToHundredths(pair.imps / pair.boards) }));
  const { places, order } = ranking(all.map(({ imps, boards }) => ({ total: imps / boards, tieBreaks: [] })));
  const ranked = order.flatMap((index) => {
    const pair = all[index];
    return pair ? [{ place: places[index] ?? "", ...pair }] : [];
  });
  return { pairs: ranked, datums, remarks };
}
