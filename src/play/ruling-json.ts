import { parseGroup } from "../bridge/fouled-board";
import { isPossibleScore } from "../bridge/possible-scores";
import { FULL_PERCENT } from "../bridge/weighted-score";
import { isAmount, PENALTY_UNITS } from "../sessions/field/penalties";
import { LONGEST_REASON } from "../sessions/penalty-units";
import { isRecord } from "./parsed";
import type { Ruling } from "./rulings";

/** Whether what was kept, or came in a code, is a ruling of the Director that this version knows. */
export function isRuling(kept: unknown): kept is Ruling {
  if (!isRecord(kept) || !Number.isInteger(kept.time)) return false;
  const { ruling, is, id, table, board } = kept;
  if (ruling === "penalty") return typeof id === "string" && (is === null || isPenalty(is));
  if (!Number.isInteger(table) || !Number.isInteger(board)) return false;
  switch (ruling) {
    case "turned":
      return is === null || is === true;
    case "group":
      return is === null || (typeof is === "string" && parseGroup(is) === is);
    case "instead":
      return is === null || isWrongBoard(is);
    case "weighted":
      return is === null || (Array.isArray(is) && is.length > 0 && is.every(isShare));
    default:
      return false;
  }
}

/** As files and sheets take them: what a code brings is no larger. */
function isPenalty(is: unknown): boolean {
  if (!isRecord(is)) return false;
  const { number, amount, unit, reason } = is;
  const known = Object.values(PENALTY_UNITS)
    .flat()
    .find((each) => each === unit);
  const isWhole = known !== undefined && typeof amount === "number" && isAmount(String(amount), known);
  return isWhole && isWithin(1, Infinity, number) && typeof reason === "string" && reason.length <= LONGEST_REASON;
}

function isWrongBoard(is: unknown): boolean {
  return isRecord(is) && isWithin(0, Infinity, is.board) && isPoints(is.points);
}

function isShare(share: unknown): boolean {
  if (!isRecord(share)) return false;
  const { points, percent, side } = share;
  return isPoints(points) && isWithin(1, FULL_PERCENT, percent) && [null, "N-S", "E-W"].some((known) => known === side);
}

/** Points that some contract gives. */
function isPoints(points: unknown): boolean {
  return typeof points === "number" && isPossibleScore(points, null);
}

function isWithin(least: number, most: number, number: unknown): boolean {
  return typeof number === "number" && Number.isInteger(number) && number >= least && number <= most;
}
