import { parseGroup } from "../bridge/fouled-board";
import { PENALTY_UNITS } from "../sessions/field/penalties";
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
    case "weighted":
      return is === null || (Array.isArray(is) && is.length > 0 && is.every(isShare));
    default:
      return false;
  }
}

function isPenalty(is: unknown): boolean {
  if (!isRecord(is)) return false;
  const { number, amount, unit, reason } = is;
  const isUnit = Object.values(PENALTY_UNITS)
    .flat()
    .some((known) => known === unit);
  return isUnit && isOver(0, number) && Number.isFinite(amount) && typeof reason === "string";
}

function isShare(share: unknown): boolean {
  if (!isRecord(share)) return false;
  const { points, percent, side } = share;
  return Number.isInteger(points) && isOver(0, percent) && [null, "N-S", "E-W"].some((known) => known === side);
}

function isOver(least: number, number: unknown): boolean {
  return typeof number === "number" && Number.isInteger(number) && number > least;
}
