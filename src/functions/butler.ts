import { ACBLSCORE_DATUM, butlerImps, DEFAULT_DATUM } from "../bridge/butler";
import { InputError } from "../bridge/input-error";
import { messages } from "../bridge/texts";
import { atImps } from "../bridge/traveller-score";
import { toNumber } from "./cells";
import { optionalCell, yesOrNo } from "./options";
import { explained } from "./spill";
import { scoreTravellers } from "./travellers";

/**
 * Gives each score's Butler IMPs for North-South: the IMPs for its difference from the datum, which is the average without the extremes.
 * @customfunction BUTLER
 * @helpurl https://localhost:3000/functions-help.html#BUTLER
 * @param scores is a column with North-South's points at each table, or several columns, one for each board. Pass is 0. Adjusted scores are A+, A, A-, both sides' percentages such as 60/40, or IMPs such as "+3 IMPs". np, - and a blank cell are no score and give a blank.
 * @param [trim] is how many scores the datum leaves out at each end. If omitted, one at each end if there are four scores or more, otherwise none.
 * @param [acblscore] is TRUE for the rules of ACBLscore's manual: a datum that ends in 5 is rounded to the even ten (425 to 420), and if trim is omitted, the extremes are left out only if there are five scores or more. If acblscore is omitted, a datum that ends in 5 is rounded away from zero (425 to 430), as many clubs do.
 * @param [boards] is the board number of each score, if all travellers are in one list: a range of the same size as scores. If omitted, each column is a board.
 * @returns IMPs, in a range of the same size as scores.
 */
export function butler(
  scores: unknown[][],
  trim?: unknown[][],
  acblscore?: unknown[][],
  boards?: unknown[][]
): unknown[][] {
  const leftOut = explained(() => trimIn(trim));
  const rule = explained(() => yesOrNo("acblscore", acblscore)) ? ACBLSCORE_DATUM : DEFAULT_DATUM;
  return scoreTravellers(scores, { boards }, atImps, (board) => butlerImps(board, leftOut, rule));
}

function trimIn(argument: unknown): number | null {
  const cell = optionalCell("trim", argument);
  if (cell === null) return null;
  const trim = toNumber(cell);
  if (!Number.isInteger(trim) || trim < 0) throw new InputError(messages.trim(cell));
  return trim;
}
