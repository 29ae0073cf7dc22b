import { crossImps } from "../bridge/cross-imps";
import { NOT_FOULED } from "../bridge/fouled-board";
import { atImps } from "../bridge/traveller-score";
import { yesOrNo } from "./options";
import { explained } from "./spill";
import { scoreTravellers } from "./travellers";

/**
 * Gives each score's cross-IMPs for North-South: its IMPs against every other score of the board, added up.
 * @customfunction CROSSIMPS
 * @helpurl https://localhost:3000/functions-help.html#CROSSIMPS
 * @param scores is a column with North-South's points at each table, or several columns, one for each board. Pass is 0. Adjusted scores are A+, A, A-, both sides' percentages such as 60/40, or IMPs per comparison such as "+3 IMPs". np, - and a blank cell are no score and give a blank.
 * @param [average] is TRUE to divide by the number of comparisons. If omitted, the IMPs are added up.
 * @param [boards] is the board number of each score, if all travellers are in one list: a range of the same size as scores. If omitted, each column is a board.
 * @param [groups] is the group of each score of a fouled board, a letter or blank, in a range of the same size as scores: each score is compared with those of its group. If omitted, all scores of a board are compared.
 * @returns IMPs, in a range of the same size as scores.
 */
export function crossImpsOfScores(
  scores: unknown[][],
  average?: unknown[][],
  boards?: unknown[][],
  groups?: unknown[][]
): unknown[][] {
  const averaged = explained(() => yesOrNo("average", average));
  return scoreTravellers(scores, { boards, groups }, atImps, (board, letters) =>
    crossImps(board, averaged, { ...NOT_FOULED, groups: letters })
  );
}
