import { matchpointPercentages, matchpoints } from "../bridge/matchpoints";
import { atMatchpoints } from "../bridge/traveller-score";
import { yesOrNo } from "./options";
import { explained } from "./spill";
import { scoreTravellers } from "./travellers";

/**
 * Gives the matchpoints of each score of a board for North-South: two for each score beaten and one for each equalled.
 * @customfunction MATCHPOINTS
 * @helpurl https://localhost:3000/functions-help.html#MATCHPOINTS
 * @param scores is a column with North-South's points at each table, or several columns, one a board. Adjusted scores are A+, A, A- or a percentage such as 45%. A blank cell gives a blank.
 * @param [percent] is TRUE for percentages of the top, 0 to 100. Left out, matchpoints.
 * @param [boards] is the number of each score's board, of the size of the scores, where travellers stand below each other in one list. Left out, each column is a board.
 * @returns Matchpoints or percentages, of the size of the scores.
 */
export function matchpointsOfScores(scores: unknown[][], percent?: unknown[][], boards?: unknown[][]): unknown[][] {
  const inPercent = explained(() => yesOrNo("percent", percent));
  return scoreTravellers(scores, boards, atMatchpoints, inPercent ? matchpointPercentages : matchpoints);
}
