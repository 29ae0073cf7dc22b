import { NOT_FOULED } from "../bridge/fouled-board";
import { matchpointPercentages, matchpoints } from "../bridge/matchpoints";
import { atMatchpoints } from "../bridge/traveller-score";
import { yesOrNo } from "./options";
import { explained } from "./spill";
import { scoreTravellers } from "./travellers";

/**
 * Gives each score's matchpoints for North-South: two for each score of the board that it beats and one for each that it equals.
 * @customfunction MATCHPOINTS
 * @helpurl https://localhost:3000/functions-help.html#MATCHPOINTS
 * @param scores is a column with North-South's points at each table, or several columns, one for each board. Pass is 0. Adjusted scores are A+, A, A-, a percentage such as 45%, or both sides' such as 60/40. np, - and a blank cell are no score and give a blank.
 * @param [percent] is TRUE for percentages of the top, 0 to 100. If omitted, matchpoints are given.
 * @param [boards] is the board number of each score, if all travellers are in one list: a range of the same size as scores. If omitted, each column is a board.
 * @param [groups] is the group of each score of a fouled board, a letter or blank, in a range of the same size as scores: each score is compared with those of its group. If omitted, all scores of a board are compared.
 * @returns Matchpoints or percentages, in a range of the same size as scores.
 */
export function matchpointsOfScores(
  scores: unknown[][],
  percent?: unknown[][],
  boards?: unknown[][],
  groups?: unknown[][]
): unknown[][] {
  const inPercent = explained(() => yesOrNo("percent", percent));
  return scoreTravellers(scores, { boards, groups }, atMatchpoints, (board, letters) => {
    const fouled = { ...NOT_FOULED, groups: letters };
    return inPercent ? matchpointPercentages(board, fouled) : matchpoints(board, undefined, fouled);
  });
}
