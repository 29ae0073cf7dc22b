import { ACBLSCORE_DATUM, butlerImps, USUAL_DATUM } from "../bridge/butler";
import { InputError } from "../bridge/input-error";
import { messages } from "../bridge/texts";
import { atImps } from "../bridge/traveller-score";
import { toNumber } from "./cells";
import { optionalCell, yesOrNo } from "./options";
import { explained } from "./spill";
import { scoreTravellers } from "./travellers";

/**
 * Gives the Butler IMPs of each score of a board for North-South: the IMPs of its difference from the datum, the average without the extremes.
 * @customfunction BUTLER
 * @helpurl https://localhost:3000/functions-help.html#BUTLER
 * @param scores is a column with North-South's points at each table, or several columns, one a board. Adjusted scores are A+, A, A- or IMPs such as "+3 IMPs". A blank cell gives a blank.
 * @param [trim] is how many of the best and as many of the worst scores the datum leaves out. Left out, one of each where there are four scores or more.
 * @param [acblscore] is TRUE to round a datum that ends in 5 to the even ten as ACBLscore's manual has it (425 to 420), and to leave scores out, where trim does not say how many, from five scores on. Left out, such a datum is rounded away from zero (425 to 430), which together with leaving out from four scores on is the rule of a program that many clubs use.
 * @param [boards] is the number of each score's board, of the size of the scores, where travellers stand below each other in one list. Left out, each column is a board.
 * @returns IMPs, of the size of the scores.
 */
export function butler(
  scores: unknown[][],
  trim?: unknown[][],
  acblscore?: unknown[][],
  boards?: unknown[][]
): unknown[][] {
  const leftOut = explained(() => trimIn(trim));
  const rule = explained(() => yesOrNo("acblscore", acblscore)) ? ACBLSCORE_DATUM : USUAL_DATUM;
  return scoreTravellers(scores, boards, atImps, (board) => butlerImps(board, leftOut, rule));
}

function trimIn(argument: unknown): number | null {
  const cell = optionalCell("trim", argument);
  if (cell === null) return null;
  const trim = toNumber(cell);
  if (!Number.isInteger(trim) || trim < 0) throw new InputError(messages.trim(cell));
  return trim;
}
