import { crossImps } from "../bridge/cross-imps";
import { atImps } from "../bridge/traveller-score";
import { yesOrNo } from "./options";
import { explained } from "./spill";
import { scoreTravellers } from "./travellers";

/**
 * Gives the cross-IMPs of each score of a board for North-South: its IMPs against every other score, added up.
 * @customfunction CROSSIMPS
 * @helpurl https://localhost:3000/functions-help.html#CROSSIMPS
 * @param scores is a column with North-South's points at each table, or several columns, one a board. Adjusted scores are A+, A, A- or IMPs a comparison such as "+3 IMPs". A blank cell gives a blank.
 * @param [average] is TRUE to divide by the number of comparisons. Left out, the sum.
 * @param [boards] is the number of each score's board, of the size of the scores, where travellers stand below each other in one list. Left out, each column is a board.
 * @returns IMPs, of the size of the scores.
 */
export function crossImpsOfScores(scores: unknown[][], average?: unknown[][], boards?: unknown[][]): unknown[][] {
  const averaged = explained(() => yesOrNo("average", average));
  return scoreTravellers(scores, boards, atImps, (board) => crossImps(board, averaged));
}
