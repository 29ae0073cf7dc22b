import { parseGroup } from "../bridge/fouled-board";
import { isPossibleScore } from "../bridge/possible-scores";
import { FULL_PERCENT } from "../bridge/weighted-score";
import { isAmount, PENALTY_UNITS } from "../sessions/field/penalties";
import { LONGEST_REASON } from "../sessions/penalty-units";
import { isRecord } from "./parsed";
import type { Ruling } from "./rulings";

/** True for a stored or received ruling that this version knows. */
export function isRuling(stored: unknown): stored is Ruling {
  if (!isRecord(stored) || !Number.isInteger(stored.time)) return false;
  const { ruling, is, id, table, board } = stored;
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

/** True for a penalty within the limits of files and sheets. */
function isPenalty(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { number, amount, unit, reason } = value;
  const penaltyUnit = Object.values(PENALTY_UNITS)
    .flat()
    .find((each) => each === unit);
  const isWhole = penaltyUnit !== undefined && typeof amount === "number" && isAmount(String(amount), penaltyUnit);
  return isWhole && isWithin(1, Infinity, number) && typeof reason === "string" && reason.length <= LONGEST_REASON;
}

function isWrongBoard(value: unknown): boolean {
  return isRecord(value) && isWithin(0, Infinity, value.board) && isPoints(value.points);
}

function isShare(share: unknown): boolean {
  if (!isRecord(share)) return false;
  const { points, percent, side } = share;
  return (
    isPoints(points) && isWithin(1, FULL_PERCENT, percent) && [null, "N-S", "E-W"].some((allowed) => allowed === side)
  );
}

/** True for points that some contract scores. */
function isPoints(points: unknown): boolean {
  return typeof points === "number" && isPossibleScore(points, null);
}

function isWithin(min: number, max: number, number: unknown): boolean {
  return typeof number === "number" && Number.isInteger(number) && number >= min && number <= max;
}
