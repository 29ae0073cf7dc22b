import { boardAMatchPoints } from "../bridge/board-a-match";
import { netScore, tablePoints } from "../bridge/comparison";
import { messages } from "../bridge/texts";
import { isBlank, pointsIn, type Cell } from "./cells";
import { spill, spillStrictly } from "./spill";

/**
 * Gives a board's net score for the team that sits North-South at Table 1, from the N-S plus and minus columns of both tables.
 * @customfunction NETSCORE
 * @helpurl https://localhost:3000/functions-help.html#NETSCORE
 * @param t1plus is what North-South won at Table 1, or a column of such scores. It is blank or 0 if they won nothing.
 * @param t1minus is what North-South lost at Table 1: a range of the same size as t1plus.
 * @param t2plus is what North-South won at Table 2: a range of the same size as t1plus.
 * @param t2minus is what North-South lost at Table 2: a range of the same size as t1plus.
 * @returns Net points; blank until both tables have a result.
 */
export function netScoreOfColumns(
  t1plus: unknown[][],
  t1minus: unknown[][],
  t2plus: unknown[][],
  t2minus: unknown[][]
): unknown[][] {
  const names = ["t1plus", "t1minus", "t2plus", "t2minus"] as const;
  return spillStrictly(names, [t1plus, t1minus, t2plus, t2minus], (plus1, minus1, plus2, minus2) => {
    const plusMinus1 = { plus: columnPoints("t1plus", plus1), minus: columnPoints("t1minus", minus1) };
    const plusMinus2 = { plus: columnPoints("t2plus", plus2), minus: columnPoints("t2minus", minus2) };
    return netScore(tablePoints(plusMinus1, 1), tablePoints(plusMinus2, 2)) ?? "";
  });
}

/**
 * Gives the points of a board at board-a-match: 1 for a win, 0.5 for a tie and 0 for a loss.
 * @customfunction BAM
 * @helpurl https://localhost:3000/functions-help.html#BAM
 * @param net is the net score of the board, or a range of net scores. A blank cell gives a blank.
 * @returns 1, 0.5 or 0.
 */
export function bam(net: unknown[][]): unknown[][] {
  return spill(["net"], [net], (cell) => {
    if (isBlank(cell)) return "";
    return boardAMatchPoints(pointsIn(cell, messages.net));
  });
}

function columnPoints(name: string, cell: Cell): number | null {
  return isBlank(cell) ? null : pointsIn(cell, (written) => messages.column(name, written));
}
