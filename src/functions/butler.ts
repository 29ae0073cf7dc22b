import { butlerImps } from "../bridge/butler";
import { InputError } from "../bridge/input-error";
import { messages } from "../bridge/messages";
import { atImps } from "../bridge/traveller-score";
import { optionalCell } from "./options";
import { toNumber } from "./cells";
import { explained } from "./spill";
import { scoreTravellers } from "./travellers";

/**
 * Gives the Butler IMPs of each score of a board for North-South: the IMPs of its difference from the datum, the average without the extremes.
 * @customfunction BUTLER
 * @helpurl https://localhost:3000/functions-help.html#BUTLER
 * @param scores is a column with North-South's points at each table, or several columns, one a board. Adjusted scores are A+, A, A- or IMPs such as "+3 IMPs". A blank cell gives a blank.
 * @param [trim] is how many of the best and as many of the worst scores the datum leaves out. Left out, one of each where there are five scores or more.
 * @returns IMPs, of the size of the scores.
 */
export function butler(scores: unknown[][], trim?: unknown[][]): unknown[][] {
  const left = explained(() => trimIn(trim));
  return scoreTravellers(scores, atImps, (board) => butlerImps(board, left));
}

function trimIn(argument: unknown): number | null {
  const cell = optionalCell("trim", argument);
  if (cell === null) return null;
  const trim = toNumber(cell);
  if (!Number.isInteger(trim) || trim < 0) throw new InputError(messages.trim(cell));
  return trim;
}
